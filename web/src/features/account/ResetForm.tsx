import { PasswordResetForm } from '@vigil/common/account';
import { limits } from '@vigil/common/limits';
import { Button } from '../../kit/Button.tsx';
import { call, sentenceOf } from '../../kit/client.ts';
import { PasswordField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';

interface ResetFormProps {
  /** The secret of the link. */
  token: string;
  onDone: () => void;
}

/** Sets a new password by a link. */
export function ResetForm({ token, onDone }: ResetFormProps) {
  const draft = useDraft({
    initial: { newPassword: '', confirmPassword: '' },
    schema: PasswordResetForm,
    read: (values) => ({ token, ...values }),
    words: 'beside',
    onSend: async ({ newPassword }) => {
      try {
        await call('POST /api/auth/reset-password', { body: { token, newPassword } });
      } catch (error) {
        draft.fail(sentenceOf(error, 'The password could not be set. Please try again.'));
        return;
      }
      toast({ title: 'Password set', description: 'Please sign in with your new password.' });
      onDone();
    },
  });
  const { field, isPending } = draft;
  return (
    <Form error={draft.error} onSubmit={draft.onSubmit}>
      <PasswordField
        label="New Password"
        description="At least 8 characters, with uppercase, lowercase, a number and a special character. Passkeys are removed, unless you need one as an administrator."
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
      <FormEnd>
        <Button type="submit" look="main" disabled={isPending}>
          {isPending ? 'Setting...' : 'Set Password'}
        </Button>
      </FormEnd>
    </Form>
  );
}
