import type { Balance } from '@vigil/common/balance';
import { create } from 'zustand';
import { call } from '../../kit/client.ts';
import { createResource } from '../../kit/resource.ts';

/** Replies are not validated in the browser: these fields are set even if a reply lacks them. */
export const defaults = { moves: [], keyEventIds: [] };

export const {
  use: useBalance,
  load: loadBalance,
  refresh: refreshBalance,
} = createResource<Balance>(async () => {
  const balance = await call('GET /api/balance-of-power');
  return balance && { ...defaults, ...balance };
});

interface PastBalance {
  balance: Balance | null;
  mark: string;
  /** The query that opens it. */
  search?: { id: number };
}

/** The balance of an earlier moment, while the page shows that moment. */
export const usePastBalance = create<{ past: PastBalance | null }>()(() => ({ past: null }));
