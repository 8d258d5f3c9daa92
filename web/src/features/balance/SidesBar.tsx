import { createContext, use } from 'react';
import css from './SidesBar.module.css';

/** Whether the balance around rests on evidence that is too old for the present: it has no colours then. */
export const IsOutdated = createContext(false);

/** Both sides as parts of one bar. Hidden from screen readers: the numbers are shown beside it. */
export function SidesBar({ israel, iran }: { israel: number; iran: number }) {
  return (
    <span className={css.bar} data-outdated={use(IsOutdated) || undefined} aria-hidden="true">
      <i style={{ flexGrow: israel }} />
      <i style={{ flexGrow: iran }} />
    </span>
  );
}
