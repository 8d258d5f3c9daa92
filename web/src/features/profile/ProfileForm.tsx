import { limits } from '@vigil/common/limits';
import { ProfileUpdate } from '@vigil/common/profile';
import type { User } from '@vigil/common/users';
import { Button } from '../../kit/Button.tsx';
import { call, withReason } from '../../kit/client.ts';
import { PasswordField, TextField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';

interface ProfileFormProps {
  user: User;
  onSaved: () => void;
}

const failure = {
  title: 'Update Failed',
  description: withReason('Failed to update profile information. Please try again.'),
};

/** The user's names and e-mail address. */
export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const draft = useDraft({
    initial: { firstName: user.firstName ?? '', lastName: user.lastName ?? '', email: user.email, currentPassword: '' },
    schema: ProfileUpdate,
    // A name that was never given may stay empty; a given one cannot be emptied.
    read: ({ firstName, lastName, email, currentPassword }) => ({
      email,
      ...(isOther(email, user) && { currentPassword }),
      ...((firstName !== '' || user.firstName !== null) && { firstName }),
      ...((lastName !== '' || user.lastName !== null) && { lastName }),
    }),
    words: 'beside',
    onSend: async (body) => {
      if (!(await runWithToast(() => call('POST /api/profile/update', { body }), failure))) return;
      toast({ title: 'Profile Updated', description: 'Your profile information has been updated successfully.' });
      draft.set('currentPassword', '');
      onSaved();
    },
  });
  const { field, isPending } = draft;
  return (
    <Panel title="Profile Information" subtitle="Your names are optional.">
      <Form error={draft.error} onSubmit={draft.onSubmit}>
        <div data-row>
          <TextField
            label="First Name"
            autoComplete="given-name"
            maxLength={limits.personName}
            {...field('firstName')}
          />
          <TextField
            label="Last Name"
            autoComplete="family-name"
            maxLength={limits.personName}
            {...field('lastName')}
          />
        </div>
        <TextField
          label="Email Address"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          {...field('email')}
        />
        {isOther(draft.values.email, user) && (
          <PasswordField
            label="Confirm With Your Password"
            description="Needed to change your e-mail address."
            autoComplete="current-password"
            maxLength={limits.password}
            {...field('currentPassword')}
          />
        )}
        <FormEnd>
          <Button type="submit" look="main" disabled={isPending}>
            {isPending ? 'Updating...' : 'Update Profile'}
          </Button>
        </FormEnd>
      </Form>
    </Panel>
  );
}

function isOther(email: string, user: User): boolean {
  return email.trim() !== user.email;
}
