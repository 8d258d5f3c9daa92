import { useClock } from '../../kit/clock.ts';
import { Section } from '../../kit/Section.tsx';
import { formatNumber } from '../../kit/words.ts';
import { countToday, useEvents } from '../events/store.ts';
import { useStats } from './store.ts';
import css from './TodaysActivity.module.css';

/** Counts of the current day. The events held know better than the last reply, as long as they reach back to midnight. */
export function TodaysActivity() {
  const stats = useStats((state) => state.stats);
  const held = useEvents((state) => state.held);
  const counted = useClock((now) => countToday(held, now));
  return (
    <Section title="Today's Activity">
      <dl className={css.numbers}>
        <Count name="events" value={counted ?? stats?.eventsToday} />
        <Count name="sources active" value={stats?.sourcesActive} />
      </dl>
      <p className={css.note}>since 00:00 UTC</p>
    </Section>
  );
}

function Count({ name, value }: { name: string; value: number | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value === undefined ? '–' : formatNumber(value)}</dd>
    </div>
  );
}
