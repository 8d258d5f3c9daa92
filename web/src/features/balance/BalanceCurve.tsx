import { Link } from '@tanstack/react-router';
import type { BalanceCurve as Curve } from '@vigil/common/balance';
import { call } from '../../kit/client.ts';
import { Box } from '../../kit/components.ts';
import { History } from '../../kit/plot/History.tsx';
import { type PercentLine, PercentLines } from '../../kit/plot/PercentLines.tsx';
import { useResource } from '../../kit/resource.ts';
import { formatPoint } from '../../kit/time.ts';
import css from './BalanceCurve.module.css';
import { CurveEvents } from './CurveEvents.tsx';
import { useBalance } from './store.ts';

const load = () => call('GET /api/balance-of-power/curve');

type CurvePoint = Curve['points'][number] & { id: string };

/** How the balance moved since the first event, week by week, with the events that moved it most. */
export function BalanceCurve() {
  const latest = useBalance(({ data }) => Number(data?.id ?? 0));
  const { data } = useResource(load, { version: latest });
  if (!data || data.points.length < 2) return null;
  const points: CurvePoint[] = data.points.map((point) => ({ ...point, id: point.at }));
  const times = points.map(({ at }) => Date.parse(at));
  const factor = (name: string, look: PercentLine['look'], of: keyof CurvePoint['factors']): PercentLine => ({
    name,
    look,
    colour: colours[look],
    values: points.map(({ factors }) => factors[of]),
  });
  const linkTo = ({ at }: CurvePoint) => (
    <Link to="/" search={{ at }}>
      Open the timeline as it was
    </Link>
  );
  return (
    <Box component="section" mt={40} aria-label="Balance since the first event">
      <History
        title="Balance since the first event"
        points={points}
        timeOf={({ at }) => formatPoint(at)}
        textOf={({ israelAdvantage, iranAdvantage }) => `Israel ${israelAdvantage}%, Iran ${iranAdvantage}%`}
        onOpen={() => {}}
        linkTo={linkTo}
        head={['Israel', 'Iran', ...factorHeads, 'Timeline']}
        cellsOf={(point) => [
          `${point.israelAdvantage}%`,
          `${point.iranAdvantage}%`,
          ...factorNames.map((name) => `${point.factors[name]}%`),
          linkTo(point),
        ]}
        note="Computed week by week from the events up to then, by the formula of today. Of each factor Israel's part is shown; Iran's is the rest."
        panels={(frame) => (
          <>
            <PercentLines
              title="Advantage"
              lines={[
                { name: 'Israel', colour: '--side-a', look: 'solid', values: points.map((one) => one.israelAdvantage) },
                { name: 'Iran', colour: '--side-b', look: 'dashed', values: points.map((one) => one.iranAdvantage) },
              ]}
              frame={frame}
            />
            <CurveEvents times={times} events={data.events} frame={frame} />
            <PercentLines
              title="Israel's part in three factors"
              lines={[
                factor('Military', 'solid', 'military'),
                factor('Technology', 'dashed', 'technology'),
                factor('Intelligence', 'dotted', 'intelligence'),
              ]}
              frame={frame}
            />
            <PercentLines
              title="Israel's part in the other three"
              lines={[
                factor('Alliances', 'solid', 'alliances'),
                factor('Economy', 'dashed', 'economy'),
                factor('Geography', 'dotted', 'geography'),
              ]}
              frame={frame}
            />
          </>
        )}
      />
      <ol className={css.events}>
        {data.events.map(({ id, title }) => (
          <li key={id} dir="auto">
            {title}
          </li>
        ))}
      </ol>
    </Box>
  );
}

const colours = { solid: '--accent', dashed: '--dim', dotted: '--medium' } as const;
const factorNames = ['military', 'technology', 'alliances', 'economy', 'geography', 'intelligence'] as const;
const factorHeads = ['Military', 'Technology', 'Alliances', 'Economy', 'Geography', 'Intelligence'];
