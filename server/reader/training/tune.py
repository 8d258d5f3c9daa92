"""One training loop for both parts: AdamW with a cosine schedule after a short rise."""

import math
import time
from collections.abc import Callable, Iterable

import numpy as np
import torch
from torch import Tensor, nn

HEAD_RATE = 1e-3
WEIGHT_DECAY = 0.01
RISE = 0.06  # of all steps
LONGEST_STEP = 1.0  # norm of the gradient


def tune(module: nn.Module, rate: float, total: int, batches: Callable[[], Iterable[list]], loss_of: Callable[[list], Tensor]) -> None:
    """
    Runs `total` steps. `batches` gives those of one pass over the examples, `loss_of` the mean loss of one. The upper layers,
    `module.tuned`, learn at `rate`, the heads faster.
    """
    upper = list(module.tuned.parameters())
    heads = [parameter for name, parameter in module.named_parameters() if not name.startswith("tuned.")]
    groups = [{"params": upper, "lr": rate, "weight_decay": WEIGHT_DECAY}, {"params": heads, "lr": HEAD_RATE}]
    optimizer = torch.optim.AdamW(groups)
    rise = RISE * total
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / rise) * 0.5 * (1 + math.cos(math.pi * min(1, step / total)))
    )
    losses: list[float] = []
    start = time.time()
    module.train()
    while len(losses) < total:
        for batch in batches():
            if len(losses) >= total:
                break
            loss = loss_of(batch)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(module.parameters(), LONGEST_STEP)
            optimizer.step()
            schedule.step()
            losses.append(loss.item())
            if len(losses) % 50 == 0:
                print(f"step {len(losses)} of {total}: loss {np.mean(losses[-50:]):.3f}, {time.time() - start:.0f} s", flush=True)
    module.eval()
