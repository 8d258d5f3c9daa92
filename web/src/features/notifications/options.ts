/** What the system shows. Equal tags are one notification: a second one takes the first one's place. */
export interface Shown {
  title: string;
  body: string;
  tag: string;
  /** Where a click leads, within Vigil. */
  path: string;
  /** It stays until somebody deals with it. */
  stays: boolean;
  isLoud: boolean;
  /** It takes the place of an earlier one, and makes itself heard all the same. */
  isAgain: boolean;
  /** When it happened, in milliseconds since 1970. */
  timestamp?: number;
  /** Of the words; the system guesses where it is left out. */
  lang?: string;
}

/** What a click reads back from a notification. */
export interface Carried {
  path: string;
}

/** What systems understand besides what the compiler knows of. */
interface Options extends NotificationOptions {
  renotify?: boolean;
  timestamp?: number;
  vibrate?: number[];
}

/**
 * Hands a notification to the system, for the page and for the worker alike. Systems refuse combinations that they
 * do not like: what was refused is tried once more without anything that is not needed. Throws when that fails too.
 */
export async function display(registration: ServiceWorkerRegistration, shown: Shown): Promise<void> {
  try {
    await registration.showNotification(shown.title, toOptions(shown));
  } catch {
    await registration.showNotification(shown.title, toPlainOptions(shown));
  }
}

export function toOptions(shown: Shown): NotificationOptions {
  const { stays, isLoud, isAgain, timestamp, lang } = shown;
  const options: Options = {
    ...toPlainOptions(shown),
    requireInteraction: stays,
    renotify: isAgain,
    // Who shakes cannot be silent: both together are refused.
    silent: !isLoud,
    ...(isLoud && { vibrate: [200, 100, 200] }),
    ...(timestamp !== undefined && { timestamp }),
    ...(lang && { lang }),
  };
  return options;
}

export function toPlainOptions({ body, tag, path }: Shown): NotificationOptions {
  const data: Carried = { path };
  return { body, tag, data, dir: 'auto', icon: '/icon-180.png' };
}
