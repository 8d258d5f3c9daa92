"""Writes the model as the server reads it: three graphs of 8-bit weights, the lists of answers, and hashes.

    python export.py MODEL_FOLDER [--reader FILE.pt] [--pair FILE.pt]
"""

import argparse
import hashlib
import json
import tempfile
import warnings
from pathlib import Path

import onnx
import torch
import torch.nn as nn
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import Tensor

import base
import schema
from model import HEADS, Frozen, Pair, Reader, attention, pieces_of

FILES = ["tokenizer.json", "frozen.onnx", "reader.onnx", "pair.onnx"]


class Lower(nn.Module):
    def __init__(self, frozen: Frozen):
        super().__init__()
        self.frozen = frozen

    def forward(self, tokens: Tensor, mask: Tensor) -> Tensor:
        return self.frozen(tokens, attention(mask))


class Upper(nn.Module):
    """All answers side by side, in the order of HEADS, and the logits of spans."""

    def __init__(self, reader: Reader):
        super().__init__()
        self.reader = reader

    def forward(self, states: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        answers = self.reader(states, mask)
        return torch.cat([answers[name] for name in HEADS], -1), answers["spans"]


def export(module: nn.Module, inputs: tuple, names: list[str], outputs: list[str], path: Path) -> None:
    axes = {name: {0: "rows", 1: "tokens"} for name in names}
    if "spans" in outputs or "states" in outputs:
        axes |= {name: {0: "rows", 1: "tokens"} for name in outputs if name in ("spans", "states")}
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        whole = Path(folder) / "whole.onnx"
        torch.onnx.export(module.eval(), inputs, str(whole), input_names=names, output_names=outputs, dynamic_axes=axes, opset_version=20, dynamo=False)
        quantize_dynamic(
            whole, path, weight_type=QuantType.QInt8, per_channel=True, op_types_to_quantize=["MatMul", "Gather", "Gemm"]
        )
    model = onnx.load(path)
    del model.metadata_props[:]
    onnx.save(model, path)
    print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("model", type=Path)
    parser.add_argument("--reader", type=Path)
    parser.add_argument("--pair", type=Path)
    given = parser.parse_args()
    torch.backends.mha.set_fastpath_enabled(False)
    weights = base.load()
    frozen = Frozen(weights, pieces_of(given.model))
    tokens, mask = torch.tensor([[0, 5, 6, 7, 2]]), torch.ones(1, 5)
    if not (given.model / "frozen.onnx").exists():
        export(Lower(frozen), (tokens, mask), ["tokens", "mask"], ["states"], given.model / "frozen.onnx")
    states = torch.randn(1, 5, weights.hidden)
    if given.reader:
        reader = Reader(weights)
        reader.load_state_dict(torch.load(given.reader))
        export(Upper(reader), (states, mask), ["states", "mask"], ["answers", "spans"], given.model / "reader.onnx")
    if given.pair:
        pair = Pair(weights)
        pair.load_state_dict(torch.load(given.pair))
        export(pair, (states, mask), ["states", "mask"], ["same"], given.model / "pair.onnx")
    lists = {
        "type": schema.TYPES, "urgency": schema.URGENCIES, "kind": schema.KINDS, "reality": schema.REALITIES,
        "again": schema.AGAIN, "by": schema.PARTIES, "on": schema.PARTIES, "country": schema.COUNTRIES,
    }
    present = [name for name in FILES if (given.model / name).exists()]
    hashes = {name: hashlib.sha256((given.model / name).read_bytes()).hexdigest() for name in present}
    heads = [{"name": name, "size": size, **({"answers": lists[name]} if name in lists else {})} for name, size in HEADS.items()]
    manifest = {"heads": heads, "spans": schema.SPANS, "files": hashes}
    (given.model / "manifest.json").write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
