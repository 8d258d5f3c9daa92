"""Prints the figures of what `train.py --left-out` left out, by set and language.

    python evaluate.py DATA_FOLDER MODEL_FOLDER
"""

import argparse
import collections
import pickle
from pathlib import Path

import numpy as np

import labels
import schema
from examples import Example
from news import items

ALARM = 0.35  # the chance of urgent or critical from which a report is an alarm
URGENT = schema.URGENCIES.index("urgent")

Told = list[tuple[Example, dict]]
HEADING = "set            rows  relevance P / R   type  within one   alarms right / found   kind reality country by on   spans"


def chances(logits: np.ndarray) -> np.ndarray:
    parts = np.exp(logits - logits.max())
    return parts / parts.sum()


def share(found: list[bool] | list[float]) -> float:
    return float(np.mean(found)) if found else float("nan")


def relevance(told: Told) -> tuple[float, float]:
    """Precision and recall at a chance of a half, of rows that are no borderline cases."""
    firm = [(e.relevant == 1, a["relevance"][0] > 0) for e, a in told if e.relevant is not None and not e.row["borderline"]]
    both = sum(is_so and says_so for is_so, says_so in firm)
    return both / max(1, sum(said for _, said in firm)), both / max(1, sum(so for so, _ in firm))


def alarms(told: Told) -> tuple[float, float, int]:
    """Of the alarms given those that are right, of those that are due those that are given, and how many are due."""
    given = due = both = 0
    for example, answers in told:
        is_due = bool(example.row["relevant"]) and example.row.get("urgency") in schema.URGENCIES[URGENT:]
        is_read = answers["relevance"][0] > 0 or example.relevant is None
        is_given = bool(is_read) and chances(answers["urgency"])[URGENT:].sum() >= ALARM
        given, due, both = given + is_given, due + is_due, both + (is_given and is_due)
    return both / max(1, given), both / max(1, due), due


def within_one(example: Example, answers: dict) -> bool:
    """By the middle of the chances."""
    middle = int(np.searchsorted(np.cumsum(chances(answers["urgency"])), 0.5))
    return abs(middle - schema.URGENCIES.index(example.row["urgency"])) <= 1


def overlap(name: str, example: Example, answers: dict) -> float:
    said = {schema.PARTIES[i] for i in np.flatnonzero(answers[name] > 0)}
    due = set(example.row[name])
    return len(said & due) / len(said | due) if said | due else 1.0


def spans(told: Told) -> float:
    """F1 over the tokens that have a role."""
    right = said = due = 0
    for _, answers in told:
        targets = answers["span_targets"]
        known = targets >= 0
        given = answers["spans"].argmax(-1)
        right += int(((given == targets) & (targets > 0) & known).sum())
        said += int(((given > 0) & known).sum())
        due += int(((targets > 0) & known).sum())
    return 2 * right / max(1, said + due)


def row(name: str, told: Told) -> str:
    relevant = [(e, a) for e, a in told if e.row["relevant"] and e.row.get("urgency") in schema.URGENCIES]
    stated = [(e, a) for e, a in relevant if e.row.get("kind")]
    precision, recall = relevance(told)
    right, found, due = alarms(told)
    types = [schema.TYPES[a["type"].argmax()] in [e.row["eventType"], *(e.row.get("eventTypeAlt") or [])] for e, a in relevant]

    def named(head: str, names: list[str]) -> float:
        return share([names[a[head].argmax()] == e.row[head] for e, a in stated])

    parties = [share([overlap(head, e, a) for e, a in stated]) for head in ("by", "on")]
    return (
        f"{name:14} {len(told):5}  {precision:.3f} / {recall:.3f}   {share(types):.3f}  {share([within_one(*one) for one in relevant]):.3f}"
        f"        {right:.2f} / {found:.2f} of {due:4}   {named('kind', schema.KINDS):.2f} {named('reality', schema.REALITIES):.2f}"
        f" {named('country', schema.COUNTRIES):.2f} {parties[0]:.2f} {parties[1]:.2f}   {spans(stated):.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("model", type=Path)
    given = parser.parse_args()
    news = items(given.data)
    told: Told = pickle.loads((given.model / "left-out.pkl").read_bytes())
    groups: dict[str, Told] = collections.defaultdict(list)
    for example, answers in told:
        for name in ("all", example.language, f"{labels.left_out(news[example.id])} {example.language}"):
            groups[name].append((example, answers))
    print(HEADING)
    for name in sorted(groups):
        print(row(name, groups[name]))


if __name__ == "__main__":
    main()
