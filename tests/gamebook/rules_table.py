"""Every sentence of the rules, sections 1 (both gamebooks), 2 (*Le Dragon de la Nuit*) and 3 (*Le Marais aux
Scorpions*), told in few words, with the tests that cover it.

`RULES` follows the rules paragraph by paragraph: each sentence has a number within its paragraph, and a letter where
it says several things.
"""

from __future__ import annotations

from tests.gamebook.rules_night import NIGHT_DRAGON
from tests.sentences import Rule

BOTH = (
    # -- creation ------------------------------------------------------------------------------------------------------
    Rule(
        "creation-1",
        "Skill one die and 6, Stamina two and 12, Luck one and 6",
        "creation: each_characteristic_is_dice_and_a_base the_dice_of_creation_are_rolled_in_the_order_of_the_rules",
    ),
    Rule("creation-2", "each has an initial and a current value", "creation: each_characteristic_is_dice_and_a_base"),
    Rule(
        "creation-3a",
        "no current value above the initial one unless the section says so, by a flag of its own",
        "scores: a_gain_stops_at_the_initial_value_unless_the_section_says_so "
        "every_characteristic_stops_at_its_initial_value; random: whatever_is_played_the_game_stays_sound",
    ),
    Rule(
        "creation-3b",
        "an ordinary gain neither adds to a surplus nor takes it away, through save, load and a meal in vain",
        "scores: a_gain_stops_at_the_initial_value_unless_the_section_says_so "
        "a_surplus_survives_save_load_and_a_meal_eaten_in_vain",
    ),
    Rule(
        "creation-3c",
        "what a wound leaves of a surplus stays until it is lost",
        "scores: a_wound_takes_from_the_surplus_and_nothing_gives_it_back",
    ),
    Rule(
        "creation-4",
        "initial values change by explicit order only",
        "scores: an_initial_value_changes_by_its_own_order an_initial_value_keeps_within_bounds; "
        "random: whatever_is_played_the_game_stays_sound",
    ),
    Rule(
        "creation-5a",
        "tests, attacks, death and offers use effective values",
        "scores: a_test_of_skill_uses_effective_skill an_attack_uses_effective_skill death_uses_effective_stamina "
        "an_offer_of_luck_uses_effective_stamina",
    ),
    Rule(
        "creation-5b",
        "caps, meals and restoring stones work on raw values",
        "scores: a_cap_a_meal_and_a_restoring_stone_use_raw_scores",
    ),
    Rule(
        "creation-6",
        "effective Skill is at least 0",
        "scores: effective_skill_is_at_least_0; random: whatever_is_played_the_game_stays_sound",
    ),
    Rule(
        "creation-7a",
        "a payment beyond what is held is refused",
        "scores: a_payment_beyond_what_is_held_is_refused a_payment_may_take_from_a_surplus "
        "a_payment_with_life_is_counted_raw_and_asks_before_it_kills",
    ),
    Rule("creation-7b", "a loss takes what there is", "scores: a_loss_takes_what_there_is"),
    # -- test your luck ------------------------------------------------------------------------------------------------
    Rule("luck-1", "lucky is two dice at most Luck", "checks: lucky_is_at_most_luck_and_then_it_costs_a_point"),
    Rule(
        "luck-2",
        "first the comparison, then a point of Luck, always",
        "checks: lucky_is_at_most_luck_and_then_it_costs_a_point the_point_is_lost_whatever_the_throw",
    ),
    Rule(
        "luck-3a",
        "at Luck 0 a compulsory test rolls, is unlucky, and Luck stays",
        "checks: at_luck_0_a_compulsory_test_rolls_and_is_unlucky",
    ),
    Rule("luck-3b", "at Luck 0 an optional test is refused", "checks: at_luck_0_an_optional_test_is_refused"),
    # -- test your skill -----------------------------------------------------------------------------------------------
    Rule(
        "skill-1",
        "success is two dice and a modifier on them at most Skill",
        "checks: success_is_the_throw_and_its_modifier_at_most_skill",
    ),
    Rule("skill-2", "it costs nothing", "checks: a_test_of_skill_costs_nothing"),
    Rule("skill-3", "a natural 2 or 12 is nothing special", "checks: natural_2_and_12_are_nothing_special"),
    Rule(
        "skill-4",
        "a weapon's bonus does not count",
        "checks: what_counts_on_attack_strength_does_not_count_in_a_test",
    ),
    # -- fight ---------------------------------------------------------------------------------------------------------
    Rule(
        "fight-1",
        "two dice and Skill each, the hero's effective and with the additions of weapon and fight",
        "fight: attack_strength_is_two_dice_and_skill_and_the_heros_own_additions only_the_weapon_in_hand_counts",
    ),
    Rule(
        "fight-2",
        "the higher wounds for 2, equal ones nobody",
        "fight: the_higher_attack_strength_wounds_for_2_and_equal_ones_nobody",
    ),
    Rule(
        "fight-3",
        "a fight has one of three orders",
        "fight: in_turn_one_steps_forward_after_another in_turn_only_who_stands_first_can_be_struck "
        "as_one_is_one_enemy_with_one_set_of_scores together_one_roll_of_the_hero_is_compared_with_every_enemys",
    ),
    Rule(
        "fight-4",
        "together: a target a round, one roll of the hero, compared with each enemy's",
        "fight: together_one_roll_of_the_hero_is_compared_with_every_enemys the_target_must_be_alive_and_chosen",
    ),
    Rule(
        "fight-5",
        "it can wound the target; the others it can only avoid, or lose to",
        "fight: together_only_the_target_can_be_wounded_and_each_can_wound",
    ),
    Rule(
        "fight-6",
        "wounding and several wounds in one round all apply",
        "fight: the_hero_can_wound_and_be_wounded_several_times_in_one_round_and_all_of_it_applies",
    ),
    Rule(
        "fight-7",
        "the target is alive, and the last one left is chosen by itself",
        "fight: the_target_must_be_alive_and_chosen with_one_enemy_left_it_is_the_target_by_itself",
    ),
    Rule(
        "fight-8",
        "one wound dealt a round at most, one received from each other",
        "fight: together_only_the_target_can_be_wounded_and_each_can_wound",
    ),
    Rule(
        "fight-9",
        "an enemy at 0 is dead, and when all are the fight is won",
        "fight: an_enemy_at_0_is_dead_and_when_all_are_the_fight_is_won",
    ),
    Rule(
        "fight-10",
        "dice: the living enemies as listed, then the hero",
        "fight: together_one_roll_of_the_hero_is_compared_with_every_enemys the_target_must_be_alive_and_chosen "
        "in_turn_one_steps_forward_after_another",
    ),
    Rule("fight-11", "it begins when opened: no meal any more", "fight: a_fight_begins_when_it_is_opened"),
    Rule(
        "fight-12",
        "until its first round or stone it can be called off",
        "fight: until_its_first_round_a_fight_can_be_called_off a_round_that_wounds_nobody_is_a_round "
        "after_a_stone_a_fight_cannot_be_called_off",
    ),
    Rule("fight-13", "a section may end it, and it is noted", "fight: a_section_may_end_a_fight_and_it_is_noted"),
    Rule(
        "fight-14a",
        "between rounds the hand changes scores, from the next roll",
        "fight: between_rounds_the_readers_hand_changes_scores_from_the_next_roll "
        "a_section_may_change_the_terms_of_a_fight what_no_hand_can_write_into_a_fight",
    ),
    Rule(
        "fight-14b",
        "it adds an enemy",
        "fight: an_enemy_joins_and_attacks_from_the_next_round who_joins_a_queue_waits_at_its_end",
    ),
    Rule(
        "fight-14c",
        "the weapon is chosen before the first round, later by order of the section only",
        "fight: the_weapon_is_chosen_before_the_first_round_or_where_the_section_orders_it "
        "a_weapon_lost_in_a_fight_leaves_the_hand",
    ),
    Rule(
        "fight-14d",
        "0 by hand kills at once",
        "fight: an_enemy_at_0_by_hand_dies_at_once the_hero_at_0_by_hand_dies_at_once",
    ),
    # -- luck in a fight -----------------------------------------------------------------------------------------------
    Rule(
        "fight-luck-1",
        "optional, one test a blow, before the blow takes effect",
        "luck: luck_is_optional luck_is_tested_once_a_blow_before_it_takes_effect "
        "each_test_lowers_luck_for_the_next_one",
    ),
    Rule("fight-luck-2", "a blow dealt: lucky 4, unlucky 1", "luck: luck_changes_a_blow_dealt_by_2_more_or_1_less"),
    Rule(
        "fight-luck-3a",
        "not offered when the blow kills without it",
        "luck: luck_is_not_offered_on_a_blow_that_kills_without_it",
    ),
    Rule(
        "fight-luck-3b",
        "not offered at Luck 0",
        "luck: at_luck_0_nothing_is_offered luck_that_runs_out_between_two_offers_closes_the_rest "
        "luck_kept_for_a_later_offer_is_still_there",
    ),
    Rule(
        "fight-luck-4a",
        "offers come for the blow dealt, then for those received as listed",
        "luck: offers_come_for_the_blow_dealt_and_then_as_the_enemies_are_listed",
    ),
    Rule("fight-luck-4b", "all losses apply after the last answer", "luck: all_losses_apply_after_the_last_answer"),
    Rule(
        "fight-luck-5",
        "two blows at Stamina 2 are both offered, and say that luck on one cannot save",
        "luck: two_blows_are_both_offered_and_say_what_luck_can_save; "
        "told: two_blows_at_stamina_2_say_that_luck_on_one_cannot_save "
        "each_prospect_of_an_offer_is_told_in_its_own_words",
    ),
    Rule(
        "fight-luck-6", "a blow received: lucky 1, unlucky 3", "luck: luck_changes_a_blow_received_by_1_less_or_1_more"
    ),
    Rule(
        "fight-luck-7",
        "so luck can save Stamina 2 and cannot save Stamina 1",
        "luck: stamina_2_can_be_saved_by_luck_and_stamina_1_cannot",
    ),
    Rule(
        "fight-luck-8",
        "death is checked when all blows are settled",
        "luck: death_is_checked_when_all_blows_of_the_round_are_settled",
    ),
    Rule(
        "fight-luck-9",
        "hero and target dead in one round: the hero is dead",
        "luck: hero_and_target_dead_in_the_same_round_is_a_dead_hero an_only_enemy_cannot_die_with_the_hero",
    ),
    Rule(
        "fight-luck-10a",
        "while a blow waits only its answer, undo and reading are possible",
        "luck: while_a_blow_waits_only_its_answer_is_possible undo_works_while_a_blow_waits",
    ),
    Rule("fight-luck-10b", "the offer survives a reload", "luck: an_offer_is_still_there_after_a_reload"),
    Rule("fight-luck-10c", "and never outlives its blow", "luck: an_offer_never_outlives_its_blow"),
    Rule(
        "fight-luck-11",
        "a blow other than 2 changes by the same points, never below 0",
        "luck: luck_changes_a_blow_dealt_by_2_more_or_1_less luck_changes_a_blow_received_by_1_less_or_1_more",
    ),
    # -- escape --------------------------------------------------------------------------------------------------------
    Rule(
        "escape-1",
        "only where the fight allows it, before the first round or between rounds",
        "escape: escape_is_possible_before_the_first_round_and_between_rounds_where_the_fight_allows_it "
        "escape_may_be_granted_or_barred_by_a_section_during_the_fight "
        "there_is_no_escape_while_a_blow_waits_or_outside_a_fight",
    ),
    Rule(
        "escape-2a",
        "in DF8.5 one wound of 2 in all, with luck",
        "escape: escape_costs_one_wound_of_2_in_all_and_luck_is_allowed_on_it the_wound_of_an_escape_is_nobodys "
        "at_luck_0_the_wound_of_an_escape_is_taken_at_once a_section_may_name_the_price_of_an_escape",
    ),
    Rule(
        "escape-2b",
        "whom it kills is dead and has not escaped",
        "escape: whom_an_escape_kills_is_dead_and_has_not_escaped sickness_counts_when_an_escape_kills "
        "an_escape_whose_wound_would_kill_asks_first",
    ),
    Rule(
        "escape-3a",
        "what Stamina the enemies have left is remembered, wounded or not",
        "escape: enemies_are_remembered_with_their_stamina_wounded_or_not "
        "what_the_readers_hand_made_of_the_enemies_is_remembered "
        "what_is_remembered_survives_save_and_load_and_undo",
    ),
    Rule("escape-3b", "and who of a queue is dead", "escape: who_of_a_queue_is_dead_stays_dead"),
    Rule(
        "escape-3c",
        "and weakness already spent",
        "escape: weakness_already_spent_on_one_is_remembered_and_its_effect_is_not",
    ),
    Rule(
        "escape-3d",
        "with the clearing, or else the section",
        "escape: the_place_is_the_clearing_whatever_the_section without_a_clearing_the_place_is_the_section "
        "a_clearing_with_another_number_remembers_the_same",
    ),
    Rule(
        "escape-4a",
        "coming back offers to take up, to open another, to note them gone",
        "escape: coming_back_offers_to_take_up_to_open_another_or_to_note_them_gone "
        "of_several_in_one_place_each_is_taken_up_for_itself "
        "enemies_can_be_opened_anew_where_others_are_remembered "
        "a_fight_taken_up_by_mistake_is_called_off_and_remembered_as_it_was",
    ),
    Rule(
        "escape-4b",
        "a fight taken up is a new fight in all else",
        "escape: a_fight_taken_up_is_a_new_fight_in_all_else death_in_a_fight_taken_up_is_death "
        "fury_is_no_hindrance_to_a_fight_taken_up_nor_is_weakness_of_the_one_before",
    ),
    Rule(
        "escape-5",
        "removing a place that remembers enemies asks first",
        "escape: removing_a_place_that_remembers_enemies_asks_first; "
        "clearings: removing_a_clearing_forgets_its_enemies_and_asks_first",
    ),
    # -- the end -------------------------------------------------------------------------------------------------------
    Rule(
        "end-1",
        "Stamina 0 is death",
        "end: whoever_is_at_0_is_dead one_point_is_life no_other_score_at_0_is_death",
    ),
    Rule(
        "end-2",
        "a section may end the adventure, won or lost, with its words",
        "end: a_section_may_end_the_adventure_with_its_words death_is_no_victory",
    ),
    Rule(
        "end-3a",
        "after that only reading, notes, history and export work",
        "end: after_the_end_only_notes_are_left the_history_of_the_dead_can_be_read",
    ),
    Rule(
        "end-3b",
        "and undo as the save's mode permits",
        "end: undo_takes_a_death_back_where_the_save_permits where_undo_stops_at_the_last_roll_a_thrown_death_stays",
    ),
    Rule(
        "end-3c",
        "and the screen offers a new hero at once",
        "ending: a_new_hero_is_one_key_away_and_the_old_game_is_closed",
    ),
    # -- meals ---------------------------------------------------------------------------------------------------------
    Rule("meals-1", "never in a fight, otherwise at any time", "meals: never_in_a_fight otherwise_at_any_time"),
    Rule(
        "meals-2a",
        "eating at full Stamina is allowed after a warning, and spent",
        "meals: a_meal_at_full_stamina_is_spent_after_a_warning no_warning_where_there_is_something_to_gain",
    ),
    Rule("meals-2b", "so is a restoring stone at a full score", "stones: at_a_full_score_it_is_spent_after_a_warning"),
    # -- the reader's book ---------------------------------------------------------------------------------------------
    Rule(
        "hand-1a",
        "whatever a section orders is done by hand, with its reason",
        "hand: whatever_a_section_orders_is_done_by_hand_with_its_reason so_is_what_it_orders_in_a_fight "
        "so_is_what_a_section_of_the_night_orders",
    ),
    Rule(
        "hand-1b",
        "points, gold, meals, items",
        "hand: gold_meals_and_items_are_gained_and_spent what_no_backpack_holds "
        "the_equipment_of_the_book_is_let_go_after_a_question ids_are_never_given_twice "
        "a_weapon_that_is_none_any_more_leaves_the_hand; "
        "scores: a_gain_stops_at_the_initial_value_unless_the_section_says_so every_result_tells_before_and_after",
    ),
    Rule(
        "hand-1c",
        "go to a section",
        "hand: going_to_a_section what_no_section_is_numbered; fight: in_a_fight_the_book_goes_on",
    ),
    Rule("hand-1d", "roll any dice", "checks: any_dice_that_a_section_asks_for"),
    Rule("hand-1e", "add a note", "hand: a_note_keeps_where_it_was_taken an_empty_note_is_none"),
    Rule(
        "hand-1f",
        "open a fight with any number of enemies",
        "fight: twenty_enemies_are_the_most what_no_fight_can_be_opened_against no_fight_has_absurd_terms",
    ),
    Rule(
        "hand-2",
        "gold, meals and items never below 0: spending more is refused",
        "hand: spending_more_than_there_is_is_refused; random: whatever_is_played_the_game_stays_sound",
    ),
    Rule(
        "hand-3a",
        "numbers are whole, anything else is refused",
        "hand: numbers_are_whole a_change_of_0_is_none what_is_no_command_of_this_book_is_not_read "
        "a_command_of_another_book_is_refused",
    ),
    Rule("hand-3b", "in place", "field: whole_numbers a_bad_number_is_refused_in_place"),
    Rule(
        "hand-3c",
        "more than 9,999 either way is refused",
        "hand: more_than_9999_either_way_is_refused 9999_is_still_a_number no_figure_grows_beyond_9999; "
        "checks: absurd_dice_are_refused an_absurd_modifier_is_refused; "
        "fields: no_field_takes_what_is_out_of_bounds",
    ),
    Rule("hand-3d", "so are more than 20 enemies", "fight: twenty_enemies_are_the_most"),
    Rule(
        "hand-4",
        "a change by hand whose figures would kill asks once",
        "hand: a_change_by_hand_whose_figures_would_kill_asks_once what_cannot_be_written_is_refused_before_it_asks",
    ),
    # -- dice ----------------------------------------------------------------------------------------------------------
    Rule(
        "dice-1",
        "rolled by the program or typed by the player",
        "typed: the_program_rolls_or_the_player_types as_many_dice_as_the_rules_ask_for "
        "every_die_of_a_round_and_of_creation_can_be_typed a_command_without_dice_takes_none; "
        "creation: real_dice_are_chosen_at_creation_and_at_any_time_after",
    ),
    Rule("dice-2", "typed dice are marked for ever", "typed: typed_dice_are_marked_for_ever"),
    Rule(
        "dice-3",
        "impossible faces are refused",
        "typed: impossible_faces_are_refused a_die_of_other_sides_has_other_faces",
    ),
)

SCORPION_SWAMP = (
    # -- provisions and equipment --------------------------------------------------------------------------------------
    Rule(
        "kit-1",
        "four meals, no upper limit, 3 Stamina each",
        "meals: a_meal_gives_3_to_the_initial_value_at_most four_meals_and_no_fifth there_is_no_upper_limit; "
        "creation: what_the_heroine_sets_out_with",
    ),
    Rule("kit-2", "20 gold", "creation: what_the_heroine_sets_out_with"),
    Rule("kit-3", "sword, chain mail, backpack, copper ring", "creation: what_the_heroine_sets_out_with"),
    # -- health --------------------------------------------------------------------------------------------------------
    Rule(
        "health-1",
        "one die and 7, never above the initial value unless said",
        "health: health_is_a_die_and_7 health_is_never_above_its_initial_value_unless_said",
    ),
    Rule(
        "health-2a",
        "the largest penalty only: at 1, below a quarter, below half, each rounded up",
        "health: the_penalty_of_every_value_for_every_initial_one the_ticks_of_the_gauge_are_where_a_penalty_begins",
    ),
    Rule("health-2b", "Health 0 is death", "health: health_0_is_death; end: whoever_is_at_0_is_dead"),
    Rule(
        "health-3",
        "it is taken from Skill and from Stamina",
        "health: the_penalty_is_the_same_falling_and_rising; cases: case_23",
    ),
    Rule(
        "health-4",
        "exactly at a threshold there is none, falling or rising",
        "health: the_penalty_is_the_same_falling_and_rising",
    ),
    Rule(
        "health-5",
        "derived: it vanishes by itself, and eating cannot overfill",
        "health: the_penalty_is_derived_and_vanishes_by_itself eating_cannot_overfill_who_recovers "
        "a_change_of_the_penalty_is_told sickness_between_rounds_counts_at_once",
    ),
    Rule(
        "health-6a",
        "effective Stamina at 0 or below is death",
        "scores: death_uses_effective_stamina; health: a_blow_kills_who_is_sick_sooner; cases: case_12",
    ),
    Rule(
        "health-6b",
        "and the player is warned before",
        "health: a_loss_of_health_that_would_kill_warns a_loss_of_stamina_that_would_kill_the_sick_warns "
        "a_higher_initial_health_may_sicken_and_kill_and_warns; stones: a_curse_that_can_kill_asks_first",
    ),
    Rule("health-7", "the table of examples", "health: the_penalty_of_every_value_for_every_initial_one"),
    # -- stones --------------------------------------------------------------------------------------------------------
    Rule(
        "stones-1",
        "14 kinds, any number of each, each used once and crossed off",
        "stones: each_is_used_once_and_crossed_off_and_there_may_be_any_number no_absurd_number_of_stones "
        "stones_can_be_lost_without_being_used stones_are_kept_in_the_order_of_the_book",
    ),
    Rule("stones-2", "six neutral, four good, four evil", "stones: there_are_14_kinds_in_3_categories"),
    Rule(
        "stones-3",
        "skill, stamina, luck: half the initial value rounded up, to that value at most",
        "stones: a_restoring_stone_gives_half_the_initial_value_rounded_up_to_that_value_at_most",
    ),
    Rule("stones-4", "the heroine casts any of them", "stones: the_heroine_casts_any_of_them"),
    Rule(
        "stones-5",
        "no evil stone from a good wizard nor the reverse; a neutral source gives any, else refused",
        "stones: a_good_wizard_gives_no_evil_stone_and_an_evil_one_no_good_stone",
    ),
    Rule(
        "stones-6",
        "skill, stamina, luck at any time and until the first round is rolled, then after the fight",
        "stones: a_restoring_stone_works_any_time_until_the_first_round_and_then_after_the_fight "
        "a_skill_restored_at_the_start_of_a_fight_counts_in_it",
    ),
    Rule(
        "stones-7a",
        "strength only before the first round of a fight",
        "stones: strength_and_weakness_only_before_the_first_round_of_a_fight",
    ),
    Rule(
        "stones-7b",
        "the Skill that fights is effective Skill and 2, 12 at most, at every moment of the fight; refused at 12",
        "stones: strength_adds_2_up_to_12 strength_is_measured_on_effective_skill "
        "strength_is_reckoned_anew_whatever_changes_skill_or_health "
        "what_a_stone_of_skill_heals_does_not_take_strength_beyond_12 "
        "the_skill_that_fights_is_what_the_rule_says_at_every_moment "
        "a_strength_that_the_limit_refuses_is_not_spent; cases: case_13; "
        "checks: a_stone_of_strength_is_skill_and_counts_in_a_test_of_its_fight",
    ),
    Rule("stones-7c", "one a fight", "stones: one_strength_a_fight"),
    Rule(
        "stones-7d",
        "not with a potion of fury, the reader's flag with its bonus: each refuses the other",
        "stones: a_potion_of_fury_is_a_bonus_that_the_reader_sets_on_the_fight fury_refuses_the_stones "
        "the_stones_refuse_fury a_strength_without_effect_left_still_refuses_fury",
    ),
    Rule(
        "stones-8a",
        "weakness only before the first round, of a queue the whole, and it may name who waits",
        "stones: strength_and_weakness_only_before_the_first_round_of_a_fight "
        "in_a_queue_weakness_may_name_who_waits_but_only_before_the_first_round_of_the_whole "
        "weakness_needs_no_name_for_an_only_enemy who_joins_before_the_first_round_can_be_weakened",
    ),
    Rule(
        "stones-8b",
        "2 from that enemy's Attack Strength for that fight",
        "stones: weakness_takes_2_from_that_enemys_attack_strength",
    ),
    Rule(
        "stones-8c",
        "one an enemy, also after an escape and return",
        "stones: weakness_names_one_living_enemy_once; "
        "escape: weakness_already_spent_on_one_is_remembered_and_its_effect_is_not",
    ),
    Rule(
        "stones-8d",
        "not with a potion of fury",
        "stones: fury_refuses_the_stones the_stones_refuse_fury a_weakened_enemy_that_died_still_refuses_fury",
    ),
    Rule("stones-8e", "strength and weakness together may be", "stones: strength_and_weakness_together_are_allowed"),
    Rule("stones-9", "both end with the fight, also by escape", "stones: strength_and_weakness_end_with_the_fight"),
    Rule(
        "stones-10a",
        "all others only when the section offers it, which the reader confirms",
        "stones: all_others_only_when_the_section_offers_it a_section_may_offer_a_stone_in_a_fight_too "
        "what_a_stone_was_for_is_noted",
    ),
    Rule("stones-10b", "the help tells their limits", "told: the_help_tells_what_each_stone_does_and_its_limits"),
    Rule(
        "stones-11",
        "blessing: another creature, 3 of each, none above its own initial value",
        "stones: a_blessing_gives_another_creature_3_of_each_and_none_above_its_own_initial "
        "a_blessing_is_for_somebody_of_whom_not_all_may_be_known",
    ),
    Rule(
        "stones-12a",
        "curse: a die of Stamina, without luck, and it can kill",
        "stones: a_curse_costs_its_caster_a_die_of_stamina_and_can_kill there_is_no_luck_on_a_curse "
        "sickness_counts_when_a_curse_kills; cases: case_15",
    ),
    Rule(
        "stones-12b",
        "the caster first, and the victim's fate is the section's",
        "stones: a_curse_strikes_its_caster_first_and_the_rest_is_the_sections",
    ),
    # -- several enemies, escape ---------------------------------------------------------------------------------------
    Rule(
        "enemies-1",
        "several together: the hero rolls once",
        "fight: together_one_roll_of_the_hero_is_compared_with_every_enemys; cases: case_07 case_08 case_25",
    ),
    Rule(
        "enemies-2",
        "the place of an escape is the clearing, which remembers its enemies",
        "escape: the_place_is_the_clearing_whatever_the_section; cases: case_14 case_24",
    ),
    # -- map -----------------------------------------------------------------------------------------------------------
    Rule("map-1a", "it starts in clearing 1", "creation: she_starts_in_the_first_clearing"),
    Rule(
        "map-1b",
        "north up, clearings with their number, straight passages between them",
        "mapping: any_drawing_is_drawn_whole; layout: a_straight_passage_runs_the_way_it_was_told",
    ),
    Rule("map-1c", "along the four ways of the compass", "map: passages_run_along_the_four_ways"),
    Rule(
        "map-1d",
        "and no other: a diagonal is refused with its reason",
        "map: a_diagonal_is_refused_with_its_reason what_is_no_way_at_all_is_refused",
    ),
    Rule("map-2a", "a passage may be one-way", "map: a_passage_may_be_one_way"),
    Rule("map-2b", "or long", "map: a_passage_may_be_long; layout: a_length_is_kept"),
    Rule(
        "map-2c",
        "or cross another",
        "map: a_passage_may_cross_another; mapping: a_passage_crosses_another",
    ),
    Rule("map-2d", "or lead to a clearing without a number yet", "map: an_exit_may_be_seen_and_not_taken"),
    Rule(
        "map-3",
        "two routes may disagree about a place",
        "map: two_routes_that_disagree_are_both_kept; clearings: a_second_clearing_for_one_exit_is_told_with_the_first",
    ),
    Rule(
        "map-4",
        "passages are stretched for it, and where that does not do it is said and all is drawn still",
        "mapping: a_passage_is_stretched_where_two_routes_need_it a_contradiction_is_bent_around_and_named "
        "any_drawing_is_drawn_whole a_swamp_of_sixty_clearings_is_drawn_whole",
    ),
    Rule("map-5", "a number names one clearing", "map: a_number_names_one_clearing what_no_clearing_is_numbered"),
    Rule(
        "map-6a",
        "the hand adds, renames, moves, removes, marks and annotates clearings and passages",
        "map: clearings_are_added_renamed_renumbered_moved_marked_annotated_and_removed_by_hand "
        "passages_are_added_changed_annotated_and_removed_by_hand",
    ),
    Rule(
        "map-6b",
        "walking adds them by itself",
        "map: walking_draws_by_itself_and_there_and_back_is_one_passage",
    ),
    Rule("map-7", "it is undone and saved like all else", "map: the_drawing_is_undone_and_saved_like_all_else"),
)

RULES = (*BOTH, *NIGHT_DRAGON, *SCORPION_SWAMP)
