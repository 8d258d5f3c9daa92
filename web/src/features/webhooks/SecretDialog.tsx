import { useState } from 'react';

import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { TextField } from '../../kit/Fields.tsx';
import { FormEnd } from '../../kit/Form.tsx';

/** Shows a new secret, once. Open while there is one. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(secret),
      () => setCopied(''),
    );
  return (
    <Dialog
      title="Signing secret"
      subtitle="The receiver checks signatures with it. It is shown this once only."
      isOpen={secret !== ''}
      onClose={onClose}
    >
      <TextField
        label="Secret"
        readOnly
        value={secret}
        onFocus={({ currentTarget }) => currentTarget.select()}
        data-autofocus
      />
      <FormEnd>
        <Button onClick={copy}>{copied === secret ? 'Copied' : 'Copy'}</Button>
        <Button look="main" onClick={onClose}>
          Done
        </Button>
      </FormEnd>
    </Dialog>
  );
}
