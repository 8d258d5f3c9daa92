import { createHash } from 'node:crypto';
import type { Event, UrgencyLevel } from '@vigil/common/events';
import { bodyOf, pathOf, restTag, staysOpen, tagOf, testTag, wordsForRest } from '@vigil/common/notify';

/** What a device receives, and how the push service shall treat it. */
export interface Message {
  payload: string;
  urgency: 'low' | 'normal' | 'high';
  topic: string;
  /** Seconds. */
  ttl: number;
}

export interface Words {
  title: string;
  body: string;
}

type Judged = Pick<Event, 'id' | 'urgencyLevel' | 'eventType' | 'timestamp'>;

interface Manner {
  /** The address of our own pages. */
  home: string;
  isLoud: boolean;
  /** It takes the place of an earlier message, and the device shall make itself heard all the same. */
  isAgain?: boolean;
}

/** What an event says of itself. */
export function wordsOf({
  title,
  location,
  ...rest
}: Pick<Event, 'title' | 'urgencyLevel' | 'location' | 'sourceCount'>): Words {
  return { title, body: bodyOf({ ...rest, location: cut(location, longestPlace) }) };
}

/** A message about an event. */
export function toMessage(event: Judged, { title, body }: Words, { home, isLoud, isAgain = false }: Manner): Message {
  const { id, urgencyLevel, eventType, timestamp } = event;
  const stays = staysOpen(urgencyLevel);
  return compose({
    title,
    body,
    navigate: home + pathOf(id),
    // The page gives the same tag, so that an event is one notification, whoever shows it, and however often.
    tag: tagOf(id),
    isLoud,
    isAgain,
    urgency: pressing[urgencyLevel],
    topic: id,
    ttl: urgencyLevel === 'critical' ? 3600 : 600,
    more: { requireInteraction: stays, timestamp: Date.parse(timestamp), data: { id, urgencyLevel, eventType } },
  });
}

/** That there are so many more events than those told of one by one. */
export function toRestMessage(rest: number, { home, isLoud }: Manner): Message {
  const navigate = `${home}/`;
  return compose({
    ...wordsForRest(rest),
    navigate,
    tag: restTag,
    isLoud,
    urgency: 'normal',
    topic: restTag,
    ttl: 600,
  });
}

/** What a person asks for to see whether messages arrive. */
export function toTestMessage({ home }: Pick<Manner, 'home'>): Message {
  return compose({
    title: 'Test notification',
    body: 'Sent by way of the push service: this browser can be told while Vigil is closed.',
    navigate: `${home}/settings`,
    tag: testTag,
    // The page has just made itself heard.
    isLoud: false,
    urgency: 'high',
    topic: testTag,
    ttl: 60,
  });
}

interface Parts extends Words {
  navigate: string;
  tag: string;
  isLoud: boolean;
  isAgain?: boolean;
  urgency: Message['urgency'];
  /** Of two messages with one topic that wait for a device, it gets the later one. */
  topic: string;
  ttl: number;
  /** What only some messages have. */
  more?: object;
}

/**
 * A push message of less than 3000 bytes. Its payload is that of Declarative Web Push (W3C), which Safari shows
 * by itself; elsewhere the service worker reads the same. Its members are named as those of `showNotification`.
 */
function compose({ title, body, navigate, tag, isLoud, isAgain = false, urgency, topic, ttl, more }: Parts): Message {
  const notification = {
    title: cut(title, longestTitle),
    body: cut(body, longestBody),
    navigate,
    tag,
    // Headlines come in the languages of their sources.
    lang: '',
    dir: 'auto',
    silent: !isLoud,
    renotify: isAgain,
    ...more,
  };
  return {
    payload: JSON.stringify({ web_push: 8030, notification }),
    urgency,
    topic: createHash('sha256').update(topic).digest('base64url').slice(0, longestTopic),
    ttl,
  };
}

const pressing: Record<UrgencyLevel, Message['urgency']> = {
  critical: 'high',
  urgent: 'high',
  high: 'normal',
  medium: 'normal',
  low: 'low',
};

/** Bytes as JSON. */
const longestTitle = 1200;
const longestPlace = 600;
const longestBody = 800;
const longestTopic = 32;

/** Keeps whole signs, as many as fit into so many bytes of JSON. */
function cut(text: string, mostBytes: number): string {
  let bytes = 0;
  let kept = '';
  for (const sign of text) {
    bytes += Buffer.byteLength(JSON.stringify(sign)) - 2;
    if (bytes > mostBytes) return `${kept.trimEnd()}…`;
    kept += sign;
  }
  return kept;
}
