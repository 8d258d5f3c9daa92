import { RegistrationForm, type Session } from '@vigil/common/auth';
import { limits } from '@vigil/common/limits';
import { Suspense, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { PasswordField, TextField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { lazyPart } from '../../kit/lazy-part.ts';
import { NotFetched } from '../../kit/NotFetched.tsx';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { useSession } from '../session/store.ts';
import css from './Auth.module.css';
import { registrationFailure } from './failures.ts';

const SecurityCheck = lazyPart(() => import('./SecurityCheck.tsx'), 'SecurityCheck', NotFetched);

interface SignUpProps {
  onDone: (session: Session) => void;
}

const blank = { username: '', email: '', password: '', confirmPassword: '' };

/** The form for new users. */
export function SignUp({ onDone }: SignUpProps) {
  const isChecked = useSession(({ site }) => site?.captcha !== 'off');
  const [attempt, setAttempt] = useState(0);
  const tell = (description: string) => toast({ title: 'Registration failed', description, variant: 'destructive' });
  const draft = useDraft({
    initial: { ...blank, captchaToken: isChecked ? '' : 'off' },
    schema: RegistrationForm,
    words: 'beside',
    onRefuse: tell,
    onSend: async ({ confirmPassword: _, ...body }) => {
      try {
        const session = await call('POST /api/auth/register', { body });
        toast({ title: 'Registration successful', description: `Welcome, ${session.username}.` });
        onDone(session);
      } catch (error) {
        const description = registrationFailure(error);
        draft.fail(description);
        tell(description);
        // The server accepts each token once.
        if (isChecked) draft.set('captchaToken', '');
        setAttempt(attempt + 1);
      }
    },
  });
  const { field, isPending } = draft;
  return (
    <Form error={draft.error} onSubmit={draft.onSubmit}>
      <p className={css.free}>100% Free Access - No Credit Card Required</p>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.username}
        {...field('username')}
      />
      <TextField label="Email" type="email" autoComplete="email" maxLength={limits.email} {...field('email')} />
      <PasswordField
        label="Password"
        description="At least 8 characters, with uppercase, lowercase, a number and a special character."
        autoComplete="new-password"
        maxLength={limits.password}
        {...field('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        maxLength={limits.password}
        {...field('confirmPassword')}
      />
      {isChecked && (
        <Suspense fallback={<p className={css.checkComes}>Loading the security check...</p>}>
          <SecurityCheck
            key={attempt}
            error={draft.errorOf('captchaToken')}
            onToken={(token) => draft.set('captchaToken', token)}
          />
        </Suspense>
      )}
      <FormEnd>
        <Button type="submit" look="main" disabled={isPending}>
          {isPending ? 'Creating account...' : 'Sign Up'}
        </Button>
      </FormEnd>
    </Form>
  );
}
