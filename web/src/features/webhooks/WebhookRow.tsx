import type { Delivery, Webhook } from '@vigil/common/webhooks';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { Badge, Group, Stack, Text } from '../../kit/components.ts';
import { listChanged } from '../../kit/resource.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { formatRecent } from '../../kit/time.ts';
import { toast } from '../../kit/toast.ts';
import { capitalise, plural } from '../../kit/words.ts';

interface WebhookRowProps {
  webhook: Webhook;
  onEdit: (webhook: Webhook) => void;
  onLog: (webhook: Webhook) => void;
  onNewSecret: (secret: string) => void;
}

/** One webhook with its state, and what an administrator may do about it. */
export function WebhookRow(props: WebhookRowProps) {
  const { name, url, minUrgency, isEnabled, lastDeliveredAt, fault, waiting } = props.webhook;
  const delivered = useClock((now) => lastDeliveredAt && formatRecent(lastDeliveredAt, now));
  return (
    <Group component="li" justify="space-between" gap="4px 24px">
      <Stack gap={2} miw={0} flex="1 1 320px" style={{ overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <Text component="bdi" fw={600}>
            {name}
          </Text>
          {!isEnabled && <Badge>Off</Badge>}
        </Group>
        <Group gap="0 16px" fz="xs" c="dimmed">
          <span>{url}</span>
          <span>{minUrgency === 'critical' ? 'Critical events' : `${capitalise(minUrgency)} events and above`}</span>
          <span>{delivered ? `delivered ${delivered}` : 'nothing delivered yet'}</span>
          {waiting > 0 && <span>{plural(waiting, 'message')} waiting</span>}
        </Group>
        {fault && (
          <Text size="xs" c="var(--critical)">
            {fault}
          </Text>
        )}
      </Stack>
      <Tools {...props} />
    </Group>
  );
}

function Tools({ webhook, onEdit, onLog, onNewSecret }: WebhookRowProps) {
  const [isPending, setPending] = useState(false);
  const { id, name } = webhook;
  const params = { id };

  async function run(title: string, task: () => Promise<void>) {
    setPending(true);
    await runWithToast(task, { title });
    setPending(false);
    listChanged('webhooks');
  }

  const test = () =>
    run('Test failed', async () => showResult(await call('POST /api/admin/webhooks/:id/test', { params })));
  const renew = () =>
    run('Secret not replaced', async () => {
      const { secret } = await call('POST /api/admin/webhooks/:id/secret', { params });
      onNewSecret(secret);
    });
  const remove = () =>
    run('Webhook not deleted', async () => {
      await call('DELETE /api/admin/webhooks/:id', { params });
      toast({ title: 'Webhook deleted', description: name });
    });
  const actions: [string, () => unknown][] = [
    ['Test', test],
    ['Log', () => onLog(webhook)],
    ['Edit', () => onEdit(webhook)],
    ['New secret', renew],
    ['Delete', remove],
  ];
  return (
    <Group gap={4}>
      {actions.map(([label, onClick]) => (
        <Button
          key={label}
          look={label === 'Delete' ? 'remove' : 'quiet'}
          aria-label={`${label}: ${name}`}
          disabled={isPending}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}

function showResult({ fault, status, ms }: Delivery): void {
  if (fault) toast({ title: 'Test failed', description: fault, variant: 'destructive' });
  else toast({ title: 'Test delivered', description: `The receiver answered ${status} after ${ms} ms.` });
}
