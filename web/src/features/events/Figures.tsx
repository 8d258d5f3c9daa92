import type { Figure } from '@vigil/common/events';
import css from './Figures.module.css';

/** The ledger of an event's numbers: one line for what is counted, with each value beside who gives it. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={css.figures} aria-label="Figures">
      {[...groupByWhat(figures)].map(([what, values]) => (
        <div key={what}>
          <dt dir="auto">{what}</dt>
          {values.map(({ value, by }) => (
            <dd key={`${by} ${value}`}>
              <b>{value}</b> <bdi>{by}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** In the order in which the event names them first. */
function groupByWhat(figures: readonly Figure[]): Map<string, Figure[]> {
  const groups = new Map<string, Figure[]>();
  for (const figure of figures) groups.set(figure.what, [...(groups.get(figure.what) ?? []), figure]);
  return groups;
}
