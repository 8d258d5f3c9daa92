import { AccountDeletion } from '@vigil/common/profile';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { List, Text } from '../../kit/components.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { PasswordField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { refusalOf } from './refusal.ts';

const failure = {
  title: 'Account Deletion Failed',
  description: () => 'Failed to delete account. Please try again or contact support.',
};

interface DangerZoneProps {
  /** Tells password managers whose password it is. */
  username: string;
  onDeleted: () => void;
}

/** Deletes the account, after a question and the password. */
export function DangerZone({ username, onDeleted }: DangerZoneProps) {
  const [isOpen, setOpen] = useState(false);
  const draft = useDraft({
    initial: { currentPassword: '' },
    schema: AccountDeletion,
    words: 'beside',
    onSend: async (body) => {
      const refusal = await refusalOf(() => call('DELETE /api/profile/delete-account', { body }), failure);
      if (refusal !== null) {
        draft.fail(refusal);
        return;
      }
      toast({ title: 'Account Deleted', description: 'Your account has been permanently deleted.' });
      onDeleted();
    },
  });
  const close = () => {
    setOpen(false);
    draft.reset();
    draft.fail('');
  };
  return (
    <Panel title="Danger Zone" subtitle="Deleting the account deletes everything that is stored about you.">
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <Dialog title="Delete Account Permanently" isOpen={isOpen} onClose={close}>
        <p>This will permanently delete:</p>
        <List size="md" c="dimmed" my="sm" listStyleType="disc" withPadding>
          <List.Item>Your profile information</List.Item>
          <List.Item>Your account settings and preferences</List.Item>
          <List.Item>All your personal data</List.Item>
        </List>
        <Form error={draft.error} onSubmit={draft.onSubmit}>
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            label="Confirm With Your Password"
            autoComplete="current-password"
            {...draft.field('currentPassword')}
          />
          <Text fw={600}>This action cannot be undone. Are you absolutely sure?</Text>
          <FormEnd>
            <Button data-autofocus onClick={close}>
              Cancel
            </Button>
            <Button type="submit" look="danger" disabled={draft.isPending}>
              {draft.isPending ? 'Deleting...' : 'Yes, Delete My Account'}
            </Button>
          </FormEnd>
        </Form>
      </Dialog>
    </Panel>
  );
}
