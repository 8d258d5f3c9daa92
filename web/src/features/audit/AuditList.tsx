import type { AuditEntry } from '@vigil/common/audit';
import type { PropsWithChildren } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { Anchor, Group, ScrollList, Text } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useResource } from '../../kit/resource.ts';
import { formatMoment, formatRecent } from '../../kit/time.ts';
import { addOlder, mergeNewest, type ShownEntries } from './merge.ts';
import { wordsOf } from './words.ts';

const limit = 50;

async function loadNewest(known: ShownEntries | null): Promise<ShownEntries> {
  return mergeNewest(known, await call('GET /api/admin/audit', { query: { limit } }), limit);
}

async function loadOlder(known: ShownEntries | null): Promise<ShownEntries | null> {
  const before = known?.entries.at(-1)?.seq;
  return known && addOlder(known, await call('GET /api/admin/audit', { query: { limit, before } }), limit);
}

/** Every action of an administrator, newest first. */
export function AuditList() {
  const { data: shown, hasFailed, extend } = useResource(loadNewest, { list: 'audit' });
  return (
    <Panel
      title="Audit"
      subtitle="Who did what, and when."
      tool={
        <Anchor href="/api/admin/statements/corrected" download="corrected-readings.jsonl" size="sm" data-reach>
          Export corrected readings
        </Anchor>
      }
    >
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
          <Button onClick={() => void extend(loadOlder)}>Load more</Button>
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
