import { limits } from '@vigil/common/limits';
import { type Passkey, passkeyCalls } from '@vigil/common/passkeys';
import { useState } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { call, sentenceOf } from '../../../kit/client.ts';
import { Dialog } from '../../../kit/Dialog.tsx';
import { PasswordField } from '../../../kit/Fields.tsx';
import { Form, FormEnd } from '../../../kit/Form.tsx';
import { useDraft } from '../../../kit/use-draft.ts';

interface RemovePasskeyProps {
  passkey: Pick<Passkey, 'id' | 'name'>;
  username: string;
  onRemoved: () => void;
}

/** Removes a passkey, after a question and the password. */
export function RemovePasskey({ passkey: { id, name }, username, onRemoved }: RemovePasskeyProps) {
  const [isOpen, setOpen] = useState(false);
  const draft = useDraft({
    initial: { currentPassword: '' },
    schema: passkeyCalls.removePasskey.body,
    words: 'beside',
    onSend: async (body) => {
      try {
        await call('DELETE /api/profile/passkeys/:id', { params: { id }, body });
      } catch (error) {
        draft.fail(sentenceOf(error, 'The passkey could not be removed. Please try again.'));
        return;
      }
      setOpen(false);
      onRemoved();
    },
  });
  return (
    <>
      <Button look="remove" aria-label={`Remove ${name}`} onClick={() => setOpen(true)}>
        Remove
      </Button>
      <Dialog
        title={`Remove the passkey "${name}"?`}
        subtitle="It no longer signs in here. Delete it on the device as well."
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <Form error={draft.error} onSubmit={draft.onSubmit}>
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            label="Confirm With Your Password"
            autoComplete="current-password"
            maxLength={limits.password}
            {...draft.field('currentPassword')}
          />
          <FormEnd>
            <Button data-autofocus onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" look="danger" disabled={draft.isPending}>
              Remove Passkey
            </Button>
          </FormEnd>
        </Form>
      </Dialog>
    </>
  );
}
