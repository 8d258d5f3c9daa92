import { Link } from '@tanstack/react-router';
import type { Event } from '@vigil/common/events';
import { useShallow } from 'zustand/shallow';
import { CloseButton } from '../../kit/CloseButton.tsx';
import { capitalise, formatNumber } from '../../kit/words.ts';
import { useEvents } from '../events/store.ts';
import { useStats } from '../stats/store.ts';
import css from './HighPriorityBanner.module.css';
import { useHighPriority } from './state.ts';
import { dismiss } from './warn.ts';

/** The newest high-priority event, over the page, until the reader opens or dismisses it; then the one before it. */
export function HighPriorityBanner() {
  const ids = useHighPriority((state) => state.ids);
  // Events that were hidden since are left out.
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
                if (!metaKey && !ctrlKey && !shiftKey) dismiss(event.id);
              }}
            >
              {event.title}
            </Link>
            {others.length > 0 && <span className={css.more}>{`and ${formatNumber(others.length)} more`}</span>}
          </p>
          <CloseButton label="Dismiss" onClick={() => dismissAndFocus(event.id)} />
        </div>
      )}
    </div>
  );
}

/** Moves the focus to the page when the banner closes. */
function dismissAndFocus(id: string): void {
  dismiss(id);
  if (useHighPriority.getState().ids.length === 0) document.getElementById('content')?.focus({ preventScroll: true });
}

const isLive = ({ deletedAt }: Event) => deletedAt === null;
