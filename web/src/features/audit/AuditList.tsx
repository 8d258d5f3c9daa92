import type { AuditEntry } from '@vigil/common/audit';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { call } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { Group, ScrollList, Text, ThemeButton } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useListVersion } from '../../kit/resource.ts';
import { formatMoment, formatRecent } from '../../kit/time.ts';
import { addOlder, mergeNewest, type Shown } from './merge.ts';
import { wordsOf } from './words.ts';

const limit = 50;

/** Every action of an administrator, newest first. */
export function AuditList() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const version = useListVersion('audit');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is the reason to ask again.
  useEffect(() => {
    let isWanted = true;
    const apply = (newest: AuditEntry[]) => {
      if (!isWanted) return;
      setFailed(false);
      setShown((known) => mergeNewest(known, newest, limit));
    };
    call('GET /api/admin/audit', { query: { limit } }).then(apply, () => isWanted && setFailed(true));
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
    <Panel title="Audit" subtitle="Who did what, and when.">
      {hasFailed && <Note>The list could not be loaded.</Note>}
      {shown?.entries.length === 0 && <Note>Nothing has been done yet.</Note>}
      {shown && shown.entries.length > 0 && (
        <ScrollList label="Audit list" isOrdered>
          {shown.entries.map((entry) => (
            <Entry key={entry.seq} entry={entry} />
          ))}
        </ScrollList>
      )}
      {shown?.hasMore && (
        <Group justify="center" pt="md">
          <ThemeButton onClick={loadMore}>Load more</ThemeButton>
        </Group>
      )}
    </Panel>
  );
}

function Note({ children }: PropsWithChildren) {
  return (
    <Text size="sm" c="dimmed" py="md">
      {children}
    </Text>
  );
}

function Entry({ entry: { at, by, what, subject, note } }: { entry: AuditEntry }) {
  const when = useClock((now) => formatRecent(at, now));
  return (
    <Group component="li" gap="2px 16px" align="baseline" fz="sm" style={{ overflowWrap: 'anywhere' }}>
      <Text component="time" size="xs" c="var(--faint)" w={104} dateTime={at} title={formatMoment(at)}>
        {when}
      </Text>
      <Text component="b" inherit fw={600} w={150} dir="auto">
        {by ?? 'A deleted account'}
      </Text>
      <Text inherit c="dimmed" flex="1 1 300px">
        {wordsOf(what)}{' '}
        {subject && (
          <Text component="bdi" inherit ff="heading" c="var(--ink)">
            {subject}
          </Text>
        )}
        {note && ' · '}
        {note && <span>{note}</span>}
      </Text>
    </Group>
  );
}
