import type { Doubt } from '@vigil/common/doubts';
import type { Event } from '@vigil/common/events';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Anchor, Group, ScrollList, Text } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useResource } from '../../kit/resource.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { capitalise, plural } from '../../kit/words.ts';
import { evidenceOf, useEvents } from '../events/store.ts';
import css from './DoubtQueue.module.css';

const load = () => call('GET /api/admin/doubts');

/** Pairs of events that are possibly the same: an administrator settles each with one click. */
export function DoubtQueue() {
  // New doubts and settled ones change the events that are loaded here.
  const version = useEvents(({ loaded }) => countDoubts(loaded.byId.values()));
  const { data, hasFailed, reload } = useResource(load, { version });
  const total = data?.total ?? 0;
  return (
    <Panel
      title="Doubtful joins"
      subtitle="Two events that are possibly the same. Joining them merges the later into the earlier one; what is kept apart is not asked about again."
      tool={
        <Anchor href="/api/admin/doubts/settled" download="settled-pairs.jsonl" size="sm" data-reach>
          Export settled pairs
        </Anchor>
      }
    >
      <Text size="sm" c="dimmed" role="status" mb={total > 0 ? 'sm' : 0}>
        {hasFailed
          ? 'The doubtful joins could not be loaded.'
          : data
            ? countWords(total, data.doubts.length)
            : 'Loading...'}
      </Text>
      {data && data.doubts.length > 0 && (
        <ScrollList label="Doubtful joins">
          {data.doubts.map((doubt) => (
            <DoubtRow key={`${doubt.event.id} ${doubt.candidate.id}`} doubt={doubt} onSettled={reload} />
          ))}
        </ScrollList>
      )}
    </Panel>
  );
}

function countDoubts(events: Iterable<Event>): number {
  let count = 0;
  for (const { possiblySame = [], deletedAt } of events) if (deletedAt === null) count += possiblySame.length;
  return count;
}

function countWords(total: number, listed: number): string {
  if (total === 0) return 'None is open.';
  return `${plural(total, 'pair')} open${total > listed ? `, the newest ${listed} are listed` : ''}.`;
}

interface DoubtRowProps {
  doubt: Doubt;
  onSettled: () => Promise<unknown>;
}

function DoubtRow({ doubt: { event, candidate, probability, modelUnsure }, onSettled }: DoubtRowProps) {
  const [isPending, setPending] = useState(false);
  const settle = async (same: boolean) => {
    setPending(true);
    const body = { eventId: event.id, candidateId: candidate.id, same };
    const isDone = await runWithToast(() => call('POST /api/admin/doubts', { body }), {
      title: 'Failed to settle the pair',
    });
    if (isDone) toast({ title: same ? 'Events joined' : 'Events kept apart', description: event.title });
    setPending(false);
    await onSettled();
  };
  return (
    <li>
      <div className={css.pair}>
        <Side event={candidate} name="Earlier" />
        <Side event={event} name="Later" />
      </div>
      <div className={css.foot}>
        <Text size="xs" c="dimmed">
          {`Probability that they are the same, by the built-in reader: ${Math.round(100 * probability)} %.${modelUnsure ? ' A model could not tell.' : ''}`}
        </Text>
        <Group gap="xs">
          <Button disabled={isPending} onClick={() => settle(true)}>
            Same event
          </Button>
          <Button disabled={isPending} onClick={() => settle(false)}>
            Different events
          </Button>
        </Group>
      </div>
    </li>
  );
}

function Side({ event, name }: { event: Event; name: string }) {
  const { title, lang, gloss, summary, location, eventType, urgencyLevel, sources } = event;
  return (
    <section className={css.side} aria-label={name}>
      <Text size="xs" c="var(--faint)">
        {[name, evidenceOf(event).when, location, capitalise(eventType), capitalise(urgencyLevel)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <h3 dir="auto" lang={lang}>
        {title}
      </h3>
      {gloss && <Text size="xs">{gloss}</Text>}
      {summary && summary !== title && (
        <Text size="sm" c="dimmed" dir="auto" lineClamp={4}>
          {summary}
        </Text>
      )}
      <Text size="xs" c="dimmed" dir="auto">
        {sources.join(', ')}
      </Text>
    </section>
  );
}
