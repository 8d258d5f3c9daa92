import { Link, useNavigate } from '@tanstack/react-router';
import type { BalancePoint } from '@vigil/common/balance';
import { call } from '../../kit/client.ts';
import { Box } from '../../kit/components.ts';
import { History } from '../../kit/plot/History.tsx';
import { PercentLines } from '../../kit/plot/PercentLines.tsx';
import { useResource } from '../../kit/resource.ts';
import { formatPoint } from '../../kit/time.ts';
import { useBalance } from './store.ts';

const load = () => call('GET /api/balance-of-power/history');

/** How the balance moved from one assessment to the next. Drawn from the second assessment on. */
export function BalanceHistory() {
  const navigate = useNavigate();
  const latest = useBalance(({ data }) => Number(data?.id ?? 0));
  const { data } = useResource(load, { version: latest });
  if (!data || data.length < 2) return null;
  const linkTo = ({ id }: BalancePoint, words: string) => (
    <Link to="/balance-of-power" search={{ id: Number(id) }} resetScroll={false}>
      {words}
    </Link>
  );
  return (
    <Box component="section" mt={40} aria-label="Balance over time">
      <History
        title="Balance over time"
        points={data.map((point) => ({ ...point, at: point.createdAt }))}
        timeOf={({ at }) => formatPoint(at)}
        textOf={wordsOf}
        onOpen={({ id }) => void navigate({ to: '/balance-of-power', search: { id: Number(id) }, resetScroll: false })}
        linkTo={(point) => linkTo(point, 'Open the balance as it was')}
        head={['Israel', 'Iran', 'Israeli Victory', 'Iranian Victory', 'Stalemate/Ceasefire', 'Confidence', 'Balance']}
        cellsOf={(point) => [
          ...[point.israelAdvantage, point.iranAdvantage, ...outcomesOf(point), point.confidence].map(
            (one) => `${one}%`,
          ),
          linkTo(point, `Balance ${point.id}`),
        ]}
        note="Each mark is an assessment; between them nothing is measured."
        panels={(frame) => (
          <>
            <PercentLines
              title="Advantage"
              lines={[
                { name: 'Israel', colour: '--side-a', look: 'solid', values: data.map((one) => one.israelAdvantage) },
                { name: 'Iran', colour: '--side-b', look: 'dashed', values: data.map((one) => one.iranAdvantage) },
              ]}
              frame={frame}
            />
            <PercentLines
              title="Conflict Outcome Probability"
              lines={[
                {
                  name: 'Israeli Victory',
                  colour: '--side-a',
                  look: 'solid',
                  values: data.map((one) => outcomesOf(one)[0]),
                },
                {
                  name: 'Iranian Victory',
                  colour: '--side-b',
                  look: 'dashed',
                  values: data.map((one) => outcomesOf(one)[1]),
                },
                {
                  name: 'Stalemate/Ceasefire',
                  colour: '--low',
                  look: 'dotted',
                  values: data.map((one) => outcomesOf(one)[2]),
                },
              ]}
              frame={frame}
            />
          </>
        )}
      />
    </Box>
  );
}

function outcomesOf({ conflictOutcome: outcome }: BalancePoint): [number, number, number] {
  return [outcome.israelWinProbability, outcome.iranWinProbability, outcome.stalemateProbability];
}

function wordsOf(point: BalancePoint): string {
  const [israel, iran, neither] = outcomesOf(point);
  const { israelAdvantage, iranAdvantage } = point;
  return `Israel ${israelAdvantage}%, Iran ${iranAdvantage}%; Israeli victory ${israel}%, Iranian victory ${iran}%, stalemate or ceasefire ${neither}%`;
}
