import { limits } from '@vigil/common/limits';
import { useState } from 'react';
import { useShallow } from 'zustand/shallow';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Group, ScrollList, Text } from '../../kit/components.ts';
import { CheckField, TextField } from '../../kit/Fields.tsx';
import { hasWords } from '../../kit/has-words.ts';
import { Panel } from '../../kit/Panel.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { plural } from '../../kit/words.ts';
import { refetch } from './refetch.ts';
import { shortWhen } from './short-when.ts';
import { useEvents } from './store.ts';

/** Hides several events at once, and shows them again. */
export function BulkHide() {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const found = useEvents(
    useShallow(({ loaded }) =>
      loaded.events.filter(
        (event) => event.deletedAt === null && hasWords([event.title, event.location, ...event.sources], words),
      ),
    ),
  );
  const listed = found.slice(0, limits.bulk);
  const ids = listed.flatMap(({ id }) => (chosen.has(id) ? id : []));
  const isAll = listed.length > 0 && ids.length === listed.length;

  async function run(task: () => Promise<readonly string[]>, title: string): Promise<void> {
    setPending(true);
    await runWithToast(
      async () => {
        setHidden(await task());
        setChosen(new Set());
        await refetch();
      },
      { title },
    );
    setPending(false);
  }

  const hide = () =>
    run(async () => (await call('POST /api/admin/events/hide', { body: { ids } })).ids, 'Failed to hide events');
  const undo = () =>
    run(async () => {
      await call('POST /api/admin/events/restore', { body: { ids: [...hidden] } });
      return [];
    }, 'Failed to restore events');
  const toggle = (id: string) =>
    setChosen((known) => new Set(known.has(id) ? [...known].filter((one) => one !== id) : [...known, id]));

  return (
    <Panel
      title="Hide several events"
      subtitle="Of the events that are loaded, the newest first. Readers no longer see them; nothing is deleted."
    >
      <TextField
        label="Words in title, place or source"
        type="search"
        maxLength={limits.search}
        maw={420}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Group justify="space-between" my="sm">
        <CheckField
          label={`All ${plural(listed.length, 'event')} listed`}
          checked={isAll}
          indeterminate={ids.length > 0 && !isAll}
          disabled={listed.length === 0}
          onChange={() => setChosen(isAll ? new Set() : new Set(listed.map(({ id }) => id)))}
        />
        <Button look="danger" disabled={isPending || ids.length === 0} onClick={hide}>
          {ids.length === 0 ? 'Hide' : `Hide ${plural(ids.length, 'event')}`}
        </Button>
      </Group>
      <Group mih={40} gap="sm" role="status">
        {hidden.length > 0 && (
          <>
            <Text size="sm">{`${plural(hidden.length, 'event')} hidden.`}</Text>
            <Button look="quiet" disabled={isPending} onClick={undo}>
              Undo
            </Button>
          </>
        )}
      </Group>
      {listed.length > 0 && (
        <ScrollList label="Events that can be hidden">
          {listed.map((event) => (
            <li key={event.id}>
              <CheckField
                label={<bdi lang={event.lang}>{event.title}</bdi>}
                description={[shortWhen(event, Date.now()), event.location, event.sources.join(', ')]
                  .filter(Boolean)
                  .join(' · ')}
                checked={chosen.has(event.id)}
                onChange={() => toggle(event.id)}
              />
            </li>
          ))}
        </ScrollList>
      )}
    </Panel>
  );
}
