"""The sentences of section 2, *Le Dragon de la Nuit*, with their tests; and what a second book adds to all: that each
refuses what is the other's, and what its sections do to fights."""

from __future__ import annotations

from tests.sentences import Rule

NIGHT_DRAGON = (
    # -- provisions ----------------------------------------------------------------------------------------------------
    Rule(
        "n-meals-1a",
        "twelve meals at the start",
        "night-creation: what_the_heroine_sets_out_with; cases: case_09",
    ),
    Rule(
        "n-meals-1b",
        "never more: of a larger find what fits is taken, refused only when none fits",
        "night-meals: of_a_find_what_fits_into_12_is_taken_and_refused_only_when_none_fits",
    ),
    Rule(
        "n-meals-1c",
        "4 Stamina each",
        "night-meals: a_meal_gives_4_to_the_initial_value_at_most a_surplus_stays_as_it_was "
        "a_meal_at_full_stamina_is_spent_after_a_warning",
    ),
    Rule(
        "n-meals-2a",
        "a second meal of one’s own choice needs a new section",
        "night-meals: a_second_meal_needs_a_new_section a_fight_won_is_no_new_stop the_other_book_knows_no_stop",
    ),
    Rule(
        "n-meals-2b",
        "the reader can lift this",
        "night-meals: a_reader_may_lift_the_one_meal_a_stop; "
        "night-book: one_meal_a_stop_unless_the_reader_wishes_otherwise",
    ),
    Rule(
        "n-meals-3a",
        "a forced meal takes a meal and gives nothing",
        "night-meals: a_forced_meal_gives_nothing_and_leaves_the_stop_as_it_is no_meal_is_ordered_in_a_fight "
        "no_absurd_number_of_meals_is_ordered",
    ),
    Rule(
        "n-meals-3b",
        "and does not use up the stop",
        "night-meals: a_forced_meal_gives_nothing_and_leaves_the_stop_as_it_is a_second_meal_needs_a_new_section",
    ),
    Rule(
        "n-meals-3c",
        "with none left it costs 2 Stamina, and may kill",
        "night-meals: with_none_left_each_ordered_meal_costs_2_one_by_one hunger_that_would_kill_asks_first",
    ),
    Rule(
        "n-meals-4",
        "several are taken one by one",
        "night-meals: with_none_left_each_ordered_meal_costs_2_one_by_one; cases: case_10",
    ),
    # -- gold and equipment --------------------------------------------------------------------------------------------
    Rule(
        "n-kit-1a",
        "gold is two dice and 3",
        "night-creation: scores_and_gold_are_dice_and_a_base the_dice_of_the_gold_come_last "
        "impossible_dice_make_nobody",
    ),
    Rule(
        "n-kit-1b",
        "what the introduction gives is added by hand",
        "night-creation: the_gold_of_the_introduction_comes_by_hand",
    ),
    Rule(
        "n-kit-2",
        "objects of value are treasure, too",
        "night-creation: objects_of_value_are_part_of_the_treasure",
    ),
    Rule(
        "n-kit-3",
        "sword, leather cuirass, shield, lantern, backpack",
        "night-creation: what_the_heroine_sets_out_with",
    ),
    # -- counters ------------------------------------------------------------------------------------------------------
    Rule(
        "n-count-1",
        "Honour starts at 0 and may be negative",
        "night-creation: what_the_heroine_sets_out_with; "
        "counters: honour_may_be_negative_and_the_others_stop_at_0 neither_has_honour_a_bottom",
    ),
    Rule(
        "n-count-2",
        "Nemesis and Time Track start at 0 and never go below it",
        "night-creation: what_the_heroine_sets_out_with; "
        "counters: honour_may_be_negative_and_the_others_stop_at_0 a_payment_beyond_what_is_held_is_refused; "
        "random: whatever_is_played_the_game_stays_sound",
    ),
    Rule(
        "n-count-3",
        "none has a top",
        "counters: none_has_a_top_but_what_no_book_says what_no_hand_can_write_into_a_counter "
        "no_counter_kills_and_each_moves_in_a_fight_too",
    ),
    Rule(
        "n-count-4",
        "they are shown as counters, Honour around its zero",
        "beam: each_value_is_drawn_in_its_columns a_beam_is_never_longer_than_its_side_nor_nothing; "
        "sheet: counters_are_told_as_such_and_honour_with_its_sign",
    ),
    # -- weapons -------------------------------------------------------------------------------------------------------
    Rule(
        "n-weapon-1",
        "one weapon is in hand",
        "night-fights: two_magic_weapons_never_add_up_for_one_is_in_hand",
    ),
    Rule(
        "n-weapon-2a",
        "the bonus of a magic one is on Attack Strength",
        "night-fights: a_magic_weapon_counts_on_attack_strength_only",
    ),
    Rule(
        "n-weapon-2b",
        "two never add up",
        "night-fights: two_magic_weapons_never_add_up_for_one_is_in_hand",
    ),
    Rule(
        "n-weapon-3",
        "a section may forbid the bonus for one fight",
        "night-fights: a_section_may_forbid_the_bonus_for_one_fight",
    ),
    # -- poison --------------------------------------------------------------------------------------------------------
    Rule(
        "n-poison-1",
        "a poisoned blow costs the wound and the poison’s own loss",
        "poison: poison_comes_besides_the_wound_and_luck_works_on_the_wound_alone wound_and_poison_kill_together "
        "the_poison_of_several_adds_up poison_takes_no_more_than_there_is a_section_poisons_with_a_wound_or_without "
        "what_no_poison_and_no_antidote_is",
    ),
    Rule(
        "n-poison-2",
        "luck works on the wound",
        "poison: poison_comes_besides_the_wound_and_luck_works_on_the_wound_alone "
        "a_blow_that_is_poison_alone_offers_no_luck an_offer_of_luck_counts_the_poison_in",
    ),
    Rule(
        "n-poison-3a",
        "an antidote works between rounds or before the losses apply",
        "poison: an_antidote_between_rounds_gives_back_the_poison_at_most_and_never_the_wound "
        "an_antidote_before_the_losses_apply_prevents_the_poison_and_never_the_wound "
        "a_blow_may_wait_for_an_antidote_alone no_blow_waits_for_an_antidote_where_there_is_no_poison; "
        "night-fights: what_is_possible_while_a_blow_waits_and_after_the_end",
    ),
    Rule(
        "n-poison-3b",
        "it gives back or prevents the poison’s part at most, never the wound",
        "poison: an_antidote_between_rounds_gives_back_the_poison_at_most_and_never_the_wound "
        "an_antidote_before_the_losses_apply_prevents_the_poison_and_never_the_wound "
        "an_antidote_and_luck_help_each_with_its_own_part one_antidote_works_on_all_blows_of_the_round_in_their_order "
        "what_an_antidote_prevents_not_it_gives_back_of_what_was_lost_before "
        "an_antidote_makes_nobody_healthier_than_before; cases: case_26; "
        "random: whatever_is_played_the_game_stays_sound",
    ),
    Rule(
        "n-poison-3c",
        "it is used up",
        "poison: an_antidote_between_rounds_gives_back_the_poison_at_most_and_never_the_wound "
        "a_weapon_that_is_an_antidote_leaves_the_hand_when_it_is_used_up",
    ),
    Rule(
        "n-poison-4",
        "what can still be cured is the loss by poison not yet cured, and the sheet shows it",
        "poison: poison_that_is_over_can_no_longer_be_cured an_antidote_with_nothing_left_to_cure_is_refused_and_kept; "
        "sheet: what_can_still_be_cured_is_told; night-book: poison_is_told_only_as_long_as_there_is_any",
    ),
    Rule(
        "n-poison-5",
        "whatever else gives Stamina back lowers that account to what Stamina then still lacks",
        "poison: "
        "what_can_still_be_cured_is_the_loss_and_what_gives_stamina_back_lowers_it_to_what_is_lacking "
        "that_less_can_be_cured_than_before_is_told a_wound_after_a_full_meal_is_not_cured_by_an_antidote "
        "a_stone_that_gives_stamina_back_lowers_what_can_be_cured an_account_of_the_old_rules_cures_no_wound_of_today "
        "whatever_happens_no_more_can_be_cured_than_poison_took_and_stamina_lacks; "
        "random: whatever_is_played_the_game_stays_sound",
    ),
    # -- playing luck --------------------------------------------------------------------------------------------------
    Rule(
        "n-play-1",
        "before a roll 1 Luck is spent for a stated change to the result",
        "played: a_point_of_luck_is_paid_for_a_stated_change_to_the_result "
        "any_roll_that_a_section_asks_for_can_have_it no_absurd_change_is_played_for the_other_book_does_not_know_it",
    ),
    Rule(
        "n-play-2a",
        "it is declared before the dice",
        "played: it_costs_exactly_1_whatever_comes_of_it_and_is_declared_before_the_dice "
        "the_dice_are_the_same_with_it_and_without",
    ),
    Rule(
        "n-play-2b",
        "it needs Luck of 1 at least",
        "played: it_needs_luck_of_1_at_least",
    ),
    Rule(
        "n-play-2c",
        "it is no test",
        "played: a_point_of_luck_is_paid_for_a_stated_change_to_the_result what_is_not_played_costs_nothing",
    ),
    Rule(
        "n-play-2d",
        "it is not given back",
        "played: it_costs_exactly_1_whatever_comes_of_it_and_is_declared_before_the_dice",
    ),
    Rule(
        "n-play-3",
        "on a test of luck it is paid first, then compared with the lowered Luck",
        "played: a_test_of_luck_compares_with_what_is_left_after_paying an_optional_test_needs_a_point_besides",
    ),
    # -- magic ---------------------------------------------------------------------------------------------------------
    Rule(
        "n-magic-1",
        "a magic object has a name, a use and charges",
        "magic: it_is_noted_with_name_use_and_charges the_hand_changes_it it_is_lost_and_forgotten "
        "what_no_hand_can_write_of_magic no_sheet_holds_more_than_a_hundred ids_are_never_given_twice",
    ),
    Rule(
        "n-magic-2a",
        "using one is recorded",
        "magic: using_it_is_recorded_with_what_it_did_until_no_charge_is_left "
        "without_a_number_of_charges_it_can_be_used_as_often_as_one_likes "
        "what_works_once_is_gone_when_it_has_been_used what_works_once_has_one_charge_at_most "
        "it_is_used_in_a_fight_too_but_not_while_a_blow_waits",
    ),
    Rule(
        "n-magic-2b",
        "at 0 charges it is refused",
        "magic: using_it_is_recorded_with_what_it_did_until_no_charge_is_left",
    ),
    # -- fights --------------------------------------------------------------------------------------------------------
    Rule(
        "n-fight-1",
        "together as in every book",
        "night-fights: together_is_as_in_every_book_of_the_series; cases: case_07 case_08 case_25",
    ),
    Rule(
        "n-fight-2a",
        "no escape unless the section grants it",
        "night-fights: there_is_no_escape_unless_the_section_grants_it",
    ),
    Rule(
        "n-fight-2b",
        "at its price, 0 unless it says",
        "night-fights: it_costs_nothing_unless_the_section_says_so "
        "a_section_names_its_price_and_luck_is_allowed_on_it whom_the_price_kills_has_not_escaped "
        "a_fight_taken_up_has_its_enemies_with_their_special_blows_and_is_new_in_all_else",
    ),
    # -- map and gaps --------------------------------------------------------------------------------------------------
    Rule(
        "n-map-1",
        "places and ways are freely named, with no compass",
        "night-map: places_and_ways_are_freely_named no_way_is_bound_to_a_compass the_map_grows_by_walking "
        "enemies_left_behind_are_told_with_the_name_of_their_place; "
        "mapping: places_and_ways_freely_named_are_drawn_whole; "
        "night-creation: she_stands_nowhere_and_her_map_knows_no_compass",
    ),
    Rule(
        "n-gaps-1a",
        "Luck is one die and 6",
        "night-creation: scores_and_gold_are_dice_and_a_base",
    ),
    Rule(
        "n-gaps-1b",
        "the first steps of a round are those of the series",
        "night-fights: a_round_against_one_compares_both_attack_strengths",
    ),
    # -- the other book ------------------------------------------------------------------------------------------------
    Rule(
        "n-other-1",
        "what belongs to one book is refused in the other",
        "other-book: a_command_or_a_figure_of_the_other_book_is_refused so_is_it_in_a_fight "
        "each_book_has_what_both_share_and_its_own a_script_with_a_command_of_the_other_book_is_not_even_read "
        "nothing_of_the_other_book_is_in_a_state",
    ),
    # -- what sections do to fights ------------------------------------------------------------------------------------
    Rule(
        "n-special-1",
        "what lasts one fight ends with it",
        "night-fights: effects_count_from_the_next_roll_until_the_fight_is_over_also_after_a_reload "
        "they_end_with_their_fight_however_it_ends an_effect_may_end_before skill_falls_to_0_at_most_by_an_effect "
        "what_no_effect_is a_fight_holds_no_more_than_twenty_effects",
    ),
    Rule(
        "n-special-2",
        "after a number of rounds, or of wounds, the section takes over",
        "night-fights: after_its_number_of_rounds_the_section_takes_over a_fight_decided_in_its_last_round_is_decided "
        "a_blow_of_the_last_round_waits_before_the_section_takes_over "
        "with_an_enemys_so_many_th_wound_the_section_takes_over only_wounds_that_hurt_are_counted "
        "a_dead_enemy_hands_nothing_over no_absurd_figures_of_special_blows the_hand_gives_and_takes_special_blows",
    ),
)
