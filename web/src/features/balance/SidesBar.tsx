import css from './SidesBar.module.css';

/** Both sides as parts of one bar. Hidden from screen readers: the numbers are shown beside it. */
export function SidesBar({ israel, iran }: { israel: number; iran: number }) {
  return (
    <span className={css.bar} aria-hidden="true">
      <i style={{ flexGrow: israel }} />
      <i style={{ flexGrow: iran }} />
    </span>
  );
}
