import { maySee, screens } from '@vigil/common/screens';
import { useAnalysis } from '../analysis/store.ts';
import { useBalance } from '../balance/store.ts';
import { useConnection } from '../connection/store.ts';
import { type EventsState, useEvents } from '../events/store.ts';
import { type SessionState, toVisitor, useSession } from '../session/store.ts';
import { useThreat } from '../threat/store.ts';
import { type Copy, keepOnlyFor, writeAnswered, writeCopy } from './copy.ts';

/** The number of events stored. The whole timeline would be five times as much to write. */
const maxEvents = 200;
const restMs = 30_000;

/** Stores the newest events, the level, the report and the balance for an offline start when they change, at most every 30 seconds. */
export async function keepCopies(): Promise<void> {
  const { isLoading, session } = useSession.getState();
  if (!isLoading) await keepOnlyFor(session);
  const keep = createKeeper();
  let isDue = false;
  const soon = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      void keep();
    }, restMs);
  };
  useEvents.subscribe(soon);
  useConnection.subscribe(soon);
  useSession.subscribe(soon);
  useThreat.subscribe(soon);
  useAnalysis.subscribe(soon);
  useBalance.subscribe(soon);
  // Phones may close a hidden page without notice.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void keep());
  await keep();
}

/** Writes the copy if it has changed since the last time. */
function createKeeper(): () => Promise<void> {
  let written: readonly unknown[] = [];
  let writtenAt = 0;
  return async () => {
    const { answeredAt } = useConnection.getState();
    const session = useSession.getState();
    const state = useEvents.getState();
    const timeline = answeredAt === null ? null : copyOf(state, session);
    if (!timeline || answeredAt === null) return;
    const panels = {
      threat: useThreat.getState().status,
      analysis: useAnalysis.getState().data,
      balance: useBalance.getState().data,
    };
    const copy = { ...timeline, ...panels };
    const next = [state.loaded, session.session, session.site, ...Object.values(panels)];
    const isSame = next.every((part, index) => part === written[index]);
    if (isSame && answeredAt === writtenAt) return;
    [written, writtenAt] = [next, answeredAt];
    try {
      if (!isSame) await writeCopy(copy);
      await writeAnswered(answeredAt);
    } catch {
      // Without storage there is no copy.
    }
  };
}

/** The copy of the timeline to store; null if none may be stored. Events that only administrators see are left out. */
export function copyOf(
  { status, loaded }: EventsState,
  session: SessionState,
): Pick<Copy, 'session' | 'site' | 'timeline'> | null {
  if (status !== 'ready' || !session.site || session.isLoading) return null;
  if (!maySee(screens.home.access, toVisitor(session))) return null;
  const all = loaded.events;
  const events = all.filter(({ deletedAt }) => deletedAt === null).slice(0, maxEvents);
  const totalCount = loaded.totalCount - all.filter(({ deletedAt }) => deletedAt !== null).length;
  const { epoch, seq } = loaded;
  return {
    session: session.session,
    site: session.site,
    timeline: { events, totalCount, totalDisplayed: events.length, epoch, seq },
  };
}
