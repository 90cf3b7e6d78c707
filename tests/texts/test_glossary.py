"""Each thing has one word in a language, and each key one form of words for what it does."""

from __future__ import annotations

import re

import pytest

from tests.texts.messages import domains, entries, messages, said

NOT_SAID = {
    "fr": {
        # what is not said: what is said instead (in those domains, if it is right elsewhere)
        "Annuler : ◊": "retour en arrière : destin, libre, fer",
        "[Mm]ode (Fer|Destin|Libre)": "mode fer, destin, libre",
        "(Tentez|Testez) \\w+ \\w+ : ◊|Test d’Habileté :": "vous tentez votre Chance",
        "[a-zé’] (Tent|Test)er": "tenter, tester",
        "touchez ◊|, vous tuez ◊|porté à ◊|reçu de ◊": "◊ : touché",
        "[Ee]ncaiss|S’en tenir là|[Pp]ren\\w+ (le coup |-?le )?tel quel": "laisser tel quel",
        "dans la Fuite": "en fuyant",
        "\\bil en reste(?! ◊\\)$)": "il lui reste ◊ PV",
        "\\b[Ff]igures?\\b": "pion",
        "équipements|\\b([UuCc]n|[Cc]et|Aucun|◊) équipement\\b": "objet",
        "[Tt]out prêt(?! :)": "par défaut",
        "[Ll]es mains nues|^mains nues": "à mains nues",
        "^(Papier|soignés|roulent|posés|Remarques)$": "Thème, Unicode, animés, immédiats, Commentaires",
        "fichier des réglages": "fichier de réglages",
        "[Rr]ang(er|ez|es?|ée?s?)\\b": ("archiver", "title", "store", "help"),
        "Où elle en est": "état de la partie",
        "ce jour": "aujourd’hui",
        "en suspens|refermée": "interrompue, en attente",
        "trébuch": "s’est arrêté sur une erreur",
        "[Vv]erbe": "commande",
        "sans maître": ("d’une source neutre", "category", "event"),
        "\\b[Uu](sé|se|sez)\\b": "utilisé",
        "qui reste à guérir": "il ne reste rien à guérir",
        "rien à en guérir|n’en guérirait": "plus rien à guérir",
        "nulle part sur la carte": "votre position n’est plus notée",
        "\\brangs?\\b": "rangées",
        "Être ici": "me placer ici",
        "De ce moment": "dès lors",
        "[Mm]ain du lecteur": "modifier à la main",
        "\\b[Ff]ils?\\b(?! des paragraphes)|\\b[Vv]oies?\\b": "branche",
        "(^|[:,;(] )[Pp]lus (de|d’|une?\\b) ?\\w": "aucun : « plus » seul se lit comme davantage",
        "(donjon|carte) tient|peut tenir|livre ne tient|sol d’un donjon porte": "contient",
        "[Rr]epren\\w+ (la dernière|le coup)|[Tt]out se reprend|été repris$": "annuler, modifier",
        "[Rr]écri": "modifier",
        "\\b[Ss]ession": "séance",
        "^mort$|affaibli|interdite": (
            "à terre, sans effet : un nom que tape le joueur n’a pas de genre",
            "cli",
            "fight",
        ),
    },
    "en": {
        "(?<!an )Escape(:| to\\b| (gives|shows|cancels|closes|keeps))": "Esc",
        "of the moment": "current",
        "lost beforehand|the test is lost": "bound to fail",
        "^(Paper|tumble|lie|fine)$": "Theme, animated, instant, Unicode",
        "[Pp]uts? (\\w+ )*away|[Tt]hose put away": ("archive", "title"),
        "◊ sides|twenty faces|four faces|four-sided": "20-sided dice",
        "blows without a wound": "harmless blows",
        "[Tt]hread": "branch",
        "\\b[Tt]hrow": "roll",
        "[Rr]ub(bed)? o": "erase",
        "stumbled": "stopped on an error",
        "[Vv]erb\\b": "command",
        "without a master": ("from a neutral source", "category", "event"),
        "nowhere on the map": "your position is no longer noted",
        "Be here": "put me here",
        "reader’s hand": "by hand",
        "[Rr]eady-made|that is ready": "default",
        "Leave it at that|^Take it$|[Tt]ake (it|the blow) as it is": "leave as it is",
        "in the Escape": "while escaping",
        "give(s)? up": "cancel",
        "anew": "again",
        "[Tt]ak(e|es|en) back|[Tt]ake the last action back|[Dd]o(es)? again": "undo, redo",
        "rewrit": "change",
    },
}
"""The glossary from its other side: what a language does not say, and what it says instead."""


@pytest.mark.parametrize("language", NOT_SAID)
def test_each_thing_has_one_word(language: str) -> None:
    found = []
    for pattern, better in NOT_SAID[language].items():
        wanted, *places = (better,) if isinstance(better, str) else better
        word = re.compile(pattern)
        found += [
            (name, line, f"say: {wanted}")
            for name, entry in entries(language).items()
            if not places or entry.domain in places
            for line in said(language, name)
            if word.search(line)
        ]
    assert found == []


@pytest.mark.parametrize("domain", domains("fr"))
def test_what_a_key_does_is_told_in_one_form(domain: str) -> None:
    """In French by an infinitive, in English by an imperative: no key "opens" what another is "to close"."""
    tips = [name for name in messages("fr") if name.startswith(f"{domain}-tip-")]
    for tip in tips:
        [french], [english] = said("fr", tip), said("en", tip)
        assert re.match(r"(S[e’] ?|Ne (plus |pas |rien )*)?\w+(er|ir|re)\b", french), french
        assert re.match(r"(Show only|[A-Z]\w*[^s\W])\b(?! is\b)", english), english


A_KEY = re.compile(r"(?<![\w’“.+-])(?<!« )([b-xz]|F\d+|Ctrl\+\w)(?![\w’”]| »|\.\s*\w)")
ITS_OWN = re.compile(r"-keys\b|-placeholder$|-example$|-letter\b|^hand-short\b|^(cli|ui|equipment|species)-")
"""Keys of dialogs, which stay where they are; examples of what is typed; the keys themselves; codes."""


@pytest.mark.parametrize("language", NOT_SAID)
def test_no_sentence_says_a_key_that_may_have_been_moved(language: str) -> None:
    """It says `KEY("book.go")`. The map's dialogs take the letters of the compass, and x for a one-way passage."""
    found = {
        (name, line)
        for name in messages(language)
        if not ITS_OWN.search(name) and not name.startswith(("mapui-walk-", "mapui-tip-seen", "refusal-way-unknown"))
        for line in said(language, name)
        if any(key[1] not in "em" or len(line) > 1 for key in A_KEY.finditer(line.replace("◊e ", "")))
    }
    assert found == set()
