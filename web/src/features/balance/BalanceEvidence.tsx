import type { Balance } from '@vigil/common/balance';
import { EvidenceAge } from '../../kit/EvidenceAge.tsx';
import { newestEvidence } from '../../kit/evidence-age.ts';
import { useEvents } from '../events/store.ts';

/** The age of the newest event that a balance takes into account: later events than its date do not count. */
export function BalanceEvidence({ balance: { analysisDate } }: { balance: Balance }) {
  const at = useEvents(({ loaded }) => newestEvidence(loaded.events, Date.now(), Date.parse(analysisDate)));
  return <EvidenceAge at={at} />;
}
