import { coverageOf } from '@vigil/common/coverage';
import type { ThreatStatus } from '@vigil/common/threat';
import type { ChangeListener } from './changes/tail.ts';
import { createPublicReports } from './features/analysis/public-reports.ts';
import { createPublicBalances } from './features/balance/public-balances.ts';
import type { SourceRow } from './features/sources/store.ts';
import { createThreatMonitor } from './features/threat/monitor.ts';
import { createThreatStore } from './features/threat/store.ts';
import type { Stores } from './stores.ts';

interface Parts {
  stores: Pick<Stores, 'events' | 'balances' | 'tail'>;
  /** All feeds, as they were last looked at. */
  sources: () => SourceRow[];
  now: () => Date;
  onThreat: (status: ThreatStatus, before: ThreatStatus) => void;
}

export type PublicView = ReturnType<typeof createPublicView>;

/** What the events that are public at the moment amount to: the threat status, and what of reports and balances may be read. */
export function createPublicView({ stores: { events, balances, tail }, sources, now, onThreat }: Parts) {
  const { position } = tail;
  const threat = createThreatStore({ events, coverage: () => coverageOf(sources(), now()), now });
  const monitor = createThreatMonitor({ threat, onChange: onThreat });

  /** Takes in changes; must hear of them after those who tell the tabs of the events. */
  const follow: ChangeListener = async (changes) => {
    await threat.follow(changes);
    monitor.look();
  };

  return {
    load: () => threat.load(position()),
    follow,
    monitor,
    threat: threat.current,
    /** The last change of an event that the threat status includes. */
    eventSeq: threat.eventSeq,
    reports: createPublicReports({ events, position }),
    balances: createPublicBalances({ events, balances, position }),
  };
}
