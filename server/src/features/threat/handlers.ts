import type { ThreatStatus } from '@vigil/common/threat';
import type { Handlers } from '../../kit/mount.ts';

interface ThreatHandlerOptions {
  threat: () => ThreatStatus;
}

export function threatHandlers({ threat }: ThreatHandlerOptions): Pick<Handlers, 'threat'> {
  return { threat: () => threat() };
}
