import type { Handlers } from '../../kit/mount.ts';
import type { TrustedSourceStore } from './store.ts';

export function trustedSourceHandlers(store: TrustedSourceStore): Pick<Handlers, 'trustedSources'> {
  return { trustedSources: () => store.listPublic() };
}
