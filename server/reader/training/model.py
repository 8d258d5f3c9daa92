"""The encoder: a frozen lower part, upper layers that are tuned, and the heads that answer."""

import json
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch import Tensor

import base
import schema

FROZEN = 4  # layers
EPSILON = 1e-12
VECTOR = 128

HEADS = {
    "relevance": 1,
    "type": len(schema.TYPES),
    "urgency": len(schema.URGENCIES),
    "kind": len(schema.KINDS),
    "reality": len(schema.REALITIES),
    "again": len(schema.AGAIN),
    "by": len(schema.PARTIES),
    "on": len(schema.PARTIES),
    "country": len(schema.COUNTRIES),
    "vector": VECTOR,
}

# Heads that also look at single words: who acts on whom is lost in a mean.
LOOKING = ["kind", "reality", "by", "on", "country", "again"]


class Layer(nn.Module):
    """A transformer layer with its norms after the sums, as in BERT."""

    def __init__(self, weights: base.Base, index: int):
        super().__init__()
        self.heads = weights.heads
        hidden, inner = weights.hidden, weights.inner

        def linear(names: list[str], rows: int, columns: int) -> nn.Linear:
            made = nn.Linear(columns, rows * len(names))
            matrices = [weights.matrix(f"l{index}.{name}.w", rows, columns) for name in names]
            biases = [weights.vector(f"l{index}.{name}.b", rows) for name in names]
            made.weight.data = torch.from_numpy(np.concatenate(matrices))
            made.bias.data = torch.from_numpy(np.concatenate(biases))
            return made

        def norm(name: str) -> nn.LayerNorm:
            made = nn.LayerNorm(hidden, eps=EPSILON)
            made.weight.data = torch.from_numpy(weights.vector(f"l{index}.{name}.w", hidden))
            made.bias.data = torch.from_numpy(weights.vector(f"l{index}.{name}.b", hidden))
            return made

        self.query_key_value = linear(["q", "k", "v"], hidden, hidden)
        self.attended = linear(["ao"], hidden, hidden)
        self.attended_norm = norm("aln")
        self.inner = linear(["fi"], inner, hidden)
        self.outer = linear(["fo"], hidden, inner)
        self.outer_norm = norm("oln")

    def forward(self, x: Tensor, mask: Tensor, dropout: float = 0.0) -> Tensor:
        rows, tokens, hidden = x.shape
        split = self.query_key_value(x).view(rows, tokens, 3, self.heads, hidden // self.heads)
        query, key, value = split.permute(2, 0, 3, 1, 4)
        context = F.scaled_dot_product_attention(query, key, value, attn_mask=mask)
        context = context.transpose(1, 2).reshape(rows, tokens, hidden)
        x = self.attended_norm(x + F.dropout(self.attended(context), dropout, self.training))
        fed = self.outer(F.gelu(self.inner(x)))
        return self.outer_norm(x + F.dropout(fed, dropout, self.training))


class Frozen(nn.Module):
    """Token numbers to the states after the lowest layers. Never trained."""

    def __init__(self, weights: base.Base, pieces: list[int]):
        super().__init__()
        words = weights.matrix("emb.word", weights.vocabulary, weights.hidden)[pieces]
        words = words + weights.vector("emb.type", weights.hidden)
        self.words = nn.Embedding.from_pretrained(torch.from_numpy(words))
        positions = weights.vector("emb.pos", weights.positions * weights.hidden)
        self.positions = nn.Parameter(torch.from_numpy(positions.reshape(weights.positions, weights.hidden)))
        self.norm = nn.LayerNorm(weights.hidden, eps=EPSILON)
        self.norm.weight.data = torch.from_numpy(weights.vector("emb.ln.w", weights.hidden))
        self.norm.bias.data = torch.from_numpy(weights.vector("emb.ln.b", weights.hidden))
        self.layers = nn.ModuleList(Layer(weights, i) for i in range(FROZEN))
        self.requires_grad_(False)

    def forward(self, tokens: Tensor, mask: Tensor) -> Tensor:
        x = self.norm(self.words(tokens) + self.positions[: tokens.shape[1]])
        for layer in self.layers:
            x = layer(x, mask)
        return x


class Tuned(nn.Module):
    """States after the lowest layers to the states after the highest."""

    def __init__(self, weights: base.Base):
        super().__init__()
        self.layers = nn.ModuleList(Layer(weights, i) for i in range(FROZEN, weights.layers))

    def forward(self, x: Tensor, mask: Tensor, dropout: float = 0.0) -> Tensor:
        for layer in self.layers:
            x = layer(x, mask, dropout)
        return x


class Reader(nn.Module):
    """What a report says: the heads answer from the mean of the highest states, some also from the words they look at; spans from each state."""

    def __init__(self, weights: base.Base):
        super().__init__()
        self.tuned = Tuned(weights)
        width = {name: 2 * weights.hidden if name in LOOKING else weights.hidden for name in HEADS}
        self.answers = nn.ModuleDict({f"to_{name}": nn.Linear(width[name], size) for name, size in HEADS.items()})
        self.looks = nn.Linear(weights.hidden, len(LOOKING))
        self.spans = nn.Linear(weights.hidden, len(schema.SPANS) + 1)

    def forward(self, states: Tensor, mask: Tensor, dropout: float = 0.0) -> dict[str, Tensor]:
        x = self.tuned(states, attention(mask), dropout)
        middle = mean(x, mask)
        scores = self.looks(x) - 1e4 * (1 - mask[..., None])
        looked = torch.softmax(scores, 1).transpose(1, 2) @ x
        answers = {}
        for name in HEADS:
            seen = torch.cat([middle, looked[:, LOOKING.index(name)]], -1) if name in LOOKING else middle
            answers[name] = self.answers[f"to_{name}"](seen)
        answers["vector"] = F.normalize(answers["vector"].float(), dim=-1)
        answers["spans"] = self.spans(x)
        return answers


class Pair(nn.Module):
    """Whether two titles report the same event: one number, before the logistic function."""

    def __init__(self, weights: base.Base):
        super().__init__()
        self.tuned = Tuned(weights)
        self.same = nn.Linear(weights.hidden, 1)

    def forward(self, states: Tensor, mask: Tensor, dropout: float = 0.0) -> Tensor:
        return self.same(mean(self.tuned(states, attention(mask), dropout), mask))[:, 0]


def attention(mask: Tensor) -> Tensor:
    return mask[:, None, None, :].bool()


def mean(x: Tensor, mask: Tensor) -> Tensor:
    return (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)


def padded(rows: list[list[int]], pad: int) -> tuple[Tensor, Tensor]:
    """Token numbers and mask, both rows x longest."""
    longest = max(map(len, rows))
    tokens = torch.full((len(rows), longest), pad, dtype=torch.long)
    mask = torch.zeros(len(rows), longest)
    for i, row in enumerate(rows):
        tokens[i, : len(row)] = torch.tensor(row)
        mask[i, : len(row)] = 1
    return tokens, mask


def pieces_of(folder: Path) -> list[int]:
    return json.loads((folder / "pieces.json").read_text())
