import type { accountCalls } from '@vigil/common/account';
import { resetHours } from '@vigil/common/account';
import type { CallReply } from '@vigil/common/call';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { TextField } from '../../kit/Fields.tsx';
import { FormEnd } from '../../kit/Form.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { formatMoment } from '../../kit/time.ts';
import { toast } from '../../kit/toast.ts';

type Link = CallReply<typeof accountCalls.makeResetLink>;

interface ResetLinkProps {
  user: { id: string; username: string };
  isDisabled: boolean;
}

/** Makes a link with which a user sets a new password, and shows it once. */
export function ResetLink({ user, isDisabled }: ResetLinkProps) {
  const [link, setLink] = useState<Link | null>(null);
  const [isPending, setPending] = useState(false);
  const make = async () => {
    setPending(true);
    await runWithToast(
      async () => setLink(await call('POST /api/admin/users/:id/reset-link', { params: { id: user.id } })),
      { title: 'Failed to make a link' },
    );
    setPending(false);
  };
  const copy = async () => {
    await runWithToast(() => navigator.clipboard.writeText(link?.url ?? ''), {
      title: 'Copying failed',
      description: 'Please select the link and copy it.',
    }).then((isCopied) => isCopied && toast({ title: 'Copied', description: 'The link is on the clipboard.' }));
  };
  return (
    <>
      <Button look="quiet" disabled={isDisabled || isPending} onClick={make}>
        Reset link
      </Button>
      <Dialog
        title={`Set a new password for "${user.username}"`}
        subtitle={`Send this link to the user. It works once, within ${resetHours} hours, and then ends all of the user's sessions.`}
        isOpen={link !== null}
        onClose={() => setLink(null)}
      >
        <TextField
          label="Link"
          description={link ? `Valid until ${formatMoment(link.expiresAt)}` : ''}
          readOnly
          value={link?.url ?? ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <FormEnd>
          <Button onClick={() => setLink(null)}>Close</Button>
          <Button look="main" data-autofocus onClick={copy}>
            Copy link
          </Button>
        </FormEnd>
      </Dialog>
    </>
  );
}
