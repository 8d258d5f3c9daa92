import type { Source } from '@vigil/common/sources';
import type { ReactNode } from 'react';
import { useShallow } from 'zustand/shallow';
import { useClock } from '../../kit/clock.ts';
import { Group, Progress, ScrollList, SimpleGrid, Text, Title } from '../../kit/components.ts';
import { Dot, type DotColour } from '../../kit/Dot.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { formatClock, relativeWords } from '../../kit/time.ts';
import { plural } from '../../kit/words.ts';
import { useEvents } from '../events/store.ts';
import { useSources } from '../sources/store.ts';
import { eventsSince, type ReadState, readingOf } from './ingestion.ts';
import { useScan } from './store.ts';

/** What a scan does, as it does it: feeds turn green or red, and events come up. `tool` starts one. */
export function Ingestion({ tool }: { tool: ReactNode }) {
  const progress = useScan((state) => state.progress);
  const sources = useSources();
  const events = useEvents(useShallow(({ loaded }) => eventsSince(loaded.byId.values(), progress)));
  const ended = progress?.finishedAt ?? null;
  const ago = useClock((now) => ended && relativeWords(ended, now));
  const isRunning = progress !== null && ended === null;
  return (
    <Panel title="Ingestion" subtitle="What a scan does, as it does it." tool={tool}>
      <Text size="sm" role="status">
        {isRunning && `Scanning ${progress.done} of ${progress.total} feeds`}
        {!isRunning && (ago ? `Last scan ${ago}: ${progress?.total} feeds` : 'Not scanned yet')}
        {progress && `, ${progress.failed} failed, ${plural(progress.newEvents, 'new event')}`}
      </Text>
      <Progress aria-label="Feeds read" value={progress?.total ? (100 * progress.done) / progress.total : 0} my="sm" />
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2, md: 4 }} spacing="lg" verticalSpacing={4} aria-label="Feeds">
        {sources.map((source) => (
          <Feed key={source.id} source={source} reading={readingOf(source, progress)} />
        ))}
      </SimpleGrid>
      <Title order={3} size="sm" ff="text" mt="lg" mb="xs">
        Events of this scan
      </Title>
      {events.length === 0 && (
        <Text size="sm" c="var(--faint)">
          None so far.
        </Text>
      )}
      {events.length > 0 && (
        <ScrollList label="Events of this scan" isOrdered>
          {events.map((event) => (
            <Group key={event.id} component="li" gap="sm" align="baseline" wrap="nowrap">
              <Text component="time" size="xs" c="var(--faint)" dateTime={event.createdAt}>
                {formatClock(event.createdAt)}
              </Text>
              <Text span ff="heading" dir="auto">
                {event.title}
              </Text>
            </Group>
          ))}
        </ScrollList>
      )}
    </Panel>
  );
}

const looks: Record<ReadState, { colour: DotColour; word: string }> = {
  read: { colour: 'green', word: 'read' },
  failing: { colour: 'red', word: 'failed' },
  waiting: { colour: 'grey', word: 'waiting' },
  paused: { colour: 'grey', word: 'paused' },
};

function Feed({ source, reading }: { source: Source; reading: ReadState }) {
  const { colour, word } = looks[reading];
  return (
    <Group
      component="li"
      gap="xs"
      wrap="nowrap"
      fz="xs"
      c="dimmed"
      data-reading={reading}
      title={source.fault ?? undefined}
    >
      <Dot colour={colour} />
      <Text component="bdi" inherit truncate flex={1}>
        {source.name}
      </Text>
      <Text span inherit c={reading === 'failing' ? 'var(--critical)' : 'var(--faint)'}>
        {word}
      </Text>
    </Group>
  );
}
