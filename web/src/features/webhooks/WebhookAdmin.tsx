import type { Webhook } from '@vigil/common/webhooks';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { ScrollList, Text } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useResource } from '../../kit/resource.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';

const load = () => call('GET /api/admin/webhooks');

/** The addresses that are sent the changes of events, with the log of what was sent. */
export function WebhookAdmin() {
  const { data: webhooks, hasFailed } = useResource(load, { list: 'webhooks' });
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [logged, setLogged] = useState<Webhook | null>(null);
  const [secret, setSecret] = useState('');
  return (
    <Panel
      title="Webhooks"
      subtitle="Addresses that are sent each change of an event as visitors see it, signed as Standard Webhooks describes."
      tool={<Button onClick={() => setEdited('new')}>Add webhook</Button>}
    >
      {!webhooks && <Text c="dimmed">{hasFailed ? 'The webhooks could not be loaded.' : 'Loading...'}</Text>}
      {webhooks?.length === 0 && <Text c="dimmed">No webhooks yet.</Text>}
      {webhooks && webhooks.length > 0 && (
        <ScrollList label="Webhook list">
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onEdit={setEdited}
              onLog={setLogged}
              onNewSecret={setSecret}
            />
          ))}
        </ScrollList>
      )}
      <WebhookDialog edited={edited} onClose={() => setEdited(null)} onSecret={setSecret} />
      <SecretDialog secret={secret} onClose={() => setSecret('')} />
      <DeliveryLog webhook={logged} onClose={() => setLogged(null)} />
    </Panel>
  );
}
