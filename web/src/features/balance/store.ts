import type { Balance } from '@vigil/common/balance';
import { call } from '../../kit/client.ts';
import { createLatest } from '../../kit/latest.ts';

/** Replies are not checked in the browser: what a balance cannot be drawn without is there in any case. */
export const bare = { moves: [], keyEventIds: [] };

export const {
  use: useBalance,
  load: loadBalance,
  refresh: refreshBalance,
} = createLatest<Balance>(async () => {
  const balance = await call('GET /api/balance-of-power');
  return balance && { ...bare, ...balance };
});
