import type { Balance } from '@vigil/common/balance';
import { EvidenceAge } from '../../kit/EvidenceAge.tsx';
import { isOutdated, newestEvidence } from '../../kit/evidence-age.ts';
import { useEvents } from '../events/store.ts';

/** The age of the newest event that a balance takes into account: later events than its date do not count. */
export const BalanceEvidence = ({ balance }: { balance: Balance }) => <EvidenceAge at={useEvidence(balance)} />;

/** Whether a balance rests on evidence that is too old to say how things stand now. */
export const useOutdated = (balance: Balance | null): boolean =>
  isOutdated(useEvidence(balance) ?? balance?.analysisDate ?? '', Date.now());

function useEvidence(balance: Balance | null): string | null {
  const until = Date.parse(balance?.analysisDate ?? '');
  return useEvents(({ loaded }) => balance && newestEvidence(loaded.events, Date.now(), until));
}
