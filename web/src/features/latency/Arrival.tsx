import type { LatencyStage } from '@vigil/common/latency';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Text } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useResource } from '../../kit/resource.ts';
import { DelayRow, DelayTable } from './DelayTable.tsx';

const words: Record<LatencyStage, { name: string; meaning: string }> = {
  seen: { name: 'Seen', meaning: 'from the time the publisher gives to our log' },
  pushed: { name: 'Pushed', meaning: 'from our log to the open tabs' },
  painted: { name: 'Painted', meaning: 'from its arrival in a tab to the screen' },
};

const load = () => call('GET /api/admin/latency');

/** How long news takes from the publisher to the reader's screen. */
export function Arrival() {
  const { data, hasFailed, reload } = useResource(load);
  return (
    <Panel
      title="Arrival"
      subtitle="How long news takes to reach a reader: the last thousand of each stage. Each server measures by itself and starts again with each restart."
      tool={<Button onClick={reload}>Measure again</Button>}
    >
      {hasFailed && <Text c="dimmed">The figures could not be loaded.</Text>}

      <DelayTable subject="Stage">
        {data?.map(({ stage, ...delay }) => (
          <DelayRow key={stage} {...delay}>
            {words[stage].name}
            <Text size="sm" c="dimmed">
              {words[stage].meaning}
            </Text>
          </DelayRow>
        ))}
      </DelayTable>
    </Panel>
  );
}
