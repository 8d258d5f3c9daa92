"""Labelled items as examples of training: texts, their mirror images, and the targets of each head."""

from dataclasses import dataclass, field

import schema
from mirror import mirrored, mirrored_parties
from text import normalise, SUMMARY

@dataclass
class Example:
    """What a label says of an item. A head whose target is None is not asked."""

    id: str
    date: str
    language: str
    title: str
    summary: str
    row: dict
    spans: dict[str, str]
    relevant: float | None
    weight: float
    cluster: str | None
    image: "Example | None" = field(default=None, repr=False)


def example_of(item: dict, row: dict) -> Example:
    title, summary = normalise(item["title"]), normalise(item["summary"])[:SUMMARY].strip()
    made = Example(
        id=item["id"],
        date=item["date"],
        language=item["language"],
        title=title,
        summary="" if summary == title else summary,
        row=row,
        spans=spans_of(item, row.get("spans") or {}),
        relevant=None if row["set"].startswith("scattered") else float(row["relevant"]),
        weight=0.3 if row.get("borderline") else 1.0,
        cluster=cluster_of(row),
    )
    made.image = image_of(made)
    return made


def cluster_of(row: dict) -> str | None:
    return row.get("cluster") if row["set"].startswith("window:") and row["relevant"] else None


def spans_of(item: dict, spans: dict[str, list | str]) -> dict[str, str]:
    """
    Spans are stored as `[title | summary, start, end]`, of our own headlines as words; here as words in the form that the
    model reads.
    """
    found = {
        name: normalise(span if isinstance(span, str) else item[span[0]][span[1] : span[2]]) for name, span in spans.items()
    }
    return {name: words for name, words in found.items() if words}


def image_of(example: Example) -> Example | None:
    """The mirror image, or none where the text names neither side."""
    title, summary = mirrored(example.title), mirrored(example.summary)
    if (title, summary) == (example.title, example.summary):
        return None
    row = dict(example.row)
    for name in ("by", "on"):
        if row.get(name) is not None:
            row[name] = mirrored_parties(row[name])
    if row.get("country"):
        row["country"] = mirrored_parties([row["country"]])[0]
    return Example(
        id=example.id,
        date=example.date,
        language=example.language,
        title=title,
        summary=summary,
        row=row,
        spans={name: mirrored(words) for name, words in example.spans.items()},
        relevant=example.relevant,
        weight=example.weight,
        cluster=None,
    )


def span_targets(example: Example, text: str, offsets: list[tuple[int, int]]) -> list[int]:
    """For each token 0, or the number of the span that it is in (1 who, 2 whom, ...)."""
    targets = [0] * len(offsets)
    for number, name in enumerate(schema.SPANS, 1):
        words = example.spans.get(name)
        start = text.find(words) if words else -1
        if start < 0:
            continue
        end = start + len(words)
        for i, (first, last) in enumerate(offsets):
            if first < last and first < end and last > start:
                targets[i] = number
    return targets
