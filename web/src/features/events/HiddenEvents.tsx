import type { CallReply } from '@vigil/common/call';
import type { Event, eventCalls } from '@vigil/common/events';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Group, ScrollList, Text } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useResource } from '../../kit/resource.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { formatRecent } from '../../kit/time.ts';
import { toast } from '../../kit/toast.ts';
import { formatNumber, plural } from '../../kit/words.ts';
import { refetch } from './refetch.ts';
import { shortWhen } from './short-when.ts';
import { useEvents } from './store.ts';

type Hidden = CallReply<typeof eventCalls.hiddenEvents>;

const fetchPage = (page: number) => call('GET /api/admin/events/hidden', { query: { page } });
const load = () => fetchPage(0);

/** All hidden events, also those that are older than the timeline that is loaded, each with a button to show it again. */
export function HiddenEvents() {
  // Those of the loaded timeline change with each push: a reason to ask for all.
  const version = useEvents(({ loaded }) => loaded.events.reduce((sum, event) => sum + marker(event), 0));
  const { data, hasFailed, isBusy, reload, extend } = useResource<Hidden>(load, { version });
  const [pending, setPending] = useState('');

  const restore = async ({ id, title }: Event) => {
    setPending(id);
    const isDone = await runWithToast(() => call('PUT /api/admin/events/:id/restore', { params: { id } }), {
      title: 'Failed to restore event',
    });
    if (isDone) {
      toast({ title: 'Restored', description: title });
      await Promise.all([reload(), refetch()]);
    }
    setPending('');
  };
  const showMore = () =>
    extend(async (known) => joined(known, await fetchPage(Math.floor((known?.events.length ?? 0) / pageSize))));

  return (
    <Panel title="Hidden events" subtitle="Readers do not see them. Those that were hidden last stand first.">
      {hasFailed && <Text c="dimmed">The hidden events could not be loaded.</Text>}
      {data?.total === 0 && <Text c="dimmed">No event is hidden.</Text>}
      {data && data.total > 0 && (
        <>
          <Text size="sm" c="dimmed" mb="sm" role="status">
            {data.events.length < data.total
              ? `${formatNumber(data.events.length)} of ${plural(data.total, 'hidden event')}`
              : plural(data.total, 'hidden event')}
          </Text>
          <ScrollList label="Hidden events">
            {data.events.map((event) => (
              <li key={event.id}>
                <Group justify="space-between" wrap="nowrap">
                  <div style={{ minInlineSize: 0 }}>
                    <Text component="bdi" size="sm" lang={event.lang} style={{ overflowWrap: 'anywhere' }}>
                      {event.title}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {wordsOf(event)}
                    </Text>
                  </div>
                  <Button
                    look="quiet"
                    aria-label={`Restore ${event.title}`}
                    disabled={pending !== ''}
                    onClick={() => restore(event)}
                  >
                    Restore
                  </Button>
                </Group>
              </li>
            ))}
          </ScrollList>
          {data.events.length < data.total && (
            <Button look="quiet" disabled={isBusy} onClick={showMore}>
              Show more
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

/** As the server gives them. */
const pageSize = 50;

/** Another number for another set of hidden events. */
const marker = ({ deletedAt, seq }: Event): number => (deletedAt === null ? 0 : seq);

function joined(known: Hidden | null, { events, total }: Hidden): Hidden {
  const ids = new Set(events.map(({ id }) => id));
  return { events: [...(known?.events ?? []).filter(({ id }) => !ids.has(id)), ...events], total };
}

function wordsOf(event: Event): string {
  const hidden = event.deletedAt === null ? '' : `hidden ${formatRecent(event.deletedAt, Date.now())}`;
  return [hidden, `event of ${shortWhen(event, Date.now())}`, event.location, event.sources.join(', ')]
    .filter(Boolean)
    .join(' · ');
}
