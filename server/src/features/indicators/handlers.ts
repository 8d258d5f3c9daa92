import type { Indicators } from '@vigil/common/indicators';
import type { Handlers } from '../../kit/mount.ts';

export function indicatorHandlers(current: () => Indicators): Pick<Handlers, 'indicators'> {
  return { indicators: () => current() };
}
