import type { Latency, LatencyStage } from '@vigil/common/latency';
import { useAnswer } from '../../kit/answer.ts';
import { call } from '../../kit/client.ts';
import { Table, Text, ThemeButton } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { toWords } from './to-words.ts';

const words: Record<LatencyStage, { name: string; meaning: string }> = {
  seen: { name: 'Seen', meaning: 'from the time the publisher gives to our log' },
  pushed: { name: 'Pushed', meaning: 'from our log to the open tabs' },
  painted: { name: 'Painted', meaning: 'from its arrival in a tab to the screen' },
};

const load = () => call('GET /api/admin/latency');

/** How long news takes from the publisher to the reader's screen. */
export function Arrival() {
  const { data, hasFailed, reload } = useAnswer(load);
  return (
    <Panel
      title="Arrival"
      subtitle="How long news takes to reach a reader: the last thousand of each stage. Each server measures by itself and starts again with each restart."
      tool={<ThemeButton onClick={reload}>Measure again</ThemeButton>}
    >
      {hasFailed && <Text c="dimmed">The figures could not be loaded.</Text>}

      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Stage</Table.Th>
            <Table.Th scope="col">Half within</Table.Th>
            <Table.Th scope="col">95 of 100 within</Table.Th>
            <Table.Th scope="col">Measured</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data?.map((latency) => (
            <Row key={latency.stage} {...latency} />
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}

function Row({ stage, count, p50, p95 }: Latency) {
  const { name, meaning } = words[stage];
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {name}
        <Text size="sm" c="dimmed">
          {meaning}
        </Text>
      </Table.Th>
      <Table.Td>{toWords(p50)}</Table.Td>
      <Table.Td>{toWords(p95)}</Table.Td>
      <Table.Td>{count}</Table.Td>
    </Table.Tr>
  );
}
