"""A text with its two sides exchanged: `mirror.tsv` has the names, `language israel iran` a line."""

import re
from pathlib import Path

TABLE = Path(__file__).parent / "mirror.tsv"


def images() -> dict[str, str]:
    found: dict[str, str] = {}
    for line in TABLE.read_text("utf8").split("\n"):
        if not line.strip() or line.startswith("#"):
            continue
        _, israel, iran = line.split("\t")
        found.setdefault(israel, iran)
        found.setdefault(iran, israel)
    return found


IMAGES = images()
NAMES = re.compile(
    r"(?<![^\W_])(?:" + "|".join(sorted(map(re.escape, IMAGES), key=len, reverse=True)) + r")(?![^\W_])", re.IGNORECASE
)


def mirrored(text: str) -> str:
    def image(match: re.Match) -> str:
        name = match.group()
        other = IMAGES[name.lower()]
        if name.isupper() and len(name) > 2:
            return other.upper()
        return other.title() if name[0].isupper() else other

    return NAMES.sub(image, text)


def mirrored_parties(parties: list[str]) -> list[str]:
    return [{"il": "ir", "ir": "il"}.get(party, party) for party in parties]
