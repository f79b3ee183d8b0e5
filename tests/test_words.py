"""Both languages, always: every message has its French, with the same arguments, set as French is set."""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import littleworlds as lw
from littleworlds.core.data import LANGUAGES
from littleworlds.core.errors import Error
from littleworlds.core.event import Event
from littleworlds.core.message import Message, counted, name, player, specified
from littleworlds.core.registry import own_titles
from littleworlds.words import Words, explain, locale_folder

PLACES = ["", *own_titles()]
ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "littleworlds"
APP = ROOT / "web" / "src"
SHARED_DATA_WORDS = APP / "locale" / "fields"
FOLDERS = [
    *(Path(str(locale_folder(game))) for game in PLACES),
    SOURCES / "template" / "hidden_card" / "locale",
    APP / "locale",
    SHARED_DATA_WORDS,
    *sorted(APP.glob("boards/*/locale")),
]
"""Wherever there are words: of the package, of the app, and of the boards of single titles."""

in_every_folder = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda folder: "/".join(folder.parts[-3:])
)


RAISED = re.compile(r'(?:Error|Action|UnknownGame|UnknownBot|refuse|illegal)\(\s*"([a-z][a-z-]+)"')
"""Where the code names the message of an error."""


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{folder} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = {variable.removesuffix("_is") for variable in variables.found}
    return found


@in_every_folder
def test_every_message_stands_in_both_languages(folder: Path) -> None:
    assert list(messages(folder, "en")) == list(messages(folder, "fr"))


@in_every_folder
def test_both_languages_use_the_same_arguments(folder: Path) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")
    assert {id: english[id] ^ french[id] for id in english if english[id] != french[id]} == {}


@in_every_folder
def test_english_sentences_have_english_quotation_marks(folder: Path) -> None:
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if re.search("[«»]", line)] == []


@in_every_folder
def test_french_punctuation_does_not_break_off(folder: Path) -> None:
    text = (folder / "fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\S [:;!?»]|« ", line)] == []


@in_every_folder
def test_french_has_the_apostrophe_of_printers(folder: Path) -> None:
    text = (folder / "fr.ftl").read_text(encoding="utf-8")
    lines = text.replace("It's a Wonderful World", "").splitlines()
    assert [line for line in lines if re.search(r"\w'", line)] == []


@pytest.mark.parametrize("title", lw.titles())
def test_french_punctuation_does_not_break_off_in_names(title: str) -> None:
    names = lw.game(title).names["fr"].values()
    assert [name for name in names if re.search(r"\S [:;!?»]|« |\w'", name)] == []


def data_words(title: str) -> set[str]:
    """The messages that may speak of a title's data: of its tables and of their fields."""
    found: set[str] = set()
    data = lw.game(title).data
    assert data is not None
    for table, entries in data.to_dict().items():
        found |= {f"table-{table}", f"pieces-{table}"}
        for entry in entries if isinstance(entries, list) else [entries]:
            assert isinstance(entry, dict)
            found |= {f"{word}-{field}" for word in ("field", "fact") for field in entry}
            found |= {f"field-{table}-{field}" for field in entry}
    return found


def speaks_of_data(id: str) -> bool:
    return id.startswith(("table-", "pieces-", "field-", "fact-"))


def test_words_that_titles_share_speak_of_the_data_of_several() -> None:
    """Those of a single title stand beside its board, in `web/src/boards/<title>/locale`."""
    of_titles = [data_words(title) for title in own_titles()]
    shared = [
        id
        for folder in (APP / "locale", SHARED_DATA_WORDS)
        for id in messages(folder, "en")
        if speaks_of_data(id)
    ]
    assert shared
    assert [id for id in shared if sum(id in one for one in of_titles) < 2] == []


@pytest.mark.parametrize("title", own_titles())
def test_a_title_speaks_of_its_own_data(title: str) -> None:
    own = messages(APP / "boards" / title.replace("-", "_") / "locale", "en")
    shared = messages(SHARED_DATA_WORDS, "en")
    assert {id for id in own if speaks_of_data(id)} - data_words(title) == set()
    assert set(own) & set(shared) == set()


LONGEST_ABOUT = 150
"""So many letters about an option stand beside it on a phone without hiding the others."""


@pytest.mark.parametrize("title", own_titles())
def test_a_sentence_about_an_option_is_about_one_and_short(title: str) -> None:
    options = {f"option-{option.id}-about" for option in lw.game(title).options}
    for language in LANGUAGES:
        words = Words(language, title)
        abouts = [
            id
            for id in messages(Path(str(locale_folder(title))), language)
            if id.startswith("option-") and id.endswith("-about")
        ]
        assert set(abouts) - options == set()
        assert [id for id in abouts if len(words.word(id)) > LONGEST_ABOUT] == []


@pytest.mark.parametrize("game", PLACES)
def test_every_error_of_the_code_has_its_sentence(game: str) -> None:
    folder = SOURCES / "games" / game.replace("-", "_") if game else SOURCES
    paths = [
        path
        for path in folder.rglob("*.py")
        if game or path.relative_to(SOURCES).parts[0] not in ("games", "template")
    ]
    used: set[str] = set()
    for path in paths:
        used |= set(RAISED.findall(path.read_text(encoding="utf-8")))
    known = {*messages(FOLDERS[PLACES.index(game)], "en"), *messages(FOLDERS[0], "en")}
    assert used - known == set()


VERB = {
    "en": re.compile(r"(?:^|[.;] )[Yy]ou (?:always )?([a-z]+)"),
    "fr": re.compile(
        r"(?:^|[.;] )[Vv]ous (?:(?:ne|en|y|le|la|les|lui|leur|vous|tous) |[nl]['’])*([a-zàâéèêîôûç]+)"
    ),
}
SECOND_PERSON = {"en": re.compile(r".*(?<!s)|pass"), "fr": re.compile(r".*(?:ez|tes)")}


def spoken_to(sentence: str, language: str) -> bool:
    """Not as of somebody else: "you wins", "vous l’emporte"."""
    return all(SECOND_PERSON[language].fullmatch(verb) for verb in VERB[language].findall(sentence))


def called(reader: int, seats: int, language: str) -> list[str]:
    """Names as the terminal has them, where the person is called "you"."""
    you = Words(language).word("cli-you")
    return [
        you if seat == reader else one
        for seat, one in enumerate(["Ada", "Bo", "Cleo", "Dora", "Emil"][:seats])
    ]


@pytest.mark.parametrize("title", lw.titles())
def test_the_reader_is_spoken_to(title: str) -> None:
    game = lw.game(title)
    for seats in range(game.min_seats, game.max_seats + 1):
        readers = [
            (
                reader,
                Words(
                    language, title, game.names[language], called(reader, seats, language), reader
                ),
            )
            for language in LANGUAGES
            for reader in range(seats)
        ]
        play = lw.Play(game, seats=seats, chance=lw.Seeded(5))
        chance = random.Random(5)
        wrong: set[str] = set()
        while actors := play.state.actors():
            seat = chance.choice(actors)
            told: list[list[Event]] = []
            play.act(seat, chance.choice(play.state.legal(seat)), tell=told)
            events = [event for step in told for event in step]
            for reader, words in readers:
                heard = [
                    words.say(message)
                    for event in events
                    if (message := event.seen_by(reader)) is not None
                ]
                wrong |= {sentence for sentence in heard if not spoken_to(sentence, words.language)}
        assert wrong == set()


def test_of_whom_a_sentence_speaks() -> None:
    assert spoken_to("You pass.", "en")
    assert not spoken_to("you wins with 29 coins.", "en")
    assert spoken_to("Vous n’en faites rien.", "fr")
    assert not spoken_to("vous l’emporte avec 29 pièces.", "fr")


def test_symbols_become_words() -> None:
    words = Words("fr", "little-tavern", {"elf": "Elfe"}, ["Ada", "Bo"], reader=1)
    assert (
        words.say(Message("drew", {"who": player(0), "card": name("elf")}))
        == "Ada pioche «\u00a0Elfe\u00a0»."
    )
    assert (
        words.say(Message("drew", {"who": player(1), "card": name("elf")}))
        == "Vous piochez «\u00a0Elfe\u00a0»."
    )
    assert words.word("list-last", first="a", last=counted(3, "elf")) == "a et 3 × Elfe"
    assert words.word("counted", count=1, name=specified("guest", "elf")) == "1 × guest (Elfe)"


def test_a_list_of_which_one_is_meant_is_joined_with_or() -> None:
    kinds = [name("standard"), name("elite"), name("renown")]
    note = Message("rule-force-retreat", {"units": kinds, "where": "any", "count": 1})
    named = {"standard": "A", "elite": "B", "renown": "C"}
    assert "(A, B or C)" in Words("en", "my-little-battlefield", named).say(note)
    assert "(A, B ou C)" in Words("fr", "my-little-battlefield", named).say(note)


def test_french_elides_before_the_name_of_a_player() -> None:
    words = Words("fr", "little-tavern", {"elf": "Elfe"}, ["Ada", "Bo", "Émile"])
    full = [
        words.say(Message("table-full", {"owner": player(seat)})).partition(" est")[0]
        for seat in range(3)
    ]
    assert full == ["La table d’Ada", "La table de Bo", "La table d’Émile"]


def test_an_error_speaks_both_languages() -> None:
    error = Error("play-is-over")
    assert str(error) == "The play is over: nothing can be done any more."
    assert explain(error, "fr") == "La partie est finie\u00a0: on ne peut plus rien faire."


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(Error, match="“de”"):
        Words("de")
