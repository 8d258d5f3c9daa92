/** A notification of the system. One with the same tag replaces the earlier one. */
export interface ShownNotification {
  title: string;
  body: string;
  tag: string;
  /** The path that a click opens. */
  path: string;
  /** It stays until the user acts on it. */
  stays: boolean;
  isLoud: boolean;
  /** It sounds again although it replaces an earlier one. */
  isAgain: boolean;
  /** When it happened, in milliseconds since 1970. */
  timestamp?: number;
  /** The language of the text. The system guesses it if it is missing. */
  lang?: string;
  /** The event that is notified again until the user has seen it: a click or a dismissal reports it as seen. */
  untilSeen?: string;
}

/** The data of a notification, read when it is clicked. */
interface Carried {
  path: string;
  untilSeen?: string | undefined;
}

/** Options that browsers support and the compiler's types lack. */
interface ExtendedNotificationOptions extends NotificationOptions {
  renotify?: boolean;
  timestamp?: number;
  vibrate?: number[];
}

export function toOptions(shown: ShownNotification): NotificationOptions {
  const { stays, isLoud, isAgain, timestamp, lang } = shown;
  const options: ExtendedNotificationOptions = {
    ...toPlainOptions(shown),
    requireInteraction: stays,
    renotify: isAgain,
    // Systems refuse vibration together with silence.
    silent: !isLoud,
    ...(isLoud && { vibrate: [200, 100, 200] }),
    ...(timestamp !== undefined && { timestamp }),
    ...(lang && { lang }),
  };
  return options;
}

export function toPlainOptions({ body, tag, path, untilSeen }: ShownNotification): NotificationOptions {
  const data: Carried = { path, untilSeen };
  return { body, tag, data, dir: 'auto', icon: '/icon-180.png' };
}
