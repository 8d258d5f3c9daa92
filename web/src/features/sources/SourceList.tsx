import { limits } from '@vigil/common/limits';
import type { FeedFigures } from '@vigil/common/sources';
import { useEffect, useState } from 'react';
import { call } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { ScrollList, Text } from '../../kit/components.ts';
import { TextField } from '../../kit/Fields.tsx';
import { hasWords } from '../../kit/has-words.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useResource } from '../../kit/resource.ts';
import { plural } from '../../kit/words.ts';
import { FeedRow } from './FeedRow.tsx';
import { useSources } from './store.ts';
import { type Condition, conditionOf, worstFirst } from './worst-first.ts';

const load = async () => new Map((await call('GET /api/admin/feeds')).map((one) => [one.id, one] as const));
const reloadMs = 30_000;
const none: ReadonlyMap<string, FeedFigures> = new Map();

/** Every publisher whose feed is read, the worst first. */
export function SourceList() {
  const sources = useSources();
  const { data, hasFailed, reload } = useResource(load, { list: 'sources' });
  useEffect(() => {
    const timer = setInterval(() => void reload(), reloadMs);
    return () => clearInterval(timer);
  }, [reload]);
  const figures = data ?? none;
  const minute = useClock((now) => Math.floor(now / 60_000));
  const [words, setWords] = useState('');
  const all = worstFirst(sources, figures, minute * 60_000);
  const shown = all.filter(({ name, url }) => hasWords([name, url], words));
  return (
    <Panel
      title="News sources"
      subtitle={summaryOf(all.map((source) => conditionOf(source, figures.get(source.id), minute * 60_000)))}
    >
      {hasFailed && <Text c="dimmed">How the feeds are doing could not be loaded.</Text>}
      {all.length > 0 && (
        <TextField
          label="Find a source"
          description="By name or address"
          type="search"
          maxLength={limits.search}
          maw={420}
          mb="sm"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {shown.length === 0 && (
        <Text c="dimmed" py="lg" role="status">
          {all.length === 0 ? 'No sources yet.' : 'No source matches.'}
        </Text>
      )}
      {shown.length > 0 && (
        <ScrollList label="Source list">
          {shown.map((source) => (
            <FeedRow key={source.id} source={source} figures={figures.get(source.id)} />
          ))}
        </ScrollList>
      )}
    </Panel>
  );
}

const words: Partial<Record<Condition, string>> = {
  failing: 'cannot be read',
  foreign: 'in a language that is not read',
  silent: 'without a new item for three days',
  paused: 'paused',
};

function summaryOf(conditions: readonly Condition[]): string {
  const parts = Object.entries(words).flatMap(([condition, said]) => {
    const count = conditions.filter((one) => one === condition).length;
    return count > 0 ? `${count} ${said}` : [];
  });
  return [plural(conditions.length, 'source'), ...parts].join(', ');
}
