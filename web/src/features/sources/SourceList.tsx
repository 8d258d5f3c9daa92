import type { Side, Source } from '@vigil/common/sources';
import { useState } from 'react';
import { attempt } from '../../kit/attempt.ts';
import { call, sentenceOf } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { Dot } from '../../kit/Dot.tsx';
import { Part } from '../../kit/Part.tsx';
import { useReturningFocus } from '../../kit/returning-focus.ts';
import { ScrollArea } from '../../kit/ScrollArea.tsx';
import { formatRecent } from '../../kit/time.ts';
import { toast } from '../../kit/toast.ts';
import { plural } from '../../kit/words.ts';
import { dotOf, freshness } from './freshness.ts';
import { reloadSources } from './reload.ts';
import css from './SourceList.module.css';
import { useSources } from './store.ts';

/** Every publisher whose feed is read, and how that goes. */
export function SourceList() {
  const sources = useSources((state) => state.sources);
  const failing = sources.filter(({ status }) => status === 'failing').length;
  return (
    <Part
      title="News sources"
      subtitle={`${plural(sources.length, 'source')}${failing > 0 ? `, ${failing} of them cannot be read` : ''}`}
    >
      {sources.length === 0 && <p className={css.none}>No sources yet.</p>}
      {sources.length > 0 && (
        <ScrollArea label="Source list">
          <ul>
            {sources.map((source) => (
              <li key={source.id}>
                <SourceRow source={source} />
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
    </Part>
  );
}

const sideWords: Record<Side, string> = { israeli: 'Israeli', iranian: 'Iranian', third: 'Third party' };

function SourceRow({ source }: { source: Source }) {
  const { id, name, url, fault, failingSince, side, reliability } = source;
  const [isPending, setPending] = useState(false);
  const place = useReturningFocus<HTMLButtonElement>(isPending);
  const colour = useClock((now) => dotOf(source, now));
  const age = useClock((now) => freshness(source, now));
  const since = useClock((now) => failingSince && formatRecent(failingSince, now));

  const remove = async () => {
    setPending(true);
    const isDone = await attempt(() => call('DELETE /api/sources/:id', { params: { id } }), {
      title: 'Failed to delete source',
      description: (error) => sentenceOf(error, 'Please try again.'),
    });
    setPending(false);
    if (isDone) toast({ title: 'Source deleted', description: name });
    await reloadSources();
  };

  return (
    <div className={css.row}>
      <p className={css.name}>
        <Dot colour={colour} />
        <bdi>{name}</bdi>
        <em>{age}</em>
      </p>
      <p className={css.more}>
        <span className={css.url}>{url}</span>
        <span>{sideWords[side]}</span>
        <span>{reliability}% reliable</span>
      </p>
      {fault && (
        <p className={css.fault}>
          {since && `Since ${since}: `}
          {fault}
        </p>
      )}
      <button
        ref={place}
        type="button"
        className={css.remove}
        aria-label={`Delete ${name}`}
        disabled={isPending}
        onClick={remove}
      >
        Delete
      </button>
    </div>
  );
}
