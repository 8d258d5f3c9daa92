import { useElementSize } from '@mantine/hooks';
import type { AsOfReply, Density } from '@vigil/common/time';
import { useId, useState } from 'react';
import { call } from '../../../kit/client.ts';
import { Scrubber } from '../../../kit/plot/Scrubber.tsx';
import { UnknownPattern } from '../../../kit/plot/UnknownPattern.tsx';
import { useResource } from '../../../kit/resource.ts';
import css from './Months.module.css';
import { countWords, endOf, indexOfMonth, maxPx, minPx, totalOf, wordsOf } from './months.ts';

interface MonthsProps {
  /** The moment that is shown, and the present, in milliseconds since 1970. */
  shown: number;
  now: number;
  known: AsOfReply['known'];
  onChoose: (iso: string, known: AsOfReply['known']) => void;
}

const height = 56;
const load = () => call('GET /api/events/density');

/** A slider over all months with the number of their events. A month opens at its end. */
export function Months(props: MonthsProps) {
  const { data } = useResource(load);
  // Its place is kept, so that nothing below it moves.
  if (!data) return <div className={css.months} />;
  if (data.months.length === 0) return null;
  return <Slider {...props} density={data} />;
}

function Slider({ shown, now, known, onChoose, density: { months, knownFrom } }: MonthsProps & { density: Density }) {
  const id = useId();
  const { ref, width } = useElementSize();
  const [pointedAt, point] = useState<number | null>(null);
  const current = indexOfMonth(months, shown);
  const at = pointedAt ?? current;
  const step = Math.min(maxPx, Math.max(minPx, width / months.length));
  const most = Math.max(1, ...months.map(totalOf));
  const textAt = (index: number) => {
    const month = months[index];
    return month ? `${wordsOf(month.month)}: ${countWords(month)}` : '';
  };
  const open = (index: number) => {
    const month = months[index];
    if (!month) return;
    const end = Math.min(endOf(month.month), now);
    // Before the log begins nothing was known here.
    const isBefore = knownFrom === null || end < Date.parse(knownFrom);
    onChoose(new Date(end).toISOString(), isBefore ? 'now' : known);
  };
  return (
    <div className={css.months}>
      <div ref={ref} className={css.scroller} onPointerLeave={() => point(null)}>
        <Scrubber
          label="Months, by their events"
          count={months.length}
          at={at}
          onMove={point}
          textAt={textAt}
          indexAt={(x) => Math.floor(x / step)}
          onOpen={open}
        >
          <svg width={step * months.length} height={height} className={css.bars} aria-hidden="true">
            <UnknownPattern id={id} />
            {months.map((month, index) => {
              const size = (totalOf(month) / most) * (height - 4);
              const grave = ((month.counts.critical + month.counts.urgent) / most) * (height - 4);
              return (
                <g key={month.month} data-at={index === at || undefined} data-shown={index === current || undefined}>
                  {totalOf(month) === 0 && <rect x={index * step} width={step} height={height} fill={`url(#${id})`} />}
                  <rect x={index * step} y="0" width={step} height={height} className={css.cell} />
                  <rect x={index * step + 1} y={height - size} width={step - 2} height={size} className={css.bar} />
                  <rect x={index * step + 1} y={height - grave} width={step - 2} height={grave} className={css.grave} />
                </g>
              );
            })}
          </svg>
        </Scrubber>
      </div>
      <p className={css.readout}>
        <b>{textAt(at)}</b> The lower part is critical and urgent. Click or Enter shows the end of the month.
      </p>
    </div>
  );
}
