import { Link } from '@tanstack/react-router';
import { Login, missingCredentials, type Session } from '@vigil/common/auth';
import { limits } from '@vigil/common/limits';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { PasswordField, TextField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { loginFailure } from './failures.ts';
import { PasskeySignIn } from './passkeys/PasskeySignIn.tsx';

interface SignInProps {
  onDone: (session: Session) => void;
}

/** The form for users with an account. */
export function SignIn({ onDone }: SignInProps) {
  const draft = useDraft({
    initial: { username: '', password: '' },
    schema: Login,
    words: 'beside',
    onRefuse: (message) =>
      toast({
        title: message === missingCredentials ? 'Missing fields' : 'Login failed',
        description: message,
        variant: 'destructive',
      }),
    onSend: async (body) => {
      try {
        const session = await call('POST /api/auth/login', { body });
        toast({ title: 'Login successful', description: `Welcome back, ${session.username}.` });
        onDone(session);
      } catch (error) {
        const description = loginFailure(error);
        draft.fail(description);
        toast({ title: 'Login failed', description, variant: 'destructive' });
      }
    },
  });
  const { field, isPending } = draft;
  return (
    <Form error={draft.error} onSubmit={draft.onSubmit}>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.loginName}
        {...field('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        maxLength={limits.password}
        {...field('password')}
      />
      <Link to="/link" data-reach>
        Forgot your password?
      </Link>
      <FormEnd>
        <Button type="submit" look="main" disabled={isPending}>
          {isPending ? 'Signing in...' : 'Sign In'}
        </Button>
        <PasskeySignIn onDone={onDone} />
      </FormEnd>
    </Form>
  );
}
