import { toast } from '../../kit/toast.ts';

/** Whether this browser may show notifications of this site. */
export const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

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
