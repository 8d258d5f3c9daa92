import { createHash } from 'node:crypto';
import type { Event, UrgencyLevel } from '@vigil/common/events';
import { movedWords } from '@vigil/common/moved';
import { bodyOf, pathOf, staysOpen, summaryTag, summaryText, tagOf, testTag, titleOf } from '@vigil/common/notify';
import { capital } from '../../kit/event-words.ts';

/** What a device receives, and how the push service handles it. */
export interface DeviceMessage {
  payload: string;
  urgency: 'low' | 'normal' | 'high';
  topic: string;
  /** Seconds. */
  ttl: number;
}

export interface MessageText {
  title: string;
  body: string;
}

/** What a message says of an event besides its text. */
type MessageFacts = Pick<Event, 'id' | 'urgencyLevel' | 'eventType' | 'timestamp' | 'step'>;

interface Presentation {
  /** The origin of Vigil's pages. */
  home: string;
  isLoud: boolean;
  /** It replaces an earlier message, and the device alerts again. */
  isAgain?: boolean;
  /** It is sent again until the user has seen it: the device reports that. */
  isRepeated?: boolean;
  /** It is such a repetition, which sounds although the device has shown the event. */
  isRepetition?: boolean;
}

export type MessageComposer = ReturnType<typeof createComposer>;

/** Composes messages of this server. `replay`: the events are a replay of the archive, which their titles say. */
export function createComposer({ home, replay }: { home: () => string; replay: boolean }) {
  return {
    event: (
      event: MessageFacts,
      { title, body }: MessageText,
      presentation: Omit<Presentation, 'home'>,
    ): DeviceMessage => toMessage(event, { title: titleOf(title, replay), body }, { ...presentation, home: home() }),
    summary: (count: number): DeviceMessage => toSummaryMessage(count, { home: home(), isLoud: false }),
  };
}

/** The text of a message about an event. */
export function textOf({
  title,
  location,
  ...rest
}: Pick<Event, 'title' | 'urgencyLevel' | 'location' | 'sourceCount'>): MessageText {
  return { title, body: bodyOf({ ...rest, location: truncate(location, maxPlace) }) };
}

/** The text of a further message about an event, which says first what was added. */
export function movedTextOf(event: Parameters<typeof textOf>[0] & Pick<Event, 'moves'>): MessageText {
  const { title, body } = textOf(event);
  return { title, body: [capital(movedWords(event)), body].filter(Boolean).join(' · ') };
}

/** A message about an event. */
export function toMessage(
  event: MessageFacts,
  { title, body }: MessageText,
  { home, isLoud, isAgain = false, isRepeated = false, isRepetition = false }: Presentation,
): DeviceMessage {
  const { id, urgencyLevel, eventType, timestamp, step } = event;
  const data = {
    id,
    urgencyLevel,
    eventType,
    ...(step && { step }),
    ...(isRepeated && { isRepeated }),
    ...(isRepetition && { isRepetition }),
  };
  const stays = staysOpen(urgencyLevel);
  return compose({
    title,
    body,
    navigate: home + pathOf(id),
    // The page uses the same tag, so that an event is one notification.
    tag: tagOf(id),
    isLoud,
    isAgain,
    urgency: pushUrgency[urgencyLevel],
    topic: id,
    ttl: urgencyLevel === 'critical' ? 3600 : 600,
    more: { requireInteraction: stays, timestamp: Date.parse(timestamp), data },
  });
}

/** The number of events beyond those announced one by one. */
export function toSummaryMessage(rest: number, { home, isLoud }: Presentation): DeviceMessage {
  const navigate = `${home}/`;
  return compose({
    ...summaryText(rest),
    navigate,
    tag: summaryTag,
    isLoud,
    urgency: 'normal',
    topic: summaryTag,
    ttl: 600,
  });
}

/** Requested by a user to check that messages arrive. */
export function toTestMessage({ home }: Pick<Presentation, 'home'>): DeviceMessage {
  return compose({
    title: 'Test notification',
    body: 'Sent by way of the push service: this browser can be told while Vigil is closed.',
    navigate: `${home}/settings`,
    tag: testTag,
    // The page itself plays a sound.
    isLoud: false,
    urgency: 'high',
    topic: testTag,
    ttl: 60,
  });
}

interface MessageOptions extends MessageText {
  navigate: string;
  tag: string;
  isLoud: boolean;
  isAgain?: boolean;
  urgency: DeviceMessage['urgency'];
  /** The push service replaces a queued message by a later one of the same topic. */
  topic: string;
  ttl: number;
  more?: object;
}

/**
 * A push message of less than 3000 bytes. Its payload is that of Declarative Web Push (W3C), which Safari shows
 * by itself; elsewhere the service worker reads the same. Its members are named as those of `showNotification`.
 */
function compose({
  title,
  body,
  navigate,
  tag,
  isLoud,
  isAgain = false,
  urgency,
  topic,
  ttl,
  more,
}: MessageOptions): DeviceMessage {
  const notification = {
    title: truncate(title, maxTitle),
    body: truncate(body, maxBody),
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
    topic: createHash('sha256').update(topic).digest('base64url').slice(0, maxTopic),
    ttl,
  };
}

const pushUrgency: Record<UrgencyLevel, DeviceMessage['urgency']> = {
  critical: 'high',
  urgent: 'high',
  high: 'normal',
  medium: 'normal',
  low: 'low',
};

/** Bytes of JSON. */
const maxTitle = 1200;
const maxPlace = 600;
const maxBody = 800;
const maxTopic = 32;

/** Cuts a text to `maxBytes` of JSON, between code points. */
function truncate(text: string, maxBytes: number): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += Buffer.byteLength(JSON.stringify(character)) - 2;
    if (bytes > maxBytes) return `${kept.trimEnd()}…`;
    kept += character;
  }
  return kept;
}
