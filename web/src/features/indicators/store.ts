import type { Indicators } from '@vigil/common/indicators';
import { call } from '../../kit/client.ts';
import { createResource } from '../../kit/resource.ts';

/** The indicators as the server last gave or pushed them. */
export const {
  use: useIndicators,
  load: loadIndicators,
  refresh: refreshIndicators,
  put: putIndicators,
} = createResource<Indicators>(() => call('GET /api/indicators'));
