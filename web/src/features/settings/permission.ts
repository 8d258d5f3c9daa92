import { useSyncExternalStore } from 'react';
import { toast } from '../../kit/toast.ts';

export type Permission = NotificationPermission | 'unsupported';

/** Whether this browser may show notifications of this site. It is read anew whenever it may have changed. */
export function usePermission(): Permission {
  return useSyncExternalStore(subscribe, read);
}

/** Asks the person, through the browser, for the right to notify; says how it went. Resolves to whether it is given. */
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

/** People change it in the settings of the browser and come back; some browsers say so at once. */
function subscribe(onChange: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('focus', onChange, { signal });
  document.addEventListener('visibilitychange', onChange, { signal });
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', onChange, { signal }))
    // Not every browser answers for notifications.
    .catch(() => {});
  return () => ended.abort();
}
