import css from './Counted.module.css';
import type { CountedRow } from './report.ts';

/** Acts by side and country: the last 24 hours against the day and the week before. */
export function Counted({ rows }: { rows: readonly CountedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>What was counted</h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Acts</th>
            <th scope="col">24 hours</th>
            <th scope="col">Day before</th>
            <th scope="col">A day, week before</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ text, last, before, week, days }) => (
            <tr key={text}>
              <th scope="row">{text.slice(0, text.indexOf(':'))}</th>
              <td>{last}</td>
              <td>{days === 0 ? notRead : before}</td>
              <td>{days === 0 ? notRead : week}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Too few of the days before were read. */
const notRead = '–';
