import { Link } from '@tanstack/react-router';
import type { Event } from '@vigil/common/events';
import { listedAt } from '@vigil/common/listing';
import { isAtPlace } from '@vigil/common/my-places';
import { useEffect, useMemo } from 'react';
import { useShallow } from 'zustand/shallow';
import { byGravity } from '../../kit/by-gravity.ts';
import { useOwnPlaces } from '../../kit/own-places.ts';
import { formatRecent } from '../../kit/time.ts';
import { capitalise, formatNumber } from '../../kit/words.ts';
import { useEvents } from '../events/store.ts';
import { useStats } from '../stats/store.ts';
import css from './HighPriorityBanner.module.css';
import { watchSeen } from './seen.ts';
import { useHighPriority } from './state.ts';
import { dismiss } from './warn.ts';

interface BannerProps {
  /** Shows all events of the banner in the list. */
  onMore: (ids: readonly string[]) => void;
}

/**
 * The most severe of the high-priority events that the reader has not seen, those of the reader's places before all others. Each
 * stays until it is opened or dismissed or was on screen for a while.
 */
export function HighPriorityBanner({ onMore }: BannerProps) {
  const ids = useHighPriority((state) => state.ids);
  // Events that were hidden since are left out.
  const live = useEvents(useShallow(({ loaded }) => ids.flatMap((id) => loaded.byId.get(id) ?? []).filter(isLive)));
  const places = useOwnPlaces((state) => state.places);
  const [event, ...others] = useMemo(() => live.toSorted(byGravity(places)), [live, places]);
  const isReplay = useStats(({ stats }) => stats?.replay ?? false);
  useEffect(() => watchSeen(leave), []);
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
                if (!metaKey && !ctrlKey && !shiftKey) dismiss([event.id]);
              }}
            >
              {event.title}
            </Link>
            <small>
              {isAtPlace(event.location, places) && <b>Your place: </b>}
              {`${event.location ? `${event.location} · ` : ''}${formatRecent(listedAt(event), Date.now())}`}
            </small>
          </p>
          <p className={css.acts}>
            {others.length > 0 && (
              <Link
                to="/"
                search={{ only: 'urgent' }}
                resetScroll={false}
                data-reach
                onClick={() => onMore(live.map(idOf))}
              >
                {`${formatNumber(others.length)} more`}
              </Link>
            )}
            <button type="button" data-reach onClick={() => dismissAndFocus(live.map(idOf))}>
              {others.length > 0 ? 'Dismiss all' : 'Dismiss'}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}

/** Moves the focus to the page when the banner closes. */
function dismissAndFocus(ids: readonly string[]): void {
  dismiss(ids);
  document.getElementById('content')?.focus({ preventScroll: true });
}

const leave = (id: string) => useHighPriority.setState(({ ids }) => ({ ids: ids.filter((one) => one !== id) }));
const isLive = ({ deletedAt }: Event) => deletedAt === null;
const idOf = ({ id }: Event) => id;
