import type { AuditEntry } from '@vigil/common/audit';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { Part } from '../../kit/Part.tsx';
import { useListVersion } from '../../kit/resource.ts';
import { ScrollArea } from '../../kit/ScrollArea.tsx';
import { formatMoment, formatRecent } from '../../kit/time.ts';
import css from './AuditList.module.css';
import { addOlder, mergeNewest, type Shown } from './merge.ts';
import { wordsOf } from './words.ts';

const limit = 50;

/** Every act of an administrator, newest first. */
export function AuditList() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const version = useListVersion('audit');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is the reason to ask again.
  useEffect(() => {
    let isWanted = true;
    const take = (newest: AuditEntry[]) => {
      if (!isWanted) return;
      setFailed(false);
      setShown((known) => mergeNewest(known, newest, limit));
    };
    call('GET /api/admin/audit', { query: { limit } }).then(take, () => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, [version]);

  const loadMore = async () => {
    const before = shown?.entries.at(-1)?.seq;
    try {
      const older = await call('GET /api/admin/audit', { query: { limit, before } });
      setShown((known) => known && addOlder(known, older, limit));
    } catch {
      setFailed(true);
    }
  };

  return (
    <Part title="Audit" subtitle="Who did what, and when.">
      {hasFailed && <p className={css.note}>The list could not be loaded.</p>}
      {shown?.entries.length === 0 && <p className={css.note}>Nothing has been done yet.</p>}
      {shown && shown.entries.length > 0 && (
        <ScrollArea label="Audit list">
          <ol>
            {shown.entries.map((entry) => (
              <Entry key={entry.seq} entry={entry} />
            ))}
          </ol>
          {shown.hasMore && (
            <p className={css.more}>
              <Button onClick={loadMore}>Load more</Button>
            </p>
          )}
        </ScrollArea>
      )}
    </Part>
  );
}

function Entry({ entry: { at, by, what, subject, note } }: { entry: AuditEntry }) {
  const when = useClock((now) => formatRecent(at, now));
  return (
    <li className={css.entry}>
      <time dateTime={at} title={formatMoment(at)}>
        {when}
      </time>
      <b dir="auto">{by ?? 'A deleted account'}</b>
      <p>
        {wordsOf(what)} {subject && <bdi className={css.subject}>{subject}</bdi>}
        {note && <span className={css.detail}>{note}</span>}
      </p>
    </li>
  );
}
