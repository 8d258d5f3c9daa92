"""Cuts the tokenizer of the base to the pieces that news uses, and writes `tokenizer.json`.

    python vocabulary.py NEWS_FOLDER MODEL_FOLDER
"""

import collections
import json
import sys
from pathlib import Path

from tokenizers import Tokenizer, models, pre_tokenizers

import base
from news import items
from text import written

PIECES = 38_000


def tokenizer_of(pieces: list[tuple[str, float]], unknown: int) -> Tokenizer:
    tokenizer = Tokenizer(models.Unigram(pieces, unk_id=unknown, byte_fallback=False))
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(replacement="▁", prepend_scheme="always", split=True)
    return tokenizer


def main(news: Path, model: Path) -> None:
    whole = base.load()
    scored = list(zip(whole.pieces, map(float, whole.scores)))
    tokenizer = tokenizer_of(scored, whole.unk)
    texts = [written(item["title"], item["summary"]) for item in items(news).values()]
    counts = collections.Counter(token for row in tokenizer.encode_batch(texts) for token in row.ids)
    special = [whole.bos, whole.pad, whole.eos, whole.unk]
    # Single characters of any script that occurs keep every word readable.
    single = [i for i, piece in enumerate(whole.pieces) if len(piece.removeprefix("▁")) <= 1 and i not in special and readable(piece)]
    frequent = [i for i, _ in counts.most_common() if i not in special and i not in set(single)]
    kept = sorted({*special, *single, *frequent[: PIECES - len(single) - len(special)]})
    model.mkdir(parents=True, exist_ok=True)
    tokenizer_of([scored[i] for i in kept], kept.index(whole.unk)).save(str(model / "tokenizer.json"), pretty=False)
    (model / "pieces.json").write_text(json.dumps(kept))
    print(f"{len(kept)} of {len(scored)} pieces; {sum(counts[i] for i in kept) / sum(counts.values()):.4%} of those that are met")


def readable(piece: str) -> bool:
    """Latin, Greek, Cyrillic, Hebrew and Arabic letters, digits and signs."""
    return all(ord(letter) < 0x700 or 0x2000 <= ord(letter) < 0x2600 or letter == "▁" for letter in piece)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
