import type { Indicators } from '@vigil/common/indicators';
import { call } from '../../kit/client.ts';
import { createLatest } from '../../kit/latest.ts';

/** The indicators as the server last gave or pushed them. */
export const {
  use: useIndicators,
  load: loadIndicators,
  refresh: refreshIndicators,
} = createLatest<Indicators>(() => call('GET /api/indicators'));

/** Sets what was pushed, which is always newer than what is known. */
export function putIndicators(value: Indicators): void {
  useIndicators.setState({ status: 'ready', value });
}
