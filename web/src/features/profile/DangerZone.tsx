import { useState } from 'react';
import { attempt } from '../../kit/attempt.ts';
import { Button } from '../../kit/Button.tsx';
import { call, withReason } from '../../kit/client.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { FormEnd } from '../../kit/Form.tsx';
import { Part } from '../../kit/Part.tsx';
import { toast } from '../../kit/toast.ts';
import css from './Profile.module.css';

const failure = {
  title: 'Account Deletion Failed',
  description: withReason('Failed to delete account. Please try again or contact support.'),
};

/** The end of the account, asked for twice. */
export function DangerZone({ onDeleted }: { onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);

  const deleteAccount = async () => {
    setPending(true);
    const isDeleted = await attempt(() => call('DELETE /api/profile/delete-account'), failure);
    setPending(false);
    if (!isDeleted) return;
    toast({ title: 'Account Deleted', description: 'Your account has been permanently deleted.' });
    onDeleted();
  };
  return (
    <Part title="Danger Zone" subtitle="Deleting the account takes everything that is stored of you with it.">
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <Dialog title="Delete Account Permanently" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>This will permanently delete:</p>
        <ul className={css.losses}>
          <li>Your profile information</li>
          <li>Your account settings and preferences</li>
          <li>All your personal data</li>
        </ul>
        <p className={css.question}>This action cannot be undone. Are you absolutely sure?</p>
        <FormEnd>
          <Button data-autofocus onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button look="danger" disabled={isPending} onClick={deleteAccount}>
            {isPending ? 'Deleting...' : 'Yes, Delete My Account'}
          </Button>
        </FormEnd>
      </Dialog>
    </Part>
  );
}
