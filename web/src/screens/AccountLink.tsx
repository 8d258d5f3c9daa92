import { useNavigate, useRouterState } from '@tanstack/react-router';
import { ResetForm } from '../features/account/ResetForm.tsx';
import { readSecret } from '../features/account/secret.ts';
import { putSession } from '../features/session/store.ts';
import { Mantine } from '../kit/Mantine.tsx';
import css from './Auth.module.css';

/** What a link from a message does. Its secret is behind the `#`, which no server receives. */
export function AccountLink() {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const navigate = useNavigate();
  const link = readSecret(hash);
  const signIn = async () => {
    putSession(null);
    await navigate({ to: '/auth', replace: true });
  };
  return (
    <div className={css.page}>
      <title>Set a new password · Vigil</title>
      <h1>Set a new password</h1>
      {link ? (
        <Mantine>
          <p className={css.lead}>All open sessions of the account end. You then sign in with the new password.</p>
          <ResetForm token={link.secret} onDone={signIn} />
        </Mantine>
      ) : (
        <p className={css.lead}>This link is not complete. Please open it as it was sent, or ask for a new one.</p>
      )}
    </div>
  );
}
