import css from './SidesBar.module.css';

/** Both sides as parts of one bar. It never speaks alone: the numbers stand beside it. */
export function SidesBar({ israel, iran }: { israel: number; iran: number }) {
  return (
    <span className={css.bar} aria-hidden="true">
      <i style={{ flexGrow: israel }} />
      <i style={{ flexGrow: iran }} />
    </span>
  );
}
