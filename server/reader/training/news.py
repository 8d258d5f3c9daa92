"""The items of news by id, from the files of `shared/data`."""

import hashlib
import json
from pathlib import Path

OWN = Path(__file__).parent / "headlines"
CALM = "2026-01-01_10"  # another format, without ids


def lines(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.read_text("utf8").split("\n") if line.strip()]


def items(data: Path) -> dict[str, dict]:
    """Every item with id, file, date (ISO 8601), language (en, ar, he, fa), outlet, title and summary."""
    found: dict[str, dict] = {}
    for path in sorted((data / "news").glob("*.jsonl")):
        for row in lines(path):
            item = of_calm(row) if path.stem == CALM else row
            found.setdefault(item["id"], item_of(item, path.stem))
    for row in lines(data / "labelled" / "events.jsonl"):
        found.setdefault(row["id"], item_of(row, "development"))
    return found | {row["id"]: item_of(row, "own") for row in own_headlines()}


def own_headlines() -> list[dict]:
    """Headlines of our own making with their labels, for what news has too little of. They have no date."""
    return [
        {"id": f"{path.stem}-{number}", "lang": row["language"], **row}
        for path in sorted(OWN.glob("*.jsonl"))
        for number, row in enumerate(lines(path), 1)
    ]


def item_of(row: dict, file: str) -> dict:
    language = (row.get("lang") or "en")[:2]
    return {
        "id": row["id"],
        "file": file,
        "date": row.get("date") or "",
        "language": language,
        "outlet": row.get("outlet") or "",
        "title": row.get("title") or "",
        "summary": row.get("summary") or "",
    }


def of_calm(row: dict) -> dict:
    """An id as `test/accuracy/labels.ts` makes it: twelve hexadecimal digits over address and date."""
    date, url = row.get("published") or "", row.get("url") or ""
    return {
        "id": hashlib.sha256(f"{url} {date}".encode()).hexdigest()[:12],
        "date": date,
        "outlet": row.get("feed"),
        "title": row.get("title"),
        "summary": row.get("description"),
    }
