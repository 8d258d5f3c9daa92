"""A report as the text that the model reads. `server/reader/src/text.ts` does the same."""

import re
import unicodedata

SUMMARY = 260  # characters of the summary that are read

INVISIBLE = re.compile("[\u0085\u1680\u200b-\u200f\u2028\u2029\u2581\ufeff\ufffd]")
CONTROL = re.compile("[\u0000-\u0008\u000b\u000e-\u001f\u007f\u008f\u009f]")


def normalise(text: str) -> str:
    """Compatibility forms (NFKC), no control characters, single spaces. As the base's tokenizer, measured on each code point."""
    return re.sub(r"\s+", " ", INVISIBLE.sub(" ", CONTROL.sub("", unicodedata.normalize("NFKC", text)))).strip()


def written(title: str, summary: str) -> str:
    """The title, then the beginning of the summary where it says more."""
    head = normalise(title)
    tail = normalise(summary)[:SUMMARY].strip()
    return f"{head} — {tail}" if head and tail and tail != head else head or tail
