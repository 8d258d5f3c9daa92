import { EmailOfAccount } from '@vigil/common/account';
import { limits } from '@vigil/common/limits';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call, sentenceOf } from '../../kit/client.ts';
import { TextField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { useDraft } from '../../kit/use-draft.ts';

/** Asks for a link to set a new password. What it says afterwards does not depend on the address. */
export function RequestResetForm() {
  const [isSent, setSent] = useState(false);
  const draft = useDraft({
    initial: { email: '' },
    schema: EmailOfAccount,
    words: 'beside',
    onSend: async (body) => {
      try {
        await call('POST /api/auth/request-reset', { body });
        setSent(true);
      } catch (error) {
        draft.fail(sentenceOf(error, 'The message could not be sent. Please try again.'));
      }
    },
  });
  if (isSent) {
    return (
      <p role="status">
        If this is the confirmed address of an account, a link is on its way to it. An administrator can make one for
        any other account.
      </p>
    );
  }
  return (
    <Form error={draft.error} onSubmit={draft.onSubmit}>
      <TextField label="Email" type="email" autoComplete="email" maxLength={limits.email} {...draft.field('email')} />
      <FormEnd>
        <Button type="submit" look="main" disabled={draft.isPending}>
          {draft.isPending ? 'Sending...' : 'Send Link'}
        </Button>
      </FormEnd>
    </Form>
  );
}
