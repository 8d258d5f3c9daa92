"""Labels by item, and what is left out of training to be measured."""

import datetime
import json
from pathlib import Path

from news import lines, own_headlines

# Windows that no training uses and no reader of faults opens.
ASIDE = {"en-2025-06-21", "en-2026-03-10", "en-2026-06-16", "ar-2026-06-22", "he-2026-04-16", "fa-2026-06-10"}

# The last weeks of each language, and of the calm days.
LATE = {"en": "2026-04-20", "he": "2026-04-24", "fa": "2026-05-24", "ar": "2025-06-22"}
LATE_CALM = "2026-01-08"

# Of the other days, each ninth.
DAYS, LEFT_OUT_DAY = 9, 4


JUDGED = ["id", "relevant", "borderline", "eventType", "eventTypeAlt", "urgency", "location", "locationAlt", "cluster", "clusterAlt"]


def left_out(item: dict) -> str | None:
    """The name of the set of items left out that this item is of: `june`, `late`, `calm`, `day`, or none."""
    date = item["date"][:10]
    if date == "":
        return None
    if date >= "2026-06-01":
        return "june"
    if item["file"].startswith("2026-01"):
        return "calm" if date >= LATE_CALM else None
    if date >= LATE[item["language"]]:
        # Arabic news of 2026 is of June alone, so its late days are those of 2025.
        return "late"
    number = datetime.date.fromisoformat(date).toordinal()
    return "day" if number % DAYS == LEFT_OUT_DAY else None


def rows(labels: Path, development: Path) -> list[dict]:
    """All labels: id, set, aside, relevant, borderline, eventType, urgency, cluster, and where read: the fields of a statement."""
    found: dict[str, dict] = {}

    def add(path: Path, name: str, aside: bool = False) -> None:
        for row in lines(path):
            found[row["id"]] = {"set": name, "aside": aside, **{key: row[key] for key in JUDGED if key in row}}

    for path in sorted((labels / "windows").glob("*.jsonl")):
        add(path, f"window:{path.stem}", path.stem in ASIDE)
    for folder in ("days", "doubtful", "scattered", "more"):
        for path in sorted((labels / folder).glob("*.jsonl")):
            add(path, f"{folder}:{path.stem}")
    add(labels / "tuning.jsonl", "tuning")
    add(labels / "untouched.jsonl", "untouched", True)
    add(development, "development")
    for path in sorted((labels / "statements").glob("*.jsonl")):
        for row in lines(path):
            if row["id"] in found:
                found[row["id"]].update(row)
    for row in own_headlines():
        found[row["id"]] = {"set": "own", "aside": False, **row}
    return list(found.values())
