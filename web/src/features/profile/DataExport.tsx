import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Panel } from '../../kit/Panel.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';

/** Downloads all stored data of the user as a file. */
export function DataExport() {
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    await runWithToast(async () => save(await call('GET /api/profile/data')), { title: 'Download failed' });
    setPending(false);
  };
  return (
    <Panel
      title="Your Data"
      subtitle="Everything that is stored about you: profile, settings, sign-ins, browsers and notifications, as JSON."
    >
      <Button disabled={isPending} onClick={download}>
        {isPending ? 'Preparing...' : 'Download My Data'}
      </Button>
    </Panel>
  );
}

function save(data: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'vigil-account.json';
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
