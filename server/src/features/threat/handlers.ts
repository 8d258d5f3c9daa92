import type { ThreatStatus } from '@vigil/common/threat';
import type { Handlers } from '../../kit/mount.ts';

export function threatHandlers(status: () => ThreatStatus): Pick<Handlers, 'threat'> {
  return { threat: () => status() };
}
