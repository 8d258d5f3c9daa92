"""Tunes the reader on the labels.

    python train.py NEWS_FOLDER LABELS_FOLDER MODEL_FOLDER [--left-out]

With --left-out the items that `labels.py` leaves out are not trained on but read, and the figures are printed.
"""

import argparse
import collections
import os
import pickle
import random
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from tokenizers import Tokenizer
from torch import Tensor

import base
import labels
import schema
from examples import Example, example_of, span_targets
from model import Frozen, Reader, Tuned, attention, mean, padded, pieces_of
from news import items
from text import written
from tune import tune

TOKENS = 96  # of a text, at most
BATCH = 32
EPOCHS = float(os.environ.get("EPOCHS", "3"))
RATE = 1e-4
DROPOUT = 0.1
OWN = 2  # times that a headline of our own is shown in a pass


class Batches:
    """Reports of one event stand together, so that a batch holds what should attract each other; others by length."""

    def __init__(self, tokenizer: Tokenizer, pad: int):
        self.tokenizer, self.pad = tokenizer, pad

    def order(self, examples: list[Example]) -> list[list[Example]]:
        windows: dict[str, dict[str, list[Example]]] = collections.defaultdict(lambda: collections.defaultdict(list))
        rest = []
        for example in examples:
            if example.cluster:
                windows[example.row["set"]][example.cluster].append(example)
            else:
                rest.append(example)
        batches = []
        for clusters in windows.values():
            groups = sorted(clusters.values(), key=lambda group: (group[0].date[:10], random.random()))
            flat = [example for group in groups for example in group]
            batches += [flat[i : i + BATCH] for i in range(0, len(flat), BATCH)]
        rest.sort(key=lambda example: len(example.title) + len(example.summary) + random.random() * 40)
        batches += [rest[i : i + BATCH] for i in range(0, len(rest), BATCH)]
        random.shuffle(batches)
        return batches

    def inputs(self, batch: list[Example], training: bool) -> tuple[Tensor, Tensor, Tensor, list[Example]]:
        """Token numbers, mask, targets of spans; and the examples, of which some are now mirror images."""
        shown = [e.image if training and e.image and random.random() < 0.5 else e for e in batch]
        texts = [written(e.title, e.summary) for e in shown]
        encoded = self.tokenizer.encode_batch(texts)
        rows = [[0, *row.ids[: TOKENS - 2], 2] for row in encoded]
        tokens, mask = padded(rows, self.pad)
        spans = torch.full(tokens.shape, -100)
        for i, (example, text, row) in enumerate(zip(shown, texts, encoded)):
            if example.row.get("spans") is not None:
                found = span_targets(example, text, row.offsets[: TOKENS - 2])
                spans[i, 1 : 1 + len(found)] = torch.tensor(found)
        return tokens, mask, spans, shown


def share(size: int, index: int | None) -> np.ndarray:
    row = np.zeros(size, np.float32)
    if index is not None:
        row[index] = 1
    return row


def type_target(row: dict) -> np.ndarray:
    target = share(len(schema.TYPES), schema.TYPES.index(row["eventType"]))
    others = [name for name in row.get("eventTypeAlt") or [] if name in schema.TYPES]
    if others:
        target *= 0.7
        for name in others:
            target[schema.TYPES.index(name)] += 0.3 / len(others)
    return target


def urgency_target(row: dict) -> np.ndarray:
    """A share of each label lies on the levels beside it: a reader who is one level off is not wrong."""
    level = schema.URGENCIES.index(row["urgency"])
    target = share(5, level) * 0.86
    beside = [i for i in (level - 1, level + 1) if 0 <= i < 5]
    for i in beside:
        target[i] += 0.14 / len(beside)
    return target


def several(names: list[str], all_names: list[str]) -> np.ndarray:
    return np.array([float(name in names) for name in all_names], np.float32)


# Answers that are rare, and matter most where they are due: how much more one of them counts.
RARE = {"+": 4.0, "denied": 4.0, "past": 3.0, "announced": 1.5}


def rare(names: list[str], name: str) -> np.ndarray:
    return share(len(names), names.index(name)) * RARE.get(name, 1.0)


# For each head: the targets of a labelled row, and the weight of its loss.
TARGETS = {
    "type": (lambda row: type_target(row) if row.get("eventType") in schema.TYPES else None, 1.0),
    "urgency": (lambda row: urgency_target(row) if row.get("urgency") in schema.URGENCIES else None, 1.2),
    "kind": (lambda row: share(len(schema.KINDS), schema.KINDS.index(row["kind"])) if row.get("kind") else None, 1.2),
    "reality": (lambda row: rare(schema.REALITIES, row["reality"]) if row.get("reality") else None, 0.8),
    "again": (lambda row: rare(schema.AGAIN, row["again"]) if row.get("again") is not None else None, 0.8),
    "country": (lambda row: share(len(schema.COUNTRIES), country_of(row)) if row.get("country") else None, 1.0),
    "by": (lambda row: several(row["by"], schema.PARTIES) if row.get("by") is not None else None, 2.0),
    "on": (lambda row: several(row["on"], schema.PARTIES) if row.get("on") is not None else None, 2.0),
}
MULTILABEL = {"by", "on"}


def country_of(row: dict) -> int:
    return schema.COUNTRIES.index(row["country"]) if row["country"] in schema.COUNTRIES else 0


def loss_of(answers: dict[str, Tensor], spans: Tensor, batch: list[Example], taught: Tensor) -> Tensor:
    rows = len(batch)
    known = [i for i, e in enumerate(batch) if e.relevant is not None]
    relevant = torch.tensor([batch[i].relevant for i in known])
    weights = torch.tensor([batch[i].weight for i in known])
    told = answers["relevance"][known, 0].float()
    loss = (F.binary_cross_entropy_with_logits(told, relevant, reduction="none") * weights).sum()
    for name, (target, weight) in TARGETS.items():
        targets = [target(e.row) if e.row["relevant"] else None for e in batch]
        asked = [i for i, t in enumerate(targets) if t is not None]
        if not asked:
            continue
        wanted = torch.from_numpy(np.stack([targets[i] for i in asked]))
        said = answers[name][asked].float()
        if name in MULTILABEL:
            loss = loss + weight * F.binary_cross_entropy_with_logits(said, wanted, reduction="sum") / 4
        else:
            loss = loss - weight * (F.log_softmax(said, -1) * wanted).sum()
    if (spans >= 0).any():
        per_token = F.cross_entropy(answers["spans"].float().flatten(0, 1), spans.flatten(), reduction="sum", ignore_index=-100)
        loss = loss + 0.08 * per_token
    return (loss + vector_loss(answers["vector"], batch, taught)) / rows


def vector_loss(vectors: Tensor, batch: list[Example], taught: Tensor) -> Tensor:
    """Reports of one event attract each other; all keep the nearness that the base gives their titles."""
    near = vectors @ vectors.T
    itself = torch.eye(len(batch))
    loss = 0.5 * ((near - taught @ taught.T) ** 2 * (1 - itself)).sum() / len(batch) * 2
    numbers = {name: i for i, name in enumerate({e.cluster for e in batch if e.cluster}, 1)}
    of = torch.tensor([numbers.get(e.cluster, 0) for e in batch])
    same = ((of[:, None] == of[None]) & (of[:, None] > 0)).float() * (1 - itself)
    has = same.sum(1) > 0
    if has.any():
        scaled = near / 0.07 - 1e9 * itself
        share_of = scaled - torch.logsumexp(scaled, 1, keepdim=True)
        loss = loss + 0.5 * (-(same * share_of).sum(1) / same.sum(1).clamp(min=1))[has].sum()
    return loss


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("labels", type=Path)
    parser.add_argument("model", type=Path)
    parser.add_argument("--left-out", action="store_true")
    parser.add_argument("--steps", type=int, default=0)
    parser.add_argument("--go-on-from", type=Path, help="a reader.pt to train further, at half the rate")
    given = parser.parse_args()
    random.seed(1), np.random.seed(1), torch.manual_seed(1)
    torch.set_num_threads(int(os.environ.get("THREADS", "2")))

    weights = base.load()
    pieces = pieces_of(given.model)
    tokenizer = Tokenizer.from_file(str(given.model / "tokenizer.json"))
    batches = Batches(tokenizer, pieces.index(weights.pad))
    news = items(given.data)
    rows = [row for row in labels.rows(given.labels, given.data / "labelled" / "events.jsonl") if row["id"] in news]
    usable = [row for row in rows if not row["aside"]]
    apart = [row for row in usable if given.left_out and labels.left_out(news[row["id"]])]
    apart_ids = {row["id"] for row in apart}
    train = [example_of(news[row["id"]], row) for row in usable if row["id"] not in apart_ids for _ in range(OWN if row["set"] == "own" else 1)]

    frozen = Frozen(weights, pieces).eval()
    reader = Reader(weights)
    if given.go_on_from:
        reader.load_state_dict(torch.load(given.go_on_from))
    teacher = base_vectors(train, batches, frozen, weights)
    total = given.steps or int(EPOCHS * len(batches.order(train)))
    print(f"{len(train)} examples, {len(apart)} left out, {total} steps", flush=True)

    def loss_of_batch(batch: list[Example]) -> Tensor:
        tokens, mask, spans, shown = batches.inputs(batch, True)
        with torch.autocast("cpu", torch.bfloat16):
            with torch.no_grad():
                states = frozen(tokens, attention(mask))
            answers = reader(states, mask, DROPOUT)
        return loss_of(answers, spans, shown, torch.stack([teacher[e.id] for e in batch]))

    tune(reader, RATE / 2 if given.go_on_from else RATE, total, lambda: batches.order(train), loss_of_batch)
    torch.save(reader.state_dict(), given.model / ("reader-left-out.pt" if given.left_out else "reader.pt"))
    if apart:
        told = predict([example_of(news[row["id"]], row) for row in apart], batches, frozen, reader)
        pickle.dump(told, open(given.model / "left-out.pkl", "wb"))


def base_vectors(examples: list[Example], batches: Batches, frozen: Frozen, weights: base.Base) -> dict[str, Tensor]:
    """The untuned encoder's vectors of titles, centred by language, by id."""
    cache = Path(os.environ.get("TEACHER", "teacher.pt"))
    known: dict[str, Tensor] = torch.load(cache) if cache.exists() else {}
    missing = sorted((e for e in examples if e.id not in known), key=lambda e: len(e.title))
    upper = Tuned(weights).eval()
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        for i in range(0, len(missing), 64):
            part = missing[i : i + 64]
            rows = [[0, *row.ids[:62], 2] for row in batches.tokenizer.encode_batch([f"query: {e.title}" for e in part])]
            tokens, mask = padded(rows, batches.pad)
            found = mean(upper(frozen(tokens, attention(mask)), attention(mask)), mask).float()
            known |= {e.id: vector for e, vector in zip(part, F.normalize(found, dim=-1))}
    torch.save(known, cache)
    centred = {}
    for language in {e.language for e in examples}:
        of = [e for e in examples if e.language == language]
        middle = torch.stack([known[e.id] for e in of]).mean(0)
        centred |= {e.id: F.normalize(known[e.id] - middle, dim=-1) for e in of}
    return centred


def predict(examples: list[Example], batches: Batches, frozen: Frozen, reader: Reader) -> list[tuple[Example, dict]]:
    told = []
    ordered = sorted(examples, key=lambda e: len(e.title) + len(e.summary))
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        for i in range(0, len(ordered), 64):
            part = ordered[i : i + 64]
            tokens, mask, spans, _ = batches.inputs(part, False)
            answers = reader(frozen(tokens, attention(mask)), mask)
            arrays = {name: value.float().numpy() for name, value in answers.items()}
            for j, example in enumerate(part):
                told.append((example, {name: value[j] for name, value in arrays.items()} | {"span_targets": spans[j].numpy()}))
    return told


if __name__ == "__main__":
    main()
