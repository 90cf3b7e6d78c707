"""Every sentence of the rules of DOOnjons&Dragons, told in few words, with the tests that cover it.

`RULES` follows the rules paragraph by paragraph: each sentence has a number within its paragraph, and a letter where it
says several things.
"""

from __future__ import annotations

from tests.sentences import Rule

FILES = {
    "attacks": "tests/doonjons/test_attacks.py",
    "drawn": "tests/tui/test_grid_picture.py",
    "grid": "tests/tui/test_grid.py",
    "labels": "tests/tui/test_grid_labels.py",
    "cases": "tests/doonjons/test_cases.py",
    "equipment": "tests/doonjons/test_equipment.py",
    "extended": "tests/doonjons/test_extended.py",
    "fields": "tests/doonjons/test_every_field.py",
    "initiative": "tests/doonjons/test_initiative.py",
    "monsters": "tests/doonjons/test_monsters.py",
    "party": "tests/doonjons/test_party.py",
    "play": "tests/tui/test_dungeon.py",
    "random": "tests/doonjons/test_random_play.py",
    "setup": "tests/doonjons/test_setup.py",
    "turns": "tests/doonjons/test_turns.py",
    "walls": "tests/doonjons/test_walls.py",
}

CHARACTERS = (
    Rule("characters-1", "1 to 6 players, each with one character, and a game master", "party: one_to_six_play"),
    Rule(
        "characters-2",
        "hit points by class alone: Fighter 20, Cleric 16, Rogue 16, Wizard 12",
        "party: a_character_is_its_dice_its_race_and_its_class",
    ),
    Rule(
        "characters-3a",
        "strength, dexterity, speed and initiative are each 4d4 + 3 + race",
        "party: a_character_is_its_dice_its_race_and_its_class "
        "the_dice_of_creation_are_asked_for_in_the_order_of_the_characteristics; "
        "cases: 22_a_human_fighter_whose_dice_are_all_one",
    ),
    Rule(
        "characters-3b",
        "Elf dexterity +6; Halfling dexterity +4, speed +2; Human +2 to these four; Dwarf strength +6",
        "party: a_character_is_its_dice_its_race_and_its_class there_are_four_races_and_four_classes",
    ),
    Rule(
        "characters-4a",
        "names are any text, 1 to 40 characters",
        "party: a_name_has_up_to_40_characters_without_the_blanks_at_its_ends what_is_no_name_is_refused "
        "other_names_are_free",
    ),
    Rule(
        "characters-4b",
        "and differ within a party",
        "party: two_characters_do_not_share_a_name_however_it_is_written "
        "blanks_within_and_forms_of_letters_do_not_make_two_names_of_one "
        "a_character_can_be_renamed_at_any_time_also_by_another_case; random: whatever_is_played_the_table_stays_sound",
    ),
)

EQUIPMENT = (
    Rule(
        "equipment-1",
        "scale mail and half plate are light armour, AC 9 and 10",
        "equipment: each_piece_has_its_figures there_are_eleven_kinds_and_no_other",
    ),
    Rule(
        "equipment-2",
        "chain mail and plate are heavy armour, AC 11 and 12, speed −4 worn",
        "equipment: each_piece_has_its_figures; cases: 17_a_longsword_and_chain_mail",
    ),
    Rule("equipment-3", "quarterstaff and mace: simple melee, 1d6, range 1", "equipment: each_piece_has_its_figures"),
    Rule(
        "equipment-4",
        "longsword and rapier: war melee, 1d8, range 1; wielded: speed −2, strength +4",
        "equipment: each_piece_has_its_figures; cases: 17_a_longsword_and_chain_mail",
    ),
    Rule(
        "equipment-5",
        "light crossbow 1d8 and shortbow 1d6 at 16, sling 1d4 at 6",
        "equipment: each_piece_has_its_figures; cases: 20_a_sling_reaches_six_cells_whatever_is_between",
    ),
    Rule(
        "equipment-6",
        "the starting kit of each class",
        "party: a_character_is_its_dice_its_race_and_its_class there_are_four_races_and_four_classes",
    ),
    Rule(
        "equipment-7a",
        "at most one weapon and one armour are worn",
        "turns: the_old_piece_goes_back_into_the_inventory what_cannot_be_worn_is_refused; "
        "random: whatever_is_played_the_table_stays_sound",
    ),
    Rule("equipment-7b", "the inventory has no limit", "turns: the_inventory_has_no_limit"),
    Rule(
        "equipment-8",
        "the first weapon and armour of the kit are worn at the start",
        "party: a_character_is_its_dice_its_race_and_its_class",
    ),
    Rule(
        "equipment-9",
        "nothing worn on the body: AC 0",
        "party: who_wears_no_armour_has_armour_class_0_and_who_has_no_weapon_no_attack; "
        "attacks: who_wears_nothing_is_easily_hit_and_who_holds_nothing_does_not_attack",
    ),
    Rule(
        "equipment-10",
        "nothing in hand: no attack",
        "attacks: who_wears_nothing_is_easily_hit_and_who_holds_nothing_does_not_attack",
    ),
)

MONSTERS = (
    Rule(
        "monsters-1a",
        "species, one attack with range and damage dice, hit points, speed, armour class, initiative",
        "monsters: a_monster_is_all_that_the_master_says every_species_of_the_bestiary_can_be_made",
    ),
    Rule(
        "monsters-1b",
        "a number, given by itself where a species appears more than once",
        "monsters: a_species_that_appears_twice_is_numbered_when_the_dungeon_begins",
    ),
    Rule("monsters-1c", "and kept when others die", "monsters: numbers_are_kept_when_others_die"),
    Rule("monsters-1d", "damage dice: any NdM", "equipment: dice_are_read no_dice_are_refused"),
    Rule(
        "monsters-1e",
        "strength, 0 and locked if ranged, or dexterity, 0 and locked if melee",
        "monsters: an_attack_at_range_counts_dexterity a_figure_out_of_bounds_is_refused "
        "a_monster_is_changed_in_what_is_given_and_whole_again",
    ),
    Rule(
        "monsters-2a",
        "hit points at least 1, other figures at least 0",
        "monsters: a_figure_out_of_bounds_is_refused a_figure_of_0_is_one; "
        "fields: no_field_takes_what_is_out_of_bounds",
    ),
    Rule(
        "monsters-2b",
        "ranged range at least 2",
        "monsters: an_attack_at_range_counts_dexterity a_figure_out_of_bounds_is_refused",
    ),
    Rule("monsters-2c", "1 to 20 dice of 2 to 100 faces", "equipment: dice_are_read no_dice_are_refused"),
)

SETUP = (
    Rule(
        "setup-1a",
        "by the game master, for each of three dungeons in a row",
        "attacks: after_the_third_dungeon_the_campaign_is_won",
    ),
    Rule(
        "setup-1b",
        "size, each side 15 to 25",
        "setup: a_side_has_15_to_25_cells another_size_is_refused what_is_cut_off_is_asked_about_first",
    ),
    Rule(
        "setup-1c",
        "obstacles",
        "setup: obstacles_are_painted_and_taken_away no_more_cells_than_a_map_has_are_painted_at_once",
    ),
    Rule("setup-1d", "monsters", "monsters: a_monster_is_all_that_the_master_says a_monster_is_taken_out"),
    Rule(
        "setup-1e",
        "characters",
        "setup: a_figure_is_placed_moved_and_taken_off play_begins_where_the_seats_are "
        "seats_that_nobody_takes_are_in_nobodys_way",
    ),
    Rule(
        "setup-1f",
        "items on the floor",
        "setup: several_things_lie_in_one_cell_also_under_a_figure there_are_no_more_than_two_hundred_things",
    ),
    Rule(
        "setup-1g",
        "a few sentences of context",
        "setup: the_context_is_told_and_changed what_cannot_be_told_is_refused",
    ),
    Rule(
        "setup-2a",
        "every dungeon has a complete default that one key accepts",
        "setup: every_dungeon_has_a_complete_default_for_every_party",
    ),
    Rule("setup-2b", "and that can be changed before play", "setup: a_default_can_be_changed_before_play"),
    Rule(
        "setup-3a",
        "nothing stands or lies on an obstacle",
        "setup: no_obstacle_where_somebody_stands_or_something_lies nobody_is_put_on_an_obstacle_or_on_another "
        "nothing_lies_on_an_obstacle figures_and_things_on_obstacles_are_refused "
        "a_dungeon_that_lies_about_itself_is_refused; random: whatever_is_played_the_table_stays_sound",
    ),
    Rule(
        "setup-3b",
        "two figures never share a cell",
        "setup: nobody_is_put_on_an_obstacle_or_on_another a_dungeon_that_lies_about_itself_is_refused; "
        "random: whatever_is_played_the_table_stays_sound whole_campaigns_keep_every_law",
    ),
    Rule(
        "setup-3c",
        "items may lie under a figure and several may share a cell",
        "setup: several_things_lie_in_one_cell_also_under_a_figure a_figure_is_placed_moved_and_taken_off",
    ),
    Rule(
        "setup-4",
        "a dungeon without a monster does not start, nor one with a figure not placed",
        "setup: a_dungeon_without_a_monster_does_not_start a_dungeon_with_a_figure_not_placed_does_not_start",
    ),
    Rule(
        "setup-5",
        "after initiative and before the first turn, equipping is free, also into wearing nothing",
        "turns: before_the_first_turn_equipping_is_free_also_into_nothing free_equipping_ends_with_the_first_turn "
        "nothing_cannot_be_taken_off",
    ),
    Rule(
        "setup-6",
        "once the dungeon has begun its setup is locked",
        "setup: once_the_dungeon_has_begun_its_setup_is_locked; monsters: setup_is_locked_once_the_dungeon_has_begun",
    ),
)

INITIATIVE = (
    Rule(
        "initiative-1",
        "1d20 + initiative, highest first",
        "initiative: the_highest_sum_comes_first everybody_rolls_one_die_of_twenty_characters_first",
    ),
    Rule(
        "initiative-2",
        "tied: the higher characteristic, characters before monsters, order of creation; the screen says why",
        "initiative: a_tie_is_broken_and_the_reason_told",
    ),
    Rule(
        "initiative-3",
        "the order is fixed for the dungeon and rolled anew in the next",
        "initiative: the_order_is_fixed_for_the_dungeon_and_rolled_anew_in_the_next",
    ),
    Rule(
        "initiative-4",
        "who dies leaves the order without anyone losing or gaining a turn",
        "initiative: whoever_dies_whenever_nobody_loses_or_gains_a_turn a_kill_with_the_last_action_passes_the_turn_on "
        "the_last_in_the_order_may_kill_the_first; cases: 21_who_kills_takes_nobodys_turn; "
        "random: whole_campaigns_keep_every_law hundreds_of_whole_campaigns_keep_every_law",
    ),
)

TURN = (
    Rule(
        "turn-1a",
        "up to three actions, each equip, move, attack or pick up, repeats allowed",
        "turns: a_turn_is_three_actions_of_any_kind_repeats_allowed each_kind_of_action_costs_one "
        "actions_of_a_turn_that_is_over_are_lost; random: whole_campaigns_keep_every_law",
    ),
    Rule("turn-1b", "the turn can be ended early", "turns: a_turn_can_be_ended_early"),
    Rule("turn-2", "a natural 1 or 20 is nothing special", "attacks: a_natural_1_or_20_is_nothing_special"),
    Rule(
        "turn-3",
        "a refused or cancelled action costs nothing",
        "turns: a_refused_action_costs_nothing an_action_taken_back_costs_nothing; "
        "cases: 18_who_cannot_move_does_not_pay_for_trying; random: whatever_is_played_the_table_stays_sound",
    ),
    Rule(
        "turn-4",
        "after each action the player or game master may comment, freely",
        "turns: player_and_master_comment_freely_after_each_action_and_it_costs_nothing what_is_no_comment_is_refused",
    ),
)

EQUIP = (
    Rule(
        "equip-1a",
        "characters only",
        "monsters: a_monster_has_no_equipment_and_cannot_take_any",
    ),
    Rule("equip-1b", "the old piece goes back to the inventory", "turns: the_old_piece_goes_back_into_the_inventory"),
    Rule(
        "equip-2",
        "a piece of the kind already worn is refused",
        "turns: another_piece_of_the_kind_already_worn_is_refused what_cannot_be_worn_is_refused",
    ),
)

MOVE = (
    Rule(
        "move-1a",
        "up to a third of the effective speed, rounded down",
        "turns: a_move_is_a_third_of_the_speed_rounded_down open_floor_at_speed_6_is_24_cells "
        "what_is_worn_changes_what_follows_in_the_same_turn; cases: 19_speed_12_goes_four_cells_diagonals_counting_one",
    ),
    Rule(
        "move-1b",
        "effective speed is never below 0",
        "turns: speed_is_never_below_0; random: whatever_is_played_the_table_stays_sound",
    ),
    Rule("move-2", "a diagonal step is 1", "equipment: a_diagonal_step_is_one"),
    Rule(
        "move-3a",
        "obstacles and figures in between do not count",
        "turns: obstacles_and_figures_between_do_not_count",
    ),
    Rule(
        "move-3b",
        "only the target cell must be free and on the map",
        "turns: a_refused_action_costs_nothing who_is_walled_in_or_slow_has_nowhere_to_go_and_may_end; "
        "random: in_every_state_of_random_legal_play_the_options_are_what_the_rules_allow",
    ),
    Rule("move-4", "the own cell is refused", "turns: a_refused_action_costs_nothing"),
)

ATTACK = (
    Rule(
        "attack-1a",
        "the target is within the weapon's range, same distance",
        "attacks: a_target_is_within_the_weapons_range; cases: 20_a_sling_reaches_six_cells_whatever_is_between",
    ),
    Rule("attack-1b", "obstacles do not block", "cases: 20_a_sling_reaches_six_cells_whatever_is_between"),
    Rule(
        "attack-2",
        "a character attacks a monster, a monster a character",
        "attacks: nobody_attacks_ones_own_side; random: whole_campaigns_keep_every_law",
    ),
    Rule(
        "attack-3a",
        "1d20 + strength (melee) or dexterity (ranged) strictly above the armour class hits",
        "cases: 16_strictly_above_the_armour_class_hits; attacks: at_range_dexterity_counts "
        "a_monster_attacks_with_its_own_dice the_chance_told_is_the_count_of_faces_that_hit",
    ),
    Rule(
        "attack-3b",
        "then the weapon's dice",
        "attacks: a_monster_attacks_with_its_own_dice damage_beyond_what_is_left_leaves_0",
    ),
    Rule(
        "attack-4",
        "the war weapon's +4 is in the attack roll and never in the damage",
        "attacks: in_melee_strength_counts_and_the_war_weapons_is_never_in_the_damage",
    ),
)

PICK_UP = (
    Rule("pick-up-1a", "characters only", "monsters: a_monster_has_no_equipment_and_cannot_take_any"),
    Rule("pick-up-1b", "one item of one's own cell", "turns: one_thing_of_ones_own_cell_is_picked_up"),
    Rule("pick-up-1c", "chosen where there are several", "turns: of_several_things_one_is_chosen"),
)

END = (
    Rule(
        "end-1",
        "the moment any character dies: defeat, checked before victory",
        "attacks: the_first_death_of_a_character_is_the_defeat_and_tells_its_cause; "
        "random: whole_campaigns_keep_every_law",
    ),
    Rule(
        "end-2",
        "the last monster dead: victory, full hit points, inventory and what is worn kept, next dungeon",
        "attacks: the_last_monsters_death_is_the_victory_and_everybody_is_whole_again "
        "the_dungeon_goes_on_while_a_monster_lives",
    ),
    Rule(
        "end-3",
        "after the third: won",
        "attacks: after_the_third_dungeon_the_campaign_is_won; random: campaigns_end_in_every_way",
    ),
    Rule(
        "end-4",
        "the master may also declare a defeat",
        "attacks: the_master_may_declare_a_defeat a_defeat_is_declared_in_words_that_can_be_written",
    ),
    Rule(
        "end-5",
        "the cause: who, by whom, with what, where",
        "attacks: the_first_death_of_a_character_is_the_defeat_and_tells_its_cause "
        "after_the_third_dungeon_the_campaign_is_won",
    ),
    Rule(
        "end-6",
        "the end screen says that it is won or lost, and the cause",
        "play: the_first_death_ends_the_game_and_says_how the_master_declares_defeat_after_a_question "
        "a_campaign_is_counted",
    ),
)

DISPLAY = (
    Rule(
        "display-1a",
        "the map with its coordinates, columns A.., rows 1..",
        "grid: names_of_columns_and_rows_stay_in_sight; drawn: a_table_in_play",
    ),
    Rule(
        "display-1b",
        "obstacles and items",
        "drawn: a_table_in_play what_lies_under_a_figure_is_told heaps_tell_what_they_are",
    ),
    Rule(
        "display-1c",
        "figures of three columns, told apart by label and shape, never by colour alone",
        "drawn: every_cell_is_as_wide_as_its_scale every_figure_of_a_picture_has_a_label_of_its_own "
        "whatever_a_figure_is_is_seen_without_colours; labels: every_label_is_unique_and_fits_its_cell "
        "a_monster_is_not_told_from_a_character_by_its_case_alone",
    ),
    Rule(
        "display-1d",
        "each roll with its whole sum",
        "attacks: in_melee_strength_counts_and_the_war_weapons_is_never_in_the_damage at_range_dexterity_counts; "
        "initiative: the_highest_sum_comes_first",
    ),
    Rule(
        "display-1e",
        "the order with hit points and an arrow at whose turn it is",
        "play: the_order_has_its_arrow_and_its_throws",
    ),
    Rule(
        "display-1f",
        "the sheet of who acts, and the actions left",
        "play: the_sheet_is_of_who_acts_or_is_looked_at a_pressed_key_twice_attacks_once_and_ends_one_turn",
    ),
    Rule(
        "display-1g",
        "the whole sum of the last roll stays in sight",
        "play: the_whole_sum_of_the_last_attack_stays_in_sight tab_goes_through_the_targets_and_tells_the_chance",
    ),
)

MASTER = (
    Rule(
        "master-1",
        "the extended rules are a choice of the campaign, base rules stay as they are",
        "extended: the_rules_are_chosen_with_the_campaign_and_base_is_the_default "
        "by_the_base_rules_there_is_none_of_it; random: whatever_is_played_the_table_stays_sound",
    ),
    Rule(
        "master-2",
        "the master intervenes after any action of a character or a monster",
        "extended: the_master_intervenes_after_any_action_of_a_character_or_a_monster "
        "the_next_dungeon_begins_without_an_action",
    ),
    Rule(
        "master-3a",
        "moves any figure to a free cell",
        "extended: any_figure_is_moved_to_a_free_cell; random: whatever_is_played_the_table_stays_sound",
    ),
    Rule(
        "master-3b",
        "deals NdM damage, 1 to 20 dice of 2 to 100 faces, to any figure",
        "extended: the_master_deals_ndm_damage_to_any_figure; random: whatever_is_played_the_table_stays_sound",
    ),
    Rule(
        "master-3c",
        "puts obstacles on free cells that nothing lies on",
        "extended: obstacles_are_put_on_free_cells_that_nothing_lies_on; "
        "random: whatever_is_played_the_table_stays_sound",
    ),
    Rule(
        "master-4",
        "deaths count as always",
        "extended: deaths_by_the_masters_hand_count_as_always a_death_by_the_hand_is_a_death "
        "the_last_monster_of_the_third_dungeon_wins_also_by_the_masters_hand "
        "who_dies_in_its_own_turn_passes_it_on; random: whatever_is_played_the_table_stays_sound",
    ),
    Rule(
        "master-5",
        "each may carry a comment",
        "extended: any_figure_is_moved_to_a_free_cell the_master_deals_ndm_damage_to_any_figure "
        "obstacles_are_put_on_free_cells_that_nothing_lies_on",
    ),
    Rule("master-6", "the program as master never intervenes", "extended: the_program_as_master_never_intervenes"),
)

SPELLS = (
    Rule(
        "spells-1",
        "one action each, in the caster's own turn, at any distance; monsters have none",
        "extended: a_spell_is_cast_in_ones_own_turn_and_monsters_have_none the_third_spell_of_a_turn_passes_it_on "
        "clerics_heal_and_wizards_cast_all_three; random: whole_campaigns_keep_every_law",
    ),
    Rule("spells-2", "clerics: Guérison; wizards: all three", "extended: clerics_heal_and_wizards_cast_all_three"),
    Rule(
        "spells-3",
        "Guérison: one character, the caster too, regains 1d10, at most up to creation; refused at full",
        "extended: guerison_gives_a_character_1d10_back_at_most_up_to_creation "
        "guerison_is_for_characters_the_caster_too_and_refused_at_full; random: whole_campaigns_keep_every_law",
    ),
    Rule(
        "spells-4",
        "Boogie Woogie: any two figures, the caster too, change places",
        "extended: boogie_woogie_has_any_two_figures_change_places one_figure_alone_changes_no_place; "
        "random: whole_campaigns_keep_every_law",
    ),
    Rule(
        "spells-5a",
        "Arme magique: one weapon that any character carries, in hand or not",
        "extended: a_weapon_is_enchanted_in_hand_or_not_and_only_that",
    ),
    Rule(
        "spells-5b",
        "+1 on attack rolls and +1 on damage rolls, adding up without limit",
        "extended: arme_magique_adds_one_to_attack_and_damage_without_limit; random: whole_campaigns_keep_every_law",
    ),
    Rule("spells-5c", "for the campaign", "extended: magic_lasts_for_the_campaign"),
    Rule(
        "spells-6",
        "two-handed sword: war melee, 2d6, range 1; in no starting kit, laid out by the master",
        "extended: the_two_handed_sword_is_a_war_weapon_of_2d6 "
        "the_two_handed_sword_is_in_no_kit_and_laid_out_by_the_master_in_the_extended_rules; "
        "equipment: each_piece_has_its_figures",
    ),
)

WALLS = (
    Rule(
        "walls-1",
        "full walls, beside the assignment, off unless chosen",
        "walls: walls_are_those_of_the_rulebook_unless_full_ones_are_chosen "
        "walls_are_chosen_before_the_campaign_begins; random: whole_campaigns_keep_every_law",
    ),
    Rule(
        "walls-2a",
        "moves find a way around obstacles and enemies",
        "walls: one_walks_around_obstacles_and_enemies_and_through_friends what_is_in_reach_is_what_a_way_leads_to",
    ),
    Rule(
        "walls-2b",
        "within the same number of cells",
        "walls: a_way_is_no_longer_than_a_move what_is_in_reach_is_what_a_way_leads_to",
    ),
    Rule(
        "walls-3a",
        "a shot needs a line of sight that no obstacle cuts",
        "walls: an_obstacle_hides_and_a_figure_does_not sight_is_a_line_that_no_obstacle_cuts",
    ),
    Rule("walls-3b", "the same both ways", "walls: sight_is_a_line_that_no_obstacle_cuts"),
)

RULES = (
    *CHARACTERS,
    *EQUIPMENT,
    *MONSTERS,
    *SETUP,
    *INITIATIVE,
    *TURN,
    *EQUIP,
    *MOVE,
    *ATTACK,
    *PICK_UP,
    *END,
    *DISPLAY,
    *MASTER,
    *SPELLS,
    *WALLS,
)
