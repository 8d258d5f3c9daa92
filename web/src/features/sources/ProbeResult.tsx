import type { ProbedItem, SourceProbe } from '@vigil/common/sources';
import { Button } from '../../kit/Button.tsx';
import { Text } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { capitalise, plural } from '../../kit/words.ts';
import { kindWords } from './feed-words.ts';
import css from './ProbeResult.module.css';

interface ProbeResultProps {
  /** Null while the address is read, undefined before. */
  probe: SourceProbe | null | undefined;
  onChoose: (url: string) => void;
}

/** What stands behind the address that is typed, before it is added. */
export function ProbeResult({ probe, onChoose }: ProbeResultProps) {
  return (
    <Panel title="What Vigil reads there" subtitle="The address is read before it is added. Nothing is stored of it.">
      <div role="status" className={css.result}>
        <Text size="sm" c={probe?.error ? 'var(--critical)' : undefined}>
          {wordsOf(probe)}
        </Text>
        {probe && probe.error === null && (
          <Text size="xs" c="dimmed" className={css.address}>
            {probe.url}
          </Text>
        )}
      </div>
      {probe && probe.feeds.length > 0 && (
        <ul className={css.list}>
          {probe.feeds.map(({ url, title }) => (
            <li key={url}>
              <Text component="bdi" size="sm" fw={600}>
                {title || 'Feed'}
              </Text>
              <Text size="xs" c="dimmed" className={css.address}>
                {url}
              </Text>
              <Button look="quiet" aria-label={`Choose ${title || url}`} onClick={() => onChoose(url)}>
                Choose
              </Button>
            </li>
          ))}
        </ul>
      )}
      {probe && probe.first.length > 0 && (
        <ol className={css.list} aria-label="First items">
          {probe.first.map((item) => (
            <Item key={`${item.link} ${item.title}`} item={item} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Item({ item: { title, judgement } }: { item: ProbedItem }) {
  return (
    <li>
      <Text size="sm" dir="auto">
        {title}
      </Text>
      {judgement && (
        <Text size="xs" c="dimmed">
          <Text component="b" inherit fw={600} c={judgement.relevant ? 'var(--ok)' : 'var(--ink)'}>
            {judgement.relevant ? 'Relevant' : 'Not relevant'}
          </Text>
          {judgement.relevant
            ? `: ${[judgement.eventType, judgement.urgencyLevel].map(capitalise).join(' · ')} · ${judgement.location}`
            : `: ${judgement.reason}`}
        </Text>
      )}
    </li>
  );
}

function wordsOf(probe: SourceProbe | null | undefined): string {
  if (probe === undefined) return 'Its first items are shown here, with what Vigil makes of them.';
  if (probe === null) return 'Reading the address...';
  const { feeds, error, items, kind, first } = probe;
  if (error !== null) return `It cannot be read: ${error}`;
  if (feeds.length > 0) return `This page names ${plural(feeds.length, 'feed')}. Choose the one to read.`;
  if (items === 0) return `${kindWords[kind]} without items at present.`;
  const shown = first.length === items ? 'All of them' : `The first ${first.length}`;
  return `${kindWords[kind]} with ${plural(items, 'item')}. ${items === 1 ? 'It' : shown}, as judged now:`;
}
