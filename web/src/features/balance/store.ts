import type { Balance } from '@vigil/common/balance';
import { call } from '../../kit/client.ts';
import { createLatest } from '../../kit/latest.ts';

/** Replies are not validated in the browser: these fields are set even if a reply lacks them. */
export const defaults = { moves: [], keyEventIds: [] };

export const {
  use: useBalance,
  load: loadBalance,
  refresh: refreshBalance,
} = createLatest<Balance>(async () => {
  const balance = await call('GET /api/balance-of-power');
  return balance && { ...defaults, ...balance };
});
