import type { Audience } from '@vigil/common/access';
import type { LivePayload } from '@vigil/common/live';
import type { Signals } from './signals.ts';
import type { Sockets } from './sockets.ts';

const audiences: Audience[] = ['visitor', 'admin'];

/** Sends the signals of this process to the browsers that may receive them. */
export function forwardSignals(
  signals: Signals,
  sockets: Pick<Sockets, 'tell' | 'tellAll'>,
  impairmentsFor: (audience: Audience) => LivePayload<'impaired'>['impairments'],
): void {
  signals.on('scan-progress', (progress) => sockets.tellAll('scan-progress', progress));
  signals.on('source-updated', (state) => sockets.tellAll('source-updated', state));
  signals.on('threat-changed', (status) => sockets.tellAll('threat-changed', status));
  signals.on('generating', (what, isRunning) => sockets.tellAll('generating', { what, isRunning }));
  signals.on('impaired', () => {
    for (const audience of audiences) sockets.tell(audience, 'impaired', { impairments: impairmentsFor(audience) });
  });
}
