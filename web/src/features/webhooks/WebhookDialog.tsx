import { limits } from '@vigil/common/limits';
import { urgencyLevels } from '@vigil/common/listing';
import { type Webhook, WebhookForm } from '@vigil/common/webhooks';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';

import { Dialog } from '../../kit/Dialog.tsx';
import { ChoiceField, SwitchField, TextField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { listChanged } from '../../kit/resource.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { capitalise } from '../../kit/words.ts';

interface WebhookDialogProps {
  /** Null while it is closed. */
  edited: Webhook | 'new' | null;
  onClose: () => void;
  /** Called with the secret of a new webhook. */
  onSecret: (secret: string) => void;
}

/** Adds or edits a webhook. */
export function WebhookDialog({ edited, onClose, onSecret }: WebhookDialogProps) {
  return (
    <Dialog
      title={edited === 'new' ? 'Add Webhook' : 'Edit Webhook'}
      subtitle="The address receives a POST request for each change of an event."
      isOpen={edited !== null}
      onClose={onClose}
    >
      {edited && <WebhookFields webhook={edited === 'new' ? null : edited} onClose={onClose} onSecret={onSecret} />}
    </Dialog>
  );
}

const blank = { name: '', url: '', minUrgency: 'critical', isEnabled: true };
const failure = { title: 'Webhook not saved' };
const urgencies = urgencyLevels.map((value, at) => ({
  value,
  label: at === 0 ? capitalise(value) : `${capitalise(value)} and above`,
}));

interface WebhookFieldsProps extends Omit<WebhookDialogProps, 'edited'> {
  webhook: Webhook | null;
}

function WebhookFields({ webhook, onClose, onSecret }: WebhookFieldsProps) {
  const draft = useDraft({
    initial: webhook ? fieldsOf(webhook) : blank,
    schema: WebhookForm,
    onSend: async (body) => {
      let secret = '';
      const save = async () => {
        if (webhook) await call('PUT /api/admin/webhooks/:id', { params: { id: webhook.id }, body });
        else ({ secret } = await call('POST /api/admin/webhooks', { body }));
      };
      if (!(await runWithToast(save, failure))) return;
      listChanged('webhooks');
      onClose();
      onSecret(secret);
    },
  });
  const { field } = draft;
  return (
    <Form onSubmit={draft.onSubmit} error={draft.error}>
      <TextField label="Name" required data-autofocus maxLength={limits.sourceName} {...field('name')} />
      <TextField
        label="URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        required
        maxLength={limits.url}
        {...field('url')}
      />
      <ChoiceField label="Urgency of the events" data={urgencies} {...field('minUrgency')} />
      <SwitchField
        label="Enabled"
        description="While it is off, nothing is sent, now or later"
        {...draft.field('isEnabled', { type: 'checkbox' })}
      />
      <FormEnd>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="main" disabled={draft.isPending}>
          {webhook ? 'Save' : 'Add Webhook'}
        </Button>
      </FormEnd>
    </Form>
  );
}

function fieldsOf({ name, url, minUrgency, isEnabled }: Webhook): typeof blank {
  return { name, url, minUrgency, isEnabled };
}
