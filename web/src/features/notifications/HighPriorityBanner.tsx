import { Link } from '@tanstack/react-router';
import type { Event } from '@vigil/common/events';
import { useShallow } from 'zustand/shallow';
import { CloseButton } from '../../kit/CloseButton.tsx';
import { capitalise, formatNumber } from '../../kit/words.ts';
import { useEvents } from '../events/store.ts';
import { useStats } from '../stats/store.ts';
import css from './HighPriorityBanner.module.css';
import { useHighPriority } from './state.ts';
import { settle } from './warn.ts';

/** What presses most recently, over the page, until somebody opens it or sends it away; then the one before it. */
export function HighPriorityBanner() {
  const ids = useHighPriority((state) => state.ids);
  // What was taken back since presses nobody any more.
  const live = useEvents(useShallow(({ loaded }) => ids.flatMap((id) => loaded.byId.get(id) ?? []).filter(isLive)));
  const [event, ...others] = live;
  const isReplay = useStats(({ stats }) => stats?.replay ?? false);
  return (
    <div className={css.place} role="alert">
      {event && (
        <div className={css.banner} data-urgency={event.urgencyLevel}>
          <p className={css.words}>
            <strong>{`${isReplay ? 'Replay · ' : ''}${capitalise(event.urgencyLevel)}`}</strong>
            <Link
              to="/"
              search={{ event: event.id }}
              resetScroll={false}
              dir="auto"
              onClick={({ metaKey, ctrlKey, shiftKey }) => {
                if (!metaKey && !ctrlKey && !shiftKey) settle(event.id);
              }}
            >
              {event.title}
            </Link>
            {others.length > 0 && <span className={css.more}>{`and ${formatNumber(others.length)} more`}</span>}
          </p>
          <CloseButton label="Dismiss" onClick={() => dismiss(event.id)} />
        </div>
      )}
    </div>
  );
}

/** Whoever was in the banner reads on in the page. */
function dismiss(id: string): void {
  settle(id);
  if (useHighPriority.getState().ids.length === 0) document.getElementById('content')?.focus({ preventScroll: true });
}

const isLive = ({ deletedAt }: Event) => deletedAt === null;
