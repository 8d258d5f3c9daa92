import type { Delivery, Webhook } from '@vigil/common/webhooks';
import { useCallback } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { Group, ScrollList, Text } from '../../kit/components.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { FormEnd } from '../../kit/Form.tsx';
import { useResource } from '../../kit/resource.ts';
import { formatMoment, formatRecent } from '../../kit/time.ts';
import { plural } from '../../kit/words.ts';

interface DeliveryLogProps {
  /** Null while it is closed. */
  webhook: Webhook | null;
  onClose: () => void;
}

/** The latest messages of a webhook. */
export function DeliveryLog({ webhook, onClose }: DeliveryLogProps) {
  return (
    <Dialog
      title={`Messages to ${webhook?.name ?? ''}`}
      subtitle="The latest hundred, kept for 30 days."
      isOpen={webhook !== null}
      onClose={onClose}
    >
      {webhook && <Messages id={webhook.id} onClose={onClose} />}
    </Dialog>
  );
}

function Messages({ id, onClose }: { id: string; onClose: () => void }) {
  const load = useCallback(() => call('GET /api/admin/webhooks/:id/deliveries', { params: { id } }), [id]);
  const { data, hasFailed, reload } = useResource(load);
  return (
    <>
      {hasFailed && <Text c="dimmed">The log could not be loaded.</Text>}
      {data?.length === 0 && <Text c="dimmed">Nothing was sent yet.</Text>}
      {data && data.length > 0 && (
        <ScrollList label="Messages" isOrdered>
          {data.map((delivery) => (
            <Message key={delivery.id} delivery={delivery} />
          ))}
        </ScrollList>
      )}
      <FormEnd>
        <Button onClick={reload}>Load again</Button>
        <Button look="main" data-autofocus onClick={onClose}>
          Close
        </Button>
      </FormEnd>
    </>
  );
}

const states: Record<Delivery['state'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  'given-up': 'Not delivered',
};
const types: Record<Delivery['type'], string> = {
  'event.added': 'New',
  'event.updated': 'Changed',
  'event.removed': 'Removed',
  test: 'Test',
};

function Message({ delivery: { at, type, title, eventId, state, attempts, fault, ms } }: { delivery: Delivery }) {
  const when = useClock((now) => formatRecent(at, now));
  const subject = title ?? (eventId ? 'A deleted event' : '');
  return (
    <Group component="li" gap="2px 12px" align="baseline" fz="xs" style={{ overflowWrap: 'anywhere' }}>
      <Text component="time" size="xs" c="var(--faint)" dateTime={at} title={formatMoment(at)}>
        {when}
      </Text>
      <Text component="b" inherit fw={600} c={state === 'given-up' ? 'var(--critical)' : undefined}>
        {states[state]}
      </Text>
      <Text inherit c="dimmed" flex="1 1 100%">
        {types[type]}
        {subject && ': '}
        {subject && <bdi>{subject}</bdi>}
        {attempts > 0 && ` · ${plural(attempts, 'attempt')}`}
        {ms !== null && `, the last took ${ms} ms`}
        {fault && ` · ${fault}`}
      </Text>
    </Group>
  );
}
