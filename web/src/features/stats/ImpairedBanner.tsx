import { useClock } from '../../kit/clock.ts';
import css from './Banners.module.css';
import { impairmentWords } from './impairment-words.ts';
import { useStats } from './store.ts';

/** The gravest impairment. The status panel lists the others. */
export function ImpairedBanner() {
  const [gravest, ...others] = useStats(({ impairments }) => impairments);
  const words = useClock((now) => (gravest ? impairmentWords(gravest, now) : null));
  if (!words) return null;
  return (
    <p className={css.banner} data-kind="impaired" role="status">
      <span>
        {words}
        {others.length > 0 && <small>{` ${others.length} more under System Status.`}</small>}
      </span>
    </p>
  );
}
