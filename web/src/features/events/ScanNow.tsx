import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { refreshTimeline } from './refresh.ts';

/** Reads all feeds now. */
export function ScanNow() {
  const [isPending, setPending] = useState(false);
  const scan = async () => {
    setPending(true);
    await refreshTimeline();
    setPending(false);
  };
  return (
    <Button look="main" disabled={isPending} onClick={scan}>
      {isPending ? 'Scanning...' : 'Scan now'}
    </Button>
  );
}
