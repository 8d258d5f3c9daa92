import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call, sentenceOf } from '../../kit/client.ts';

/** Confirms an address by a button: programs that only open links of messages confirm nothing. */
export function ConfirmEmail({ token }: { token: string }) {
  const [words, setWords] = useState('');
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await call('POST /api/auth/confirm-email', { body: { token } });
      setWords('Your address is confirmed.');
    } catch (error) {
      setWords(sentenceOf(error, 'The address could not be confirmed. Please try again.'));
    }
    setPending(false);
  };
  return (
    <>
      <p role="status">{words}</p>
      {words !== 'Your address is confirmed.' && (
        <Button look="main" disabled={isPending} onClick={confirm}>
          Confirm My Address
        </Button>
      )}
    </>
  );
}
