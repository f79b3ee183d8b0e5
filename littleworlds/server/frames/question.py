"""What a seat is asked, with everything that it may answer. Made from the seat's view alone."""

from littleworlds.core.gesture import Gesture as EngineGesture
from littleworlds.core.perspective import Perspective
from littleworlds.server.messages.parts import Asked, Choice, Gesture, said


def question(
    perspective: Perspective, version: str, answered_at: int | None = None
) -> Asked | None:
    """What the perspective's seat is asked; None if it owes nothing. `answered_at`: when the table gives the
    usual answer by itself."""
    game = perspective.game
    prompt = perspective.prompt()
    if prompt is None:
        return None
    usual = None if prompt.usual < 0 else game.notation(prompt.usual)
    return Asked(
        version=version,
        prompt=said(prompt.message),
        decline=None if prompt.decline < 0 else game.notation(prompt.decline),
        always=prompt.always,
        usual=usual,
        answered_at=answered_at if prompt.harmless else None,
        choices=[_choice(perspective, int(action)) for action in perspective.legal()],
        gestures=[_gesture(perspective, gesture) for gesture in game.gestures(perspective)],
    )


def _choice(perspective: Perspective, action: int) -> Choice:
    game = perspective.game
    described = game.describe(perspective.view, action)
    return Choice(
        game.notation(action),
        said(described.label),
        [list(slot) for slot in described.slots],
        perspective.final(action),
    )


def _gesture(perspective: Perspective, gesture: EngineGesture) -> Gesture:
    notation = perspective.game.notation
    return Gesture(
        [notation(action) for action in gesture.actions],
        said(gesture.label),
        [list(slot) for slot in gesture.slots],
        perspective.attempt(gesture.actions).final,
    )
