"""What a step drew, as text: `4/6` is index 4 of 6. Records and the server's log write it so."""

Draws = list[tuple[int, int]]
"""Indices drawn, each with the number of possibilities."""


def spell_draws(draws: Draws) -> str:
    """The draws as text, apart by blanks.

    >>> spell_draws([(4, 6), (0, 52)])
    '4/6 0/52'
    """
    return " ".join(f"{index}/{of}" for index, of in draws)


def read_draws(text: str) -> Draws:
    """The draws that `spell_draws` wrote; a ValueError if the text is none of its making."""
    draws: Draws = []
    for word in text.split():
        index, _, of = word.partition("/")
        draws.append((int(index), int(of)))
    return draws
