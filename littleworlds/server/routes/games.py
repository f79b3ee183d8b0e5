"""The titles: what can be played, in whose words, by which rules, with which data."""

from functools import partial
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

from litestar.params import Parameter
from litestar.response import Response

from littleworlds.bots import specs
from littleworlds.bots.roles import ADVISER, USUAL
from littleworlds.core.data import LANGUAGES
from littleworlds.core.game import Game
from littleworlds.core.registry import files_of
from littleworlds.server.errors import NotFound
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.messages.http_bodies import Bots, GameInfo, GamePage, OptionInfo
from littleworlds.server.routes.answers import get
from littleworlds.server.storage.table_store import find_table
from littleworlds.shelf import playable_games
from littleworlds.words import locale_folder, words

GameId = Annotated[str, Parameter(max_length=40)]
TableId = Annotated[str, Parameter(max_length=20)]
Language = Annotated[str, Parameter(max_length=2)]


@get("/api/games")
async def list_games(manager: TableManager) -> list[GameInfo]:
    """All titles, with their options."""
    games, _ = playable_games(partial(_game, manager))
    return [_info(game) for game in games]


@get("/api/games/{game_id:str}")
async def show_game(
    manager: TableManager, game_id: GameId, table: TableId | None = None
) -> GamePage:
    """One title with the names of its components and its data; with `table` as it is played there,
    with that table's own corrections."""
    game = _game(manager, game_id)
    if table is not None:
        async with manager.database.reading() as connection:
            settings = (await find_table(connection, table)).settings
        if settings.game != game.id:
            raise NotFound("no-such-table", given=table)
        game = manager.game(settings.game, settings.overlay)
    return GamePage(
        game=_info(game), names=game.names, tables=game.data.to_dict() if game.data else {}
    )


@get("/api/bots")
async def list_bots() -> Bots:
    """The bots that can take a seat."""
    return Bots(bots=specs(), usual=USUAL, adviser=ADVISER)


@get("/api/words/{language:str}", media_type="text/plain")
async def application_words(language: Language) -> Response[str]:
    """The application's messages, as Fluent source."""
    return _source("", language)


@get("/api/games/{game_id:str}/words/{language:str}", media_type="text/plain")
async def game_words(manager: TableManager, game_id: GameId, language: Language) -> Response[str]:
    """A title's messages, as Fluent source."""
    return _source(_game(manager, game_id).id, language)


@get("/api/games/{game_id:str}/rules/{language:str}", media_type="text/markdown")
async def rules(manager: TableManager, game_id: GameId, language: Language) -> Response[str]:
    """A title's rules in our own words, as Markdown."""
    page = _rules_page(_game(manager, game_id).id, _language(language))
    if page is None:
        raise NotFound("no-rules-page", given=game_id)
    return Response(
        page.read_text(encoding="utf-8"),
        media_type="text/markdown; charset=utf-8",
        headers={"cache-control": "no-cache"},
    )


def _game(manager: TableManager, id: str) -> Game:
    return manager.game(id, manager.overlays.get(id))


def _rules_page(game: str, language: str) -> Traversable | None:
    """A rules page: beside the words of a title that comes from elsewhere, and for our own among the documents."""
    package = Path(str(resources.files("littleworlds")))
    name = f"{game.replace('-', '_')}.{language}.md"
    for page in (
        files_of(game) / "locale" / f"rules.{language}.md",
        package / "rules_pages" / name,
        package.parent / "docs" / "rules" / name,
    ):
        if page.is_file():
            return page
    return None


def _info(game: Game) -> GameInfo:
    options = [
        OptionInfo(option.id, option.values, option.default, option.seats, option.settled_by)
        for option in game.options
    ]
    spoken = {language: words(language, game.id) for language in LANGUAGES}
    return GameInfo(
        id=game.id,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        rules_version=game.rules_version,
        secrets=game.secrets,
        data=game.data.digest if game.data else "none",
        overlay=game.data is not None and game.data.overlay is not None,
        options=options,
        title={language: speak.word("title") for language, speak in spoken.items()},
        tagline={language: speak.word("tagline") for language, speak in spoken.items()},
        rules=[language for language in LANGUAGES if _rules_page(game.id, language) is not None],
    )


def _language(given: str) -> str:
    if given not in LANGUAGES:
        raise NotFound("unknown-language", given=given, allowed=list(LANGUAGES))
    return given


def _source(game: str, language: str) -> Response[str]:
    text = (locale_folder(game) / f"{_language(language)}.ftl").read_text(encoding="utf-8")
    return Response(
        text, media_type="text/plain; charset=utf-8", headers={"cache-control": "no-cache"}
    )
