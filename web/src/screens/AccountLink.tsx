import { useNavigate, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ConfirmEmail } from '../features/account/ConfirmEmail.tsx';
import { RequestResetForm } from '../features/account/RequestResetForm.tsx';
import { ResetForm } from '../features/account/ResetForm.tsx';
import { readSecret } from '../features/account/secret.ts';
import { putSession, useSession } from '../features/session/store.ts';
import { Mantine } from '../kit/Mantine.tsx';
import css from './Auth.module.css';

/** What a link from a message does, by the secret behind its `#`, which no server receives. Without one, a link is asked for. */
export function AccountLink() {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const hasMail = useSession(({ site }) => site?.mail ?? false);
  const navigate = useNavigate();
  const link = readSecret(hash);
  const signIn = async () => {
    putSession(null);
    await navigate({ to: '/auth', replace: true });
  };
  if (link?.kind === 'confirm') {
    return (
      <Page title="Confirm your address" lead="Messages about your account then come to this address.">
        <ConfirmEmail token={link.secret} />
      </Page>
    );
  }
  if (link) {
    return (
      <Page
        title="Set a new password"
        lead="All open sessions of the account end. You then sign in with the new password."
      >
        <ResetForm token={link.secret} onDone={signIn} />
      </Page>
    );
  }
  return (
    <Page title="Set a new password" lead={leadFor(hash, hasMail)}>
      {hasMail && <RequestResetForm />}
    </Page>
  );
}

function leadFor(hash: string, hasMail: boolean): string {
  if (hash !== '') return 'This link is not complete. Please open it as it was sent, or ask for a new one.';
  if (hasMail) return 'You receive a link by e-mail.';
  return 'This site sends no e-mail. Please ask an administrator for a link.';
}

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={css.page}>
      <title>{`${title} · Vigil`}</title>
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      <Mantine>{children}</Mantine>
    </div>
  );
}
