import type { Source } from '@vigil/common/sources';
import type { ReactNode } from 'react';
import { useShallow } from 'zustand/shallow';
import { useClock } from '../../kit/clock.ts';
import { Dot, type DotColour } from '../../kit/Dot.tsx';
import { Part } from '../../kit/Part.tsx';
import { formatClock, relativeWords } from '../../kit/time.ts';
import { plural } from '../../kit/words.ts';
import { useEvents } from '../events/store.ts';
import { useSources } from '../sources/store.ts';
import css from './Ingestion.module.css';
import { eventsSince, type Reading, readingOf } from './ingestion.ts';
import { useScan } from './store.ts';

/** What a scan does, as it does it: feeds turn green or red, and events come up. `tool` starts one. */
export function Ingestion({ tool }: { tool: ReactNode }) {
  const progress = useScan((state) => state.progress);
  const sources = useSources((state) => state.sources);
  const events = useEvents(useShallow(({ held }) => eventsSince(held.byId.values(), progress)));
  const ended = progress?.finishedAt ?? null;
  const ago = useClock((now) => ended && relativeWords(ended, now));
  const isRunning = progress !== null && ended === null;
  return (
    <Part title="Ingestion" subtitle="What a scan does, as it does it." tool={tool}>
      <p className={css.state} role="status">
        {isRunning && `Scanning ${progress.done} of ${progress.total} feeds`}
        {!isRunning && (ago ? `Last scan ${ago}: ${progress?.total} feeds` : 'Not scanned yet')}
        {progress && `, ${progress.failed} failed, ${plural(progress.newEvents, 'new event')}`}
      </p>
      <progress
        className={css.bar}
        aria-label="Feeds read"
        max={Math.max(progress?.total ?? 0, 1)}
        value={progress?.done ?? 0}
      />
      <ul className={css.feeds} aria-label="Feeds">
        {sources.map((source) => (
          <Feed key={source.id} source={source} reading={readingOf(source, progress)} />
        ))}
      </ul>
      <h3 className={css.title}>Events of this scan</h3>
      {events.length === 0 && <p className={css.none}>None so far.</p>}
      <ol className={css.events} aria-label="Events of this scan">
        {events.map((event) => (
          <li key={event.id}>
            <time dateTime={event.createdAt}>{formatClock(event.createdAt)}</time>
            <span dir="auto">{event.title}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

const looks: Record<Reading, { colour: DotColour; word: string }> = {
  read: { colour: 'green', word: 'read' },
  failing: { colour: 'red', word: 'failed' },
  waiting: { colour: 'grey', word: 'waiting' },
};

function Feed({ source, reading }: { source: Source; reading: Reading }) {
  const { colour, word } = looks[reading];
  return (
    <li className={css.feed} data-reading={reading} title={source.fault ?? undefined}>
      <Dot colour={colour} />
      <bdi>{source.name}</bdi>
      <em>{word}</em>
    </li>
  );
}
