import { useSyncExternalStore } from 'react';
import { toast } from './toast.ts';

export type Permission = NotificationPermission | 'unsupported';

/** Whether this browser may show notifications of this site. It is read again whenever it may have changed. */
export function usePermission(): Permission {
  return useSyncExternalStore(subscribe, read);
}

/** Asks the user for permission to notify and shows the result. Resolves to whether it was granted. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) {
    const description = 'This browser cannot show notifications of websites.';
    toast({ title: 'Notifications not supported', description, variant: 'destructive' });
    return false;
  }
  if ((await Notification.requestPermission()) !== 'granted') {
    const description = 'Allow notifications of this site in the settings of your browser, then try again.';
    toast({ title: 'Notifications blocked', description, variant: 'destructive' });
    return false;
  }
  toast({ title: 'Notifications enabled', description: 'This browser may now notify you.' });
  return true;
}

function read(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Users change it in the browser's settings and come back. Some browsers report the change at once. */
function subscribe(onChange: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('focus', onChange, { signal });
  document.addEventListener('visibilitychange', onChange, { signal });
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', onChange, { signal }))
    // Not every browser reports this permission.
    .catch(() => {});
  return () => ended.abort();
}
