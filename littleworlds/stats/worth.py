"""What one more of a subject is worth in points, from sums over many plays.

A seat's points, as a difference from the others at its table, are explained by what it had more or less of than they. Worths are
drawn towards their common mean, the more the less is known of them (ridge regression; how strongly is read from the plays
themselves, by MacKay's rule). So a subject that was seen twice and won twice does not lead the list.
"""

from math import sqrt
from operator import mul
from typing import Final

from littleworlds.arena.intervals import SURE, Interval
from littleworlds.stats.tally import Sums

_ROUNDS: Final = 50
_FREE: Final = 1e-4
"""How much less than the worths themselves their common mean is drawn towards nought."""

_VARIED: Final = 0.05
"""How much the number of all subjects must vary, where 1 is what independent ones would do."""

Matrix = list[list[float]]


def worths(sums: Sums, seats: int) -> dict[str, Interval]:
    """By subject, with 95 % intervals; empty if the plays say nothing about it."""
    subjects = [one for one in sorted(sums.totals) if _spread(sums, seats, one, one) > 0]
    freedom = sums.plays * max(1, seats - 1) - (seats == 1)
    if not subjects or freedom <= len(subjects) + 2:
        return {}
    products = [[_spread(sums, seats, a, b) for b in subjects] for a in subjects]
    points = [_points(sums, seats, one) for one in subjects]
    squares = sums.squares / seats - (sums.score**2 / sums.plays if seats == 1 else 0)
    common = [sum(row) for row in products]
    # Where everybody at a table has the same number, nothing is said about the mean worth.
    if sum(common) > _VARIED * sum(products[i][i] for i in range(len(subjects))):
        products = [[*row, total] for row, total in zip(products, common, strict=True)]
        products.append([*common, sum(common)])
        points.append(sum(points))
    return _solve(subjects, products, points, squares, freedom)


def _solve(
    subjects: list[str], products: Matrix, points: list[float], squares: float, freedom: int
) -> dict[str, Interval]:
    """Alternate between the worths under the present belief and the belief that fits them."""
    size, count = len(points), len(subjects)
    noise = max(squares / freedom, 1e-9)
    spread = noise
    inverse: Matrix = []
    means: list[float] = []
    for _ in range(_ROUNDS):
        strict = noise / spread
        inverse = _inverse_factor(products, [strict] * count + [strict * _FREE] * (size - count))
        half = [sum(map(mul, row, points)) for row in inverse]
        means = [sum(map(mul, column, half)) for column in zip(*inverse, strict=True)]
        held = sum(entry * entry for row in inverse for entry in row[:count])
        known = max(count - strict * held, 1e-6)
        left = squares - sum(map(mul, means, points))
        left -= strict * sum(mean * mean for mean in means[:count])
        before = spread
        spread = max(sum(mean * mean for mean in means[:count]) / known, 1e-9)
        noise = max(left / max(freedom - known, 1.0), 1e-9)
        if abs(spread - before) <= 1e-4 * before:
            break
    return {
        subject: _interval(number, means, inverse, noise, size > count)
        for number, subject in enumerate(subjects)
    }


def _interval(
    number: int, means: list[float], inverse: Matrix, noise: float, common: bool
) -> Interval:
    """A subject's own part and the common one, with what is not known of both together."""
    mean = means[number] + (means[-1] if common else 0.0)
    rows = [row[number] + (row[-1] if common else 0.0) for row in inverse]
    reach = SURE * sqrt(noise * sum(entry * entry for entry in rows))
    return Interval(mean, mean - reach, mean + reach)


def _inverse_factor(products: Matrix, ridge: list[float]) -> Matrix:
    """The inverse of the lower Cholesky factor of the products with the ridge on their diagonal; by rows, with noughts, so that
    sums of products run at the speed of the library."""
    size = len(products)
    factor: Matrix = []
    for i in range(size):
        row: list[float] = []
        for j in range(i):
            other = factor[j]
            row.append((products[i][j] - sum(map(mul, row, other))) / other[j])
        rest = products[i][i] + ridge[i] - sum(map(mul, row, row))
        row.append(sqrt(max(rest, 1e-12)))
        factor.append(row)
    columns: Matrix = []
    for j in range(size):
        column = [0.0] * j + [1 / factor[j][j]]
        for i in range(j + 1, size):
            column.append(-sum(map(mul, factor[i][j:i], column[j:i])) / factor[i][i])
        columns.append(column)
    return [list(row) for row in zip(*columns, strict=True)]


def _spread(sums: Sums, seats: int, first: str, second: str) -> float:
    low, high = min(first, second), max(first, second)
    product = sums.products[low][high] / seats
    if seats == 1:
        product -= sums.totals[first] * sums.totals[second] / sums.plays
    return product


def _points(sums: Sums, seats: int, subject: str) -> float:
    product = sums.points[subject] / seats
    return product - (sums.totals[subject] * sums.score / sums.plays if seats == 1 else 0.0)
