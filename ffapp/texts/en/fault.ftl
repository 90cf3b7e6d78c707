# What is wrong with data that was read: one sentence, after the place where it was found. ffapp/core/faults.py

fault-told = { $where_given ->
    [yes] { $where }: {""}
   *[no] {""}
}{ $fault ->
    [truncated] it ends too early, something is missing at the end
    [syntax] this is not JSON: { fault-syntax } (byte { $number })
    [encoding] the text is not UTF-8
    [deep] too many levels inside one another
    [type] { NAME("fault-kind", $expected) }{ $also_given ->
        [yes] {" "}or { NAME("fault-kind", $also) }
       *[no] {""}
    } is needed{ $got_given ->
        [yes] , not { NAME("fault-kind", $got) }
       *[no] {""}
    }
    [missing] the field “{ $name }” is missing
    [unknown] there is no field “{ $name }” here
    [value] “{ $name }” is not one of the possible values
    [form] the text is not written as it must be
    [least] { $number } or more is needed
    [most] { $number } or less is needed
    [longer] it is too short, the least length is { $number }
    [shorter] it is too long, the greatest length is { $number }
    [exactly] its length has to be { $number }
    [range] the number is too large
    [one-of] exactly one of these is needed: { $name }
    [only-with-cmd] “cmd” is missing, without which these mean nothing: { $name }
   *[other] the value does not fit
}
fault-syntax = { $expected ->
    [half] a character that takes two escapes has only one of them
    [escape] a backslash is followed by something that is not an escape
    [comma] a comma is missing, or what closes
    [comma-more] there is a comma too many before what closes
    [key] the name of a field belongs in quotation marks
    [colon] a colon is missing after the name of a field
    [more] something follows after the end
    [number] a number is badly written
    [character] a character does not belong there
   *[other] it is badly written
}
fault-kind-int = a whole number
fault-kind-float = a number with a fraction or an exponent
fault-kind-str = a text
fault-kind-bool = true or false
fault-kind-null = null
fault-kind-array = a list
fault-kind-object = an object
