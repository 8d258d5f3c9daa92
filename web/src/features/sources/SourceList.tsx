import type { Side, Source, SourceKind } from '@vigil/common/sources';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call, sentenceOf } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { Group, ScrollList, Stack, Text } from '../../kit/components.ts';
import { Dot } from '../../kit/Dot.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { formatRecent } from '../../kit/time.ts';
import { toast } from '../../kit/toast.ts';
import { plural } from '../../kit/words.ts';
import { dotOf, freshness } from './freshness.ts';
import { loadSources, useSources } from './store.ts';

/** Every publisher whose feed is read, with the state of its feed. */
export function SourceList() {
  const sources = useSources();
  const failing = sources.filter(({ status }) => status === 'failing').length;
  return (
    <Panel
      title="News sources"
      subtitle={`${plural(sources.length, 'source')}${failing > 0 ? `, ${failing} of them cannot be read` : ''}`}
    >
      {sources.length === 0 && (
        <Text c="dimmed" py="lg">
          No sources yet.
        </Text>
      )}
      {sources.length > 0 && (
        <ScrollList label="Source list">
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ScrollList>
      )}
    </Panel>
  );
}

const sideWords: Record<Side, string> = { israeli: 'Israeli', iranian: 'Iranian', third: 'Third party' };

const kindWords: Record<SourceKind, string> = {
  feed: 'Feed',
  telegram: 'Telegram channel',
  bluesky: 'Bluesky account',
  mastodon: 'Mastodon account',
  youtube: 'YouTube channel',
  sitemap: 'News sitemap',
  oref: 'Alerts of the Home Front Command',
  cap: 'Alerts (CAP)',
};

function SourceRow({ source }: { source: Source }) {
  const { id, name, url, fault, failingSince, side, kind, official, reliability } = source;
  const [isPending, setPending] = useState(false);
  const colour = useClock((now) => dotOf(source, now));
  const age = useClock((now) => freshness(source, now));
  const since = useClock((now) => failingSince && formatRecent(failingSince, now));

  const remove = async () => {
    setPending(true);
    const isDone = await runWithToast(() => call('DELETE /api/sources/:id', { params: { id } }), {
      title: 'Failed to delete source',
      description: (error) => sentenceOf(error, 'Please try again.'),
    });
    setPending(false);
    if (isDone) toast({ title: 'Source deleted', description: name });
    await loadSources();
  };

  return (
    <Group component="li" justify="space-between" gap="md" wrap="nowrap">
      <Stack gap={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Group gap="xs" wrap="nowrap">
          <Dot colour={colour} />
          <Text component="bdi" fw={600}>
            {name}
          </Text>
          <Text span size="xs" c="var(--faint)" style={{ whiteSpace: 'nowrap' }}>
            {age}
          </Text>
        </Group>
        <Group gap="0 16px" fz="xs" c="dimmed">
          <Text span inherit truncate>
            {url}
          </Text>
          <span>{kindWords[kind]}</span>
          <span>{`${sideWords[side]}${official ? ', official' : ''}`}</span>
          <span>{reliability}% reliable</span>
        </Group>
        {fault && (
          <Text size="xs" c="var(--critical)">
            {since && `Since ${since}: `}
            {fault}
          </Text>
        )}
      </Stack>
      <Button look="remove" aria-label={`Delete ${name}`} disabled={isPending} onClick={remove}>
        Delete
      </Button>
    </Group>
  );
}
