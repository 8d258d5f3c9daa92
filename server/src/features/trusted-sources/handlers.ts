import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { TrustedSourceStore } from './store.ts';

export function trustedSourceHandlers(
  store: TrustedSourceStore,
): Pick<Handlers, 'trustedSources' | 'addTrustedSource' | 'changeTrustedSource' | 'removeTrustedSource'> {
  return {
    trustedSources: () => store.listPublic(),
    addTrustedSource: notYet,
    changeTrustedSource: notYet,
    removeTrustedSource: notYet,
  };
}

function notYet(): never {
  throw new Fault('unavailable');
}
