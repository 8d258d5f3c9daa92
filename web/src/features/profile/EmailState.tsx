import type { User } from '@vigil/common/users';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Text } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';

/** Whether the address is confirmed, where the site sends e-mail. */
export function EmailState({ user: { email, emailConfirmed } }: { user: User }) {
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    const isSent = await runWithToast(() => call('POST /api/profile/request-confirmation'), {
      title: 'Message not sent',
    });
    if (isSent) toast({ title: 'Message sent', description: `Open the link that is sent to ${email}.` });
    setPending(false);
  };
  return (
    <Panel
      title="Email Confirmation"
      subtitle="Links to set a new password, and e-mail alerts, are sent to a confirmed address only."
    >
      <Text mb={emailConfirmed ? 0 : 'sm'} style={{ overflowWrap: 'anywhere' }}>
        <bdi>{email}</bdi> {emailConfirmed ? 'is confirmed.' : 'is not confirmed.'}
      </Text>
      {!emailConfirmed && (
        <Button disabled={isPending} onClick={send}>
          {isPending ? 'Sending...' : 'Send Confirmation'}
        </Button>
      )}
    </Panel>
  );
}
