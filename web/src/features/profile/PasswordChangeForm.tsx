import { limits } from '@vigil/common/limits';
import { PasswordForm, wrongPassword } from '@vigil/common/profile';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { PasswordField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { useSession } from '../session/store.ts';
import { refusalOf } from './refusal.ts';

const general = 'Failed to change password. Please check your current password and try again.';

const failure = {
  title: 'Password Change Failed',
  description: (reason: string) => (reason === '' || reason === wrongPassword ? general : reason),
};

interface PasswordChangeFormProps {
  /** Tells password managers whose password it is. */
  username: string;
  onSaved: () => void;
}

/** Changes the password. The sessions in other browsers end. */
export function PasswordChangeForm({ username, onSaved }: PasswordChangeFormProps) {
  const draft = useDraft({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    schema: PasswordForm,
    words: 'beside',
    onSend: async ({ currentPassword, newPassword }) => {
      const body = { currentPassword, newPassword };
      const refusal = await refusalOf(() => call('POST /api/profile/change-password', { body }), failure);
      if (refusal !== null) {
        draft.fail(refusal);
        return;
      }
      toast({ title: 'Password Changed', description: 'Your password has been changed successfully.' });
      draft.reset();
      onSaved();
    },
  });
  const { field, isPending } = draft;
  // Without a sign-in by passkey, those of an administrator stay.
  const needsPasskey = useSession(({ session }) => session?.needsPasskey ?? false);
  return (
    <Panel
      title="Change Password"
      subtitle={`At least 6 characters. You stay signed in here and are signed out elsewhere.${
        needsPasskey ? '' : ' Your passkeys are removed.'
      }`}
    >
      <Form error={draft.error} onSubmit={draft.onSubmit}>
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          maxLength={limits.password}
          {...field('currentPassword')}
        />
        <div data-row>
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            maxLength={limits.password}
            {...field('newPassword')}
          />
          <PasswordField
            label="Confirm New Password"
            autoComplete="new-password"
            maxLength={limits.password}
            {...field('confirmPassword')}
          />
        </div>
        <FormEnd>
          <Button type="submit" look="main" disabled={isPending}>
            {isPending ? 'Changing...' : 'Change Password'}
          </Button>
        </FormEnd>
      </Form>
    </Panel>
  );
}
