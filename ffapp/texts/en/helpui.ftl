# The screen of the help; what it tells is in help.ftl.

helpui-title = Help
helpui-topics = Topics
helpui-search = Look for a word
helpui-nothing = No topic speaks of that.
helpui-keys = Keys of this screen
helpui-keys-title = Keys
helpui-key = { $tip_given ->
    [yes] { $title } — { $tip }
   *[no] { $title }
}
helpui-key-leave = Close
helpui-tip-leave = Clear the search, then close the help
helpui-key-up = Previous
helpui-key-down = Next
helpui-tip-step = From topic to topic
helpui-key-page-up = Page up
helpui-key-page-down = Page down
helpui-tip-scroll = Turn the page of the topic
