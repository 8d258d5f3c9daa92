import { call } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { useResource } from '../../kit/resource.ts';
import { formatBareDay } from '../../kit/time.ts';
import { usePast } from '../past/store.ts';
import css from './LevelDays.module.css';
import { heightOf, type LevelDay, levelDays } from './level-days.ts';
import { useAnalysis, useLevel } from './store.ts';
import { threatOf } from './threat.ts';

const load = () => call('GET /api/analysis/history');
const dayMs = 86_400_000;
const days = 12;
const [height, step, bar] = [28, 14, 11];

/**
 * The most severe level of each of the twelve days up to now, or to the past moment that is shown, as bars and in words: that
 * of its reports, and today the present one. Its place is kept.
 */
export function LevelDays() {
  const latest = useAnalysis(({ data }) => Number(data?.id ?? 0));
  const { data } = useResource(load, { version: latest });
  const today = useClock((now) => Math.floor(now / dayMs));
  const present = useLevel()?.level ?? null;
  const past = usePast(({ moment }) => moment && Date.parse(moment.at));
  const until = past ?? Math.max(Date.now(), today * dayMs);
  const shown = levelDays(
    (data ?? []).filter(({ generatedAt }) => Date.parse(generatedAt) <= until),
    until,
    days,
    past === null ? present : null,
  );
  return (
    <div className={css.days}>
      {data && (
        <>
          <svg
            width={days * step}
            height={height}
            role="img"
            aria-label={`Highest level of each day: ${wordsOf(shown)}`}
          >
            <line x1="0" x2={days * step} y1={height - 0.5} y2={height - 0.5} className={css.base} />
            {shown.map(({ day, level }, index) => {
              const size = heightOf(level) * (height - 2);
              return (
                <rect key={day} x={index * step} y={height - 1 - size} width={bar} height={size} data-level={level}>
                  <title>{`${formatBareDay(day)}: ${level ? threatOf(level).word : 'no report'}`}</title>
                </rect>
              );
            })}
          </svg>
          <small>
            {shown.some(({ level }) => level)
              ? 'Highest threat level by day, 12 days'
              : 'No report in the last 12 days'}
          </small>
        </>
      )}
    </div>
  );
}

/** '12 Jan 2030 high, ...; no report on the other days' */
function wordsOf(shown: readonly LevelDay[]): string {
  const known = shown.flatMap(({ day, level }) =>
    level ? [`${formatBareDay(day)} ${threatOf(level).word.toLowerCase()}`] : [],
  );
  if (known.length === 0) return 'no report in the last 12 days';
  return known.join(', ') + (known.length < days ? '; no report on the other days' : '');
}
