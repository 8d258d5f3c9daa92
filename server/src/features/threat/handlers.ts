import type { Handlers } from '../../kit/mount.ts';
import type { ThreatStore } from './store.ts';

export function threatHandlers(threat: Pick<ThreatStore, 'current'>): Pick<Handlers, 'threat'> {
  return { threat: async () => threat.current() };
}
