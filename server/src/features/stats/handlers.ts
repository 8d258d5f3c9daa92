import type { Handlers } from '../../kit/mount.ts';
import type { EventStore } from '../events/store.ts';
import type { ScanStore } from '../scan/store.ts';
import type { SourceStore } from '../sources/store.ts';

interface Parts {
  events: EventStore;
  sources: SourceStore;
  scan: ScanStore;
  now: () => Date;
  replay: boolean;
}

export function statsHandlers({ events, sources, scan, now, replay }: Parts): Pick<Handlers, 'stats'> {
  return {
    stats: async () => {
      const today = new Date(now().toISOString().slice(0, 10));
      const [eventsToday, counts, progress] = await Promise.all([
        events.countSince(today),
        sources.counts(),
        scan.progress(),
      ]);
      return { eventsToday, sourcesActive: counts.active, sourcesTotal: counts.total, scan: progress, replay };
    },
  };
}
