import type { Reply } from '@vigil/common/call';
import type { SourceVerdict, sourceCalls } from '@vigil/common/sources';
import { useState } from 'react';
import { attempt } from '../../kit/attempt.ts';
import { Button } from '../../kit/Button.tsx';
import { call, sentenceOf } from '../../kit/client.ts';
import { Dot } from '../../kit/Dot.tsx';
import { Part } from '../../kit/Part.tsx';
import { ScrollArea } from '../../kit/ScrollArea.tsx';
import { toast } from '../../kit/toast.ts';
import { formatNumber, plural } from '../../kit/words.ts';
import css from './FeedTest.module.css';
import { reloadSources } from './reload.ts';

type Outcome = Reply<typeof sourceCalls.testSources>;

/** Many feeds, of which some answer late or never. */
const patienceMs = 5 * 60_000;

/** Reads every feed once and tells how each of them answered. */
export function FeedTest() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isPending, setPending] = useState(false);

  const test = async () => {
    setPending(true);
    await attempt(
      async () => {
        const reply = await call('POST /api/admin/test-sources', { patienceMs });
        setOutcome(reply);
        toast({ title: 'Source Testing Complete', description: summaryOf(reply) });
      },
      { title: 'Source Testing Failed', description: (error) => sentenceOf(error, 'Please try again.') },
    );
    setPending(false);
    await reloadSources();
  };

  return (
    <Part
      title="Feed test"
      subtitle="Reads every feed and keeps nothing of it but how it went."
      tool={
        <Button disabled={isPending} onClick={test}>
          {isPending ? 'Testing...' : 'Test all feeds'}
        </Button>
      }
    >
      {outcome && (
        <>
          <p className={css.summary}>{summaryOf(outcome)}</p>
          <ScrollArea label="Test results">
            <ul>
              {failingFirst(outcome.results).map((verdict) => (
                <li key={verdict.id} className={css.verdict}>
                  <Verdict verdict={verdict} />
                </li>
              ))}
            </ul>
          </ScrollArea>
        </>
      )}
    </Part>
  );
}

function Verdict({ verdict: { name, success, items, error, ms } }: { verdict: SourceVerdict }) {
  return (
    <>
      <Dot colour={success ? 'green' : 'red'} />
      <bdi>{name}</bdi>
      <em>{formatNumber(ms)} ms</em>
      <p data-success={success}>
        <b>{success ? 'Working' : 'Failed'}</b> {success ? `${plural(items, 'item')} read.` : error}
      </p>
    </>
  );
}

function summaryOf({ summary: { total, successful, failed } }: Outcome): string {
  return `Tested ${total} sources: ${successful} working, ${failed} failed`;
}

function failingFirst(results: readonly SourceVerdict[]): SourceVerdict[] {
  return [...results].sort((a, b) => Number(a.success) - Number(b.success));
}
