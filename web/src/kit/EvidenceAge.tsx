import { useClock } from './clock.ts';
import { evidenceAge } from './evidence-age.ts';

/** How old the newest event is that a card rests on. Nothing where there is none. */
export function EvidenceAge({ at }: { at: string | null }) {
  const age = useClock((now) => at && evidenceAge(at, now));
  if (!at) return null;
  return (
    <>
      Newest evidence: <time dateTime={at}>{age}</time>
    </>
  );
}
