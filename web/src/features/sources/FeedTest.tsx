import type { CallReply } from '@vigil/common/call';
import type { SourceVerdict, sourceCalls } from '@vigil/common/sources';
import { useState } from 'react';
import { useShallow } from 'zustand/shallow';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Group, ScrollList, Text } from '../../kit/components.ts';
import { Dot } from '../../kit/Dot.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { formatNumber, plural } from '../../kit/words.ts';
import { loadSources, useSources } from './store.ts';
import { VerdictWords } from './VerdictWords.tsx';
import { forgetVerdicts, putVerdicts, useVerdicts } from './verdicts.ts';

/** There are many feeds, and some answer late or never. */
const timeoutMs = 5 * 60_000;

/** Reads every feed once and shows how each one answers, as it answers. */
export function FeedTest() {
  const [isPending, setPending] = useState(false);
  const [summary, setSummary] = useState('');
  const total = useSources().filter(({ paused }) => !paused).length;
  const verdicts = useVerdicts(useShallow(({ byId }) => [...byId.values()]));

  const test = async () => {
    setPending(true);
    setSummary('');
    forgetVerdicts();
    await runWithToast(
      async () => {
        const reply = await call('POST /api/admin/test-sources', { timeoutMs });
        putVerdicts(reply.results);
        setSummary(summaryOf(reply));
        toast({ title: 'Source Testing Complete', description: summaryOf(reply) });
      },
      { title: 'Source Testing Failed' },
    );
    setPending(false);
    await loadSources();
  };

  return (
    <Panel
      title="Feed test"
      subtitle="Reads every feed once. Only the outcome is stored."
      tool={
        <Button disabled={isPending} onClick={test}>
          {isPending ? 'Testing...' : 'Test all feeds'}
        </Button>
      }
    >
      <Text size="sm" mb="sm" role="status">
        {isPending ? `Tested ${verdicts.length} of ${plural(total, 'source')}` : summary}
      </Text>
      {verdicts.length > 0 && (
        <ScrollList label="Test results">
          {failingFirst(verdicts).map((verdict) => (
            <Verdict key={verdict.id} verdict={verdict} />
          ))}
        </ScrollList>
      )}
    </Panel>
  );
}

function Verdict({ verdict }: { verdict: SourceVerdict }) {
  return (
    <li>
      <Group gap="xs" wrap="nowrap">
        <Dot colour={verdict.success ? 'green' : 'red'} />
        <Text component="bdi" size="sm" fw={600} flex={1} style={{ overflowWrap: 'anywhere' }}>
          {verdict.name}
        </Text>
        <Text span size="xs" c="var(--faint)">
          {formatNumber(verdict.ms)} ms
        </Text>
      </Group>
      <VerdictWords verdict={verdict} />
    </li>
  );
}

function summaryOf({ summary: { total, successful, failed } }: CallReply<typeof sourceCalls.testSources>): string {
  return `Tested ${total} sources: ${successful} working, ${failed} failed`;
}

function failingFirst(results: readonly SourceVerdict[]): SourceVerdict[] {
  return [...results].sort((a, b) => Number(a.success) - Number(b.success));
}
