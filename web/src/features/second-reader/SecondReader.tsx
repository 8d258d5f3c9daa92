import type { SecondReaderState } from '@vigil/common/second-reader';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { Text } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useResource } from '../../kit/resource.ts';
import { relativeWords } from '../../kit/time.ts';
import { formatNumber, plural } from '../../kit/words.ts';

const load = () => call('GET /api/admin/second-reader');

/** What a language model is asked about what the built-in reader left undecided, and how that went. */
export function SecondReader() {
  const { data, hasFailed, reload } = useResource(load);
  return (
    <Panel
      title="Second reader"
      subtitle="Where a language model is configured, it is asked about doubtful joins and translates titles. What it answers is in the history of the event."
      tool={<Button onClick={reload}>Load again</Button>}
    >
      {hasFailed && <Text c="dimmed">The state of the second reader could not be loaded.</Text>}
      {data && <State state={data} />}
    </Panel>
  );
}

function State({ state: { model, waiting, last, tokensToday, dailyTokens } }: { state: SecondReaderState }) {
  const ago = useClock((now) => last && relativeWords(last.at, now));
  if (model === null) return <Text>No model is configured: the built-in reader alone judges.</Text>;
  return (
    <>
      <Text>{`${model}: ${plural(waiting.pairs, 'doubtful join')} and ${plural(waiting.titles, 'title')} waiting.`}</Text>
      {!last && <Text c="dimmed">Not asked yet.</Text>}
      {last && (
        <Text c={last.failure ? 'var(--critical)' : 'dimmed'}>
          {last.failure ? `Asked ${ago}, without an answer: ${last.failure} Nothing was changed.` : `Answered ${ago}.`}
        </Text>
      )}
      <Text c="dimmed">{`${formatNumber(tokensToday)} of ${formatNumber(dailyTokens)} tokens of today are spent.`}</Text>
    </>
  );
}
