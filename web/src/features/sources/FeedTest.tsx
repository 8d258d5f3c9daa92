import type { CallReply } from '@vigil/common/call';
import type { SourceVerdict, sourceCalls } from '@vigil/common/sources';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call, sentenceOf } from '../../kit/client.ts';
import { Group, ScrollList, Text } from '../../kit/components.ts';
import { Dot } from '../../kit/Dot.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { formatNumber, plural } from '../../kit/words.ts';
import { loadSources } from './store.ts';

type Outcome = CallReply<typeof sourceCalls.testSources>;

/** There are many feeds, and some answer late or never. */
const timeoutMs = 5 * 60_000;

/** Reads every feed once and shows how each one answered. */
export function FeedTest() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isPending, setPending] = useState(false);

  const test = async () => {
    setPending(true);
    await runWithToast(
      async () => {
        const reply = await call('POST /api/admin/test-sources', { timeoutMs });
        setOutcome(reply);
        toast({ title: 'Source Testing Complete', description: summaryOf(reply) });
      },
      { title: 'Source Testing Failed', description: (error) => sentenceOf(error, 'Please try again.') },
    );
    setPending(false);
    await loadSources();
  };

  return (
    <Panel
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
          <Text size="sm" mb="sm">
            {summaryOf(outcome)}
          </Text>
          <ScrollList label="Test results">
            {failingFirst(outcome.results).map((verdict) => (
              <Verdict key={verdict.id} verdict={verdict} />
            ))}
          </ScrollList>
        </>
      )}
    </Panel>
  );
}

function Verdict({ verdict: { name, success, items, error, ms } }: { verdict: SourceVerdict }) {
  return (
    <li>
      <Group gap="xs" wrap="nowrap">
        <Dot colour={success ? 'green' : 'red'} />
        <Text component="bdi" size="sm" fw={600} flex={1} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text span size="xs" c="var(--faint)">
          {formatNumber(ms)} ms
        </Text>
      </Group>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        <Text component="b" inherit fw={600} c={success ? 'var(--ok)' : 'var(--critical)'}>
          {success ? 'Working' : 'Failed'}
        </Text>{' '}
        {success ? `${plural(items, 'item')} read.` : error}
      </Text>
    </li>
  );
}

function summaryOf({ summary: { total, successful, failed } }: Outcome): string {
  return `Tested ${total} sources: ${successful} working, ${failed} failed`;
}

function failingFirst(results: readonly SourceVerdict[]): SourceVerdict[] {
  return [...results].sort((a, b) => Number(a.success) - Number(b.success));
}
