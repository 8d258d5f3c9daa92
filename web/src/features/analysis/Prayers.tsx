import { prayersFor } from './prayers.ts';
import css from './StrategicReport.module.css';
import { threatOf } from './threat.ts';

/** Prayer points with their scripture, by how threatening the situation is. */
export function Prayers({ level }: { level: string }) {
  return (
    <div>
      <h3>Prayer Points</h3>
      <ul className={css.list}>
        {prayersFor(threatOf(level).level).map(({ text, quotation, reference }) => (
          <li key={reference}>
            <p>{text}</p>
            <p className={css.verse}>
              <q>{quotation}</q> <cite>{reference}</cite>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
