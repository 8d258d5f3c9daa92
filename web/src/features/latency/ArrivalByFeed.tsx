import type { Delay } from '@vigil/common/latency';
import { useAnswer } from '../../kit/answer.ts';
import { call } from '../../kit/client.ts';
import { Table, Text, ThemeButton } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { toWords } from './to-words.ts';

const load = () => call('GET /api/admin/arrivals');

/** How long reports take from their publication to the open tabs, overall and by feed. */
export function ArrivalByFeed() {
  const { data, hasFailed, reload } = useAnswer(load);
  return (
    <Panel
      title="From publication to open tabs"
      subtitle="By the times that publishers give: the last hundred reports of each feed since this server started."
      tool={<ThemeButton onClick={reload}>Load again</ThemeButton>}
    >
      {hasFailed && <Text c="dimmed">The figures could not be loaded.</Text>}
      {data && (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Feed</Table.Th>
              <Table.Th scope="col">Half within</Table.Th>
              <Table.Th scope="col">95 of 100 within</Table.Th>
              <Table.Th scope="col">Measured</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Row name="All feeds" {...data.overall} />
            {data.feeds.map(({ source, ...delay }) => (
              <Row key={source} name={source} {...delay} />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Panel>
  );
}

function Row({ name, count, p50, p95 }: Delay & { name: string }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <bdi>{name}</bdi>
      </Table.Th>
      <Table.Td>{toWords(p50)}</Table.Td>
      <Table.Td>{toWords(p95)}</Table.Td>
      <Table.Td>{count}</Table.Td>
    </Table.Tr>
  );
}
