"""Tunes the judge of pairs: two titles in one text, one answer.

    python pairs.py NEWS_FOLDER LABELS_FOLDER MODEL_FOLDER [--left-out] [--go-on-from FILE.pt]
"""

import argparse
import collections
import datetime
import functools
import math
import os
import pickle
import random
import re
from pathlib import Path

import torch
import torch.nn.functional as F
from tokenizers import Tokenizer
from torch import Tensor

import base
import labels
from mirror import mirrored
from model import Frozen, Pair, attention, padded, pieces_of
from news import items, lines
from text import normalise
from tune import tune

TITLE_TOKENS = 40
BATCH = 32
EPOCHS = float(os.environ.get("EPOCHS", "1.7"))
RATE = 1.2e-4
FIRST_TIMES = 3  # how often a pass shows `first.jsonl`, where one word makes two events; other own pairs once
DROPOUT = 0.1
HOURS = 48  # between reports of a window that are offered as a pair
OWN = Path(__file__).parent / "headline-pairs"  # headlines of our own making
APART_FILES = {"en-12", "fa-4", "ar-4", "he-4", "mix-4"}  # judged on, never trained on
GROWN = 0.25  # share of pairs of one event of which one title counts more: tolls rise, and outlets count apart
UNRELATED, UNRELATED_LATER = 0.15, 0.7  # pairs drawn by chance, as a share of all others
ALONE = 0.05  # pairs of a title with itself, as a share of those
WINDOW_PAIRS_LATER = 5000  # pairs of labelled windows in a further training
APART = 96  # hours from which two reports drawn by chance are taken as two events
MIRRORED = 0.3  # share of pairs that are shown with both sides exchanged
TURNED = 0.2  # share of pairs of one event of which one title is shown with its sides exchanged: another event
DOUBT = 0.4  # the target of a pair that a reader called a part


# Two titles, the chance that they report one event, and whether both tell who acts on whom.
Shown = tuple[str, str, float, bool]


def has_direction(row: dict) -> bool:
    """Whether one side acts and the other is acted on, so that the mirror image tells another event."""
    by, on = row.get("by") or [], row.get("on") or []
    return ("il" in by) != ("ir" in by) or ("il" in on) != ("ir" in on)


def of_windows(rows: list[dict], news: dict[str, dict], teacher: dict) -> list[tuple[str, str, float]]:
    """Pairs of one cluster, and of two clusters: half of those the nearest, half by chance."""
    windows = collections.defaultdict(list)
    for row in rows:
        if row["set"].startswith(("window", "tuning", "development")) and row["relevant"] and row.get("cluster"):
            windows[row["set"]].append(row)
    found = []
    for window in windows.values():
        same, different = [], []
        window.sort(key=lambda row: news[row["id"]]["date"])
        for i, a in enumerate(window):
            for b in window[:i]:
                if hours(news[a["id"]]) - hours(news[b["id"]]) > HOURS:
                    continue
                if a["cluster"] == b["cluster"]:
                    same.append((a["id"], b["id"], 1.0))
                elif b["cluster"] != a.get("clusterAlt") and a["cluster"] != b.get("clusterAlt"):
                    near = float(teacher[a["id"]] @ teacher[b["id"]]) if a["id"] in teacher and b["id"] in teacher else 0.0
                    different.append((near, a["id"], b["id"]))
        if len(same) > 250:
            same = random.sample(same, 250)
        different.sort(reverse=True)
        some = 3 * len(same) + 30
        chosen = different[:some] + random.sample(different, min(len(different), some // 2))
        found += same + [(a, b, 0.0) for _, a, b in chosen]
    return found


def by_chance(rows: list[dict], news: dict[str, dict], own: list[dict], count: int) -> list[Shown]:
    """
    Pairs of far reports and of own headlines of two pairs, which are of two events, and titles beside themselves. Without them all that
    a model sees of two events is worded alike, and all that it sees of one event is not: it learns just that.
    """
    dated = [row["id"] for row in rows if news[row["id"]]["date"]]
    found: list[Shown] = []
    while len(found) < count / 2:
        a, b = random.sample(dated, 2)
        if abs(hours(news[a]) - hours(news[b])) >= APART:
            found.append((news[a]["title"], news[b]["title"], 0.0, False))
    while len(found) < count:
        one, other = random.sample(own, 2)
        found.append((random.choice((one["a"], one["b"])), random.choice((other["a"], other["b"])), 0.0, False))
    alone = random.sample(dated, int(ALONE * count))
    return found + [(news[one]["title"], news[one]["title"], 1.0, False) for one in alone]


NUMBER = re.compile(r"(?<![\w.,/:-])(?!(?:19|20)\d\d(?!\d))\d{1,3}(?![\w.,/:-])")


def grown(title: str) -> str:
    """The title with a higher number of what it counts, if it counts something in digits."""
    found = NUMBER.search(title)
    if not found:
        return title
    count = int(found.group())
    more = str(count + random.randint(1, max(3, count)))
    arabic = next((zero for zero in (0x660, 0x6F0) if zero <= ord(found.group()[0]) <= zero + 9), ord("0"))
    return title[: found.start()] + "".join(chr(arabic + int(digit)) for digit in more) + title[found.end() :]


def hours(item: dict) -> float:
    return datetime.datetime.fromisoformat(item["date"].replace("Z", "+00:00")).timestamp() / 3600


def judged(folder: Path) -> list[tuple[str, str, float]]:
    return [
        (row["a"], row["b"], {"same": 1.0, "different": 0.0, "part": DOUBT}[row["judged"]])
        for path in sorted(folder.glob("*.jsonl"))
        for row in lines(path)
    ]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("labels", type=Path)
    parser.add_argument("model", type=Path)
    parser.add_argument("--left-out", action="store_true")
    parser.add_argument("--go-on-from", type=Path, help="a pair.pt to train further, at half the rate")
    given = parser.parse_args()
    random.seed(2), torch.manual_seed(2)
    torch.set_num_threads(int(os.environ.get("THREADS", "2")))
    weights = base.load()
    pieces = pieces_of(given.model)
    tokenizer = Tokenizer.from_file(str(given.model / "tokenizer.json"))
    news = items(given.data)
    teacher = torch.load(os.environ.get("TEACHER", "teacher.pt"))  # written by train.py
    rows = [r for r in labels.rows(given.labels, given.data / "labelled" / "events.jsonl") if r["id"] in news and not r["aside"]]
    pairs = of_windows(rows, news, teacher) + judged(given.labels / "pairs")
    def is_out(a: str, b: str) -> bool:
        return given.left_out and bool(labels.left_out(news[a]) or labels.left_out(news[b]))

    apart = [pair for pair in pairs if is_out(*pair[:2])]
    directed = {row["id"] for row in rows if has_direction(row)}
    train = [
        (news[a]["title"], news[b]["title"], same, same == 1 and {a, b} <= directed)
        for a, b, same in pairs
        if not is_out(a, b)
    ]
    own = [row for path in sorted(OWN.glob("*.jsonl")) if path.stem not in APART_FILES for row in lines(path)]
    own += (FIRST_TIMES - 1) * lines(OWN / "first.jsonl")
    if given.go_on_from:
        train = random.sample(train, min(len(train), WINDOW_PAIRS_LATER))
    train += [(row["a"], row["b"], float(row["same"]), False) for row in own]
    relevant = [row for row in rows if row["relevant"] and not is_out(row["id"], row["id"])]
    train += by_chance(relevant, news, own, int((UNRELATED_LATER if given.go_on_from else UNRELATED) * len(train)))
    print(len(train), "pairs,", sum(y == 1 for _, _, y, _ in train), "same,", len(apart), "left out", flush=True)

    @functools.cache
    def tokens_of(title: str) -> list[int]:
        return tokenizer.encode(normalise(title)).ids[:TITLE_TOKENS]

    def written(a: str, b: str) -> list[int]:
        return [0, *tokens_of(a), 2, 2, *tokens_of(b), 2]

    frozen, pair = Frozen(weights, pieces).eval(), Pair(weights)
    if given.go_on_from:
        pair.load_state_dict(torch.load(given.go_on_from))
    def batches() -> list[list[Shown]]:
        order = sorted(train, key=lambda p: len(p[0]) + len(p[1]) + random.random() * 40)
        cut = [order[i : i + BATCH] for i in range(0, len(order), BATCH)]
        random.shuffle(cut)
        return cut

    def said_of(texts: list[list[int]], dropout: float = 0.0) -> Tensor:
        tokens, mask = padded(texts, pieces.index(weights.pad))
        with torch.autocast("cpu", torch.bfloat16):
            with torch.no_grad():
                states = frozen(tokens, attention(mask))
            return pair(states, mask, dropout).float()

    def loss_of(batch: list[Shown]) -> Tensor:
        texts, wanted = [], []
        for a, b, same, is_directed in batch:
            if random.random() < MIRRORED:
                a, b = mirrored(a), mirrored(b)
            if is_directed and random.random() < TURNED and mirrored(b) != b:
                b, same = mirrored(b), 0.0
            if same == 1 and random.random() < GROWN:
                a = grown(a)
            texts.append(written(b, a) if random.random() < 0.5 else written(a, b))
            wanted.append(same)
        return F.binary_cross_entropy_with_logits(said_of(texts, DROPOUT), torch.tensor(wanted))

    tune(pair, RATE / 2 if given.go_on_from else RATE, int(EPOCHS * math.ceil(len(train) / BATCH)), batches, loss_of)
    torch.save(pair.state_dict(), given.model / ("pair-left-out.pt" if given.left_out else "pair.pt"))
    if apart:
        told = []
        with torch.no_grad():
            for i in range(0, len(apart), 64):
                titles = [(news[a]["title"], news[b]["title"]) for a, b, _ in apart[i : i + 64]]
                both = said_of([written(a, b) for a, b in titles]) + said_of([written(b, a) for a, b in titles])
                told += (both / 2).tolist()
        pickle.dump(list(zip(apart, told)), open(given.model / "pairs-left-out.pkl", "wb"))


if __name__ == "__main__":
    main()
