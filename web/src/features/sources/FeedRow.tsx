import type { FeedFigures, Source } from '@vigil/common/sources';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { Group, Text } from '../../kit/components.ts';
import { Dot } from '../../kit/Dot.tsx';
import { delayWords } from '../../kit/delay.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import css from './FeedRow.module.css';
import { kindWords, newestWords, nextWords, perDayWords, reasonWords, sideWords } from './feed-words.ts';
import { dotOf, freshness } from './freshness.ts';
import { EditSourceDialog, RemoveSourceDialog } from './SourceDialogs.tsx';
import { loadSources } from './store.ts';
import { VerdictWords } from './VerdictWords.tsx';
import { putVerdicts, useVerdicts } from './verdicts.ts';
import { conditionOf } from './worst-first.ts';

interface FeedRowProps {
  source: Source;
  figures: FeedFigures | undefined;
}

/** One feed: what it is, why nothing arrives from it, how it is doing, and what an administrator may do about it. */
export function FeedRow({ source, figures }: FeedRowProps) {
  const { name, url, side, kind, official, reliability } = source;
  const condition = useClock((now) => conditionOf(source, figures, now));
  const colour = useClock((now) => (condition === 'failing' ? 'red' : dotOf(source, now)));
  const age = useClock((now) => freshness(source, now));
  const reason = useClock((now) => reasonWords(source, condition, now));
  const newest = useClock((now) => newestWords(figures, now));
  const next = useClock((now) => nextWords(source, figures, now));
  const verdict = useVerdicts(({ byId }) => byId.get(source.id));
  return (
    <li className={css.row} data-condition={condition}>
      <div className={css.what}>
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
        {reason && (
          <Text size="xs" c={condition === 'failing' ? 'var(--critical)' : 'var(--ink)'}>
            {reason}
          </Text>
        )}
        {verdict && <VerdictWords verdict={verdict} />}
      </div>
      <dl className={css.figures}>
        <Figure name="Newest item" value={newest} />
        <Figure name="Items a day" value={perDayWords(figures)} />
        <Figure name="Arrives within" value={figures?.delay ? delayWords(figures.delay.p50) : 'unknown'} />
        <Figure name="Next reading" value={next} />
      </dl>
      <Tools source={source} />
    </li>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Tools({ source }: { source: Source }) {
  const { id, name, paused } = source;
  const [isPending, setPending] = useState(false);
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpen(null);

  async function run(task: () => Promise<unknown>, title: string, done?: string) {
    setPending(true);
    const isDone = await runWithToast(task, { title });
    setPending(false);
    if (isDone && done) toast({ title: done, description: name });
    await loadSources();
  }

  const test = () =>
    run(async () => {
      putVerdicts([await call('POST /api/admin/test-sources/:id', { params: { id }, timeoutMs: testTimeoutMs })]);
    }, 'Source Testing Failed');
  const pause = () =>
    run(
      () => call('PUT /api/sources/:id', { params: { id }, body: { paused: !paused } }),
      'Failed to change source',
      paused ? 'Source resumed' : 'Source paused',
    );
  const remove = () => {
    close();
    return run(() => call('DELETE /api/sources/:id', { params: { id } }), 'Failed to delete source', 'Source deleted');
  };

  return (
    <div className={css.tools}>
      <Button look="quiet" aria-label={`Test ${name}`} disabled={isPending} onClick={test}>
        Test
      </Button>
      <Button look="quiet" aria-label={`Edit ${name}`} disabled={isPending} onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button look="quiet" aria-label={`${paused ? 'Resume' : 'Pause'} ${name}`} disabled={isPending} onClick={pause}>
        {paused ? 'Resume' : 'Pause'}
      </Button>
      <Button look="remove" aria-label={`Delete ${name}`} disabled={isPending} onClick={() => setOpen('remove')}>
        Delete
      </Button>
      <EditSourceDialog source={source} isOpen={open === 'edit'} onClose={close} />
      <RemoveSourceDialog source={source} isOpen={open === 'remove'} onClose={close} onRemove={remove} />
    </div>
  );
}

/** A slow feed is given up by the server before that. */
const testTimeoutMs = 120_000;
