import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Text } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useResource } from '../../kit/resource.ts';
import { DelayRow, DelayTable } from './DelayTable.tsx';

const load = () => call('GET /api/admin/arrivals');

/** How long reports take from their publication to the open tabs, overall and by feed. */
export function ArrivalByFeed() {
  const { data, hasFailed, reload } = useResource(load);
  return (
    <Panel
      title="From publication to open tabs"
      subtitle="By the times that publishers give: the last hundred reports of each feed since this server started."
      tool={<Button onClick={reload}>Load again</Button>}
    >
      {hasFailed && <Text c="dimmed">The figures could not be loaded.</Text>}
      {data && (
        <DelayTable subject="Feed">
          <DelayRow {...data.overall}>All feeds</DelayRow>
          {data.feeds.map(({ source, ...delay }) => (
            <DelayRow key={source} {...delay}>
              <bdi>{source}</bdi>
            </DelayRow>
          ))}
        </DelayTable>
      )}
    </Panel>
  );
}
