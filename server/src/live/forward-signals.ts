import type { Audience } from '@vigil/common/access';
import type { LivePayload } from '@vigil/common/live';
import type { Signals } from './signals.ts';
import type { Sockets } from './sockets.ts';

const audiences: Audience[] = ['visitor', 'admin'];

/** Sends the signals of this process to the browsers that may receive them. */
export function forwardSignals(
  signals: Signals,
  sockets: Pick<Sockets, 'send' | 'sendAll'>,
  healthIssuesFor: (audience: Audience) => LivePayload<'health-issues-changed'>['healthIssues'],
): void {
  signals.on('scan-progress', (progress) => sockets.sendAll('scan-progress', progress));
  signals.on('source-updated', (state) => sockets.sendAll('source-updated', state));
  signals.on('source-tested', (verdict) => sockets.send('admin', 'source-tested', verdict));
  signals.on('threat-changed', (status) => sockets.sendAll('threat-changed', status));
  signals.on('indicators-changed', (indicators) => sockets.sendAll('indicators-changed', indicators));
  signals.on('generating', (what, isRunning) => sockets.sendAll('generating', { what, isRunning }));
  signals.on('health-changed', () => {
    for (const audience of audiences)
      sockets.send(audience, 'health-issues-changed', { healthIssues: healthIssuesFor(audience) });
  });
}
