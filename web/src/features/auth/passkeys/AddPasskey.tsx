import { startRegistration } from '@simplewebauthn/browser';
import { limits } from '@vigil/common/limits';
import { passkeyCalls } from '@vigil/common/passkeys';
import { z } from 'zod';
import { Button } from '../../../kit/Button.tsx';
import { call } from '../../../kit/client.ts';
import { PasswordField, TextField } from '../../../kit/Fields.tsx';
import { Form, FormEnd } from '../../../kit/Form.tsx';
import { toast } from '../../../kit/toast.ts';
import { useDraft } from '../../../kit/use-draft.ts';
import { reasonOf } from './reason.ts';

const NewPasskey = z.object({
  ...passkeyCalls.addPasskey.body.pick({ name: true }).shape,
  ...passkeyCalls.passkeyOptions.body.shape,
});

interface AddPasskeyProps {
  /** Tells password managers whose password it is. */
  username: string;
  onAdded: () => void;
}

/** Adds a passkey, after the password. The browser then asks its user. */
export function AddPasskey({ username, onAdded }: AddPasskeyProps) {
  const draft = useDraft({
    initial: { name: '', currentPassword: '' },
    schema: NewPasskey,
    words: 'beside',
    onSend: async ({ name, currentPassword }) => {
      try {
        const optionsJSON = await call('POST /api/profile/passkeys/options', { body: { currentPassword } });
        const response = await startRegistration({ optionsJSON });
        await call('POST /api/profile/passkeys', { body: { name, response } });
      } catch (error) {
        draft.fail(reasonOf(error));
        return;
      }
      toast({ title: 'Passkey added', description: `You can sign in with ${name} now.` });
      draft.reset();
      onAdded();
    },
  });
  const { field, isPending } = draft;
  return (
    <Form error={draft.error} onSubmit={draft.onSubmit}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <div data-row>
        <TextField
          label="Name of the Passkey"
          description="Such as the name of the device"
          maxLength={limits.personName}
          {...field('name')}
        />
        <PasswordField
          label="Your Password"
          description="Before a passkey is added"
          autoComplete="current-password"
          maxLength={limits.password}
          {...field('currentPassword')}
        />
      </div>
      <FormEnd>
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Waiting...' : 'Add Passkey'}
        </Button>
      </FormEnd>
    </Form>
  );
}
