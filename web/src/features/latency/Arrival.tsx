import type { Latency, Stage } from '@vigil/common/latency';
import { useAnswer } from '../../kit/answer.ts';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Part } from '../../kit/Part.tsx';
import css from './Arrival.module.css';

const words: Record<Stage, { name: string; meaning: string }> = {
  seen: { name: 'Seen', meaning: 'from the time the publisher gives to our log' },
  pushed: { name: 'Pushed', meaning: 'from our log to the open tabs' },
  painted: { name: 'Painted', meaning: "from a tab's hearing of it to its screen" },
};

const load = () => call('GET /api/admin/latency');

/** How long news take from the publisher to the reader's eyes. */
export function Arrival() {
  const { data, hasFailed, reload } = useAnswer(load);
  return (
    <Part
      title="Arrival"
      subtitle="How long news take to reach a reader: the last thousand of each stage. Each server measures by itself, anew from its start."
      tool={<Button onClick={reload}>Measure again</Button>}
    >
      {hasFailed && <p className={css.note}>The figures could not be loaded.</p>}
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">Half within</th>
            <th scope="col">95 of 100 within</th>
            <th scope="col">Measured</th>
          </tr>
        </thead>
        <tbody>
          {data?.map((latency) => (
            <Row key={latency.stage} {...latency} />
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Row({ stage, count, p50, p95 }: Latency) {
  const { name, meaning } = words[stage];
  return (
    <tr>
      <th scope="row">
        {name} <small>{meaning}</small>
      </th>
      <td>{toWords(p50)}</td>
      <td>{toWords(p95)}</td>
      <td>{count}</td>
    </tr>
  );
}

const second = 1_000;
const minute = 60_000;

function toWords(ms: number | null): string {
  if (ms === null) return 'not yet';
  if (ms < second) return `${Math.round(ms)} ms`;
  return ms < 2 * minute ? `${(ms / second).toFixed(1)} s` : `${Math.round(ms / minute)} min`;
}
