import { createHash } from 'node:crypto';
import type { Event, UrgencyLevel } from '@vigil/common/events';

/** What a device receives, and how the push service shall treat it. */
export interface Message {
  payload: string;
  urgency: 'low' | 'normal' | 'high';
  topic: string;
  /** Seconds. */
  ttl: number;
}

type Told = Pick<Event, 'id' | 'title' | 'urgencyLevel' | 'location' | 'sourceCount'>;

/**
 * An event as a push message, less than 3000 bytes. The payload is that of Declarative Web Push (W3C), which
 * Safari shows by itself; elsewhere the service worker reads the same. `home`: the address of our own pages.
 */
export function toMessage(event: Told, { home, isLoud }: { home: string; isLoud: boolean }): Message {
  const { id, title, urgencyLevel, location, sourceCount } = event;
  const where = location ? ` · ${cut(location, longestPlace)}` : '';
  const count = `${sourceCount} ${sourceCount === 1 ? 'source' : 'sources'}`;
  const notification = {
    title: cut(title, longestTitle),
    body: `${urgencyLevel.charAt(0).toUpperCase()}${urgencyLevel.slice(1)}${where} · ${count}`,
    navigate: `${home}/`,
    // The page gives the same tag, so that an event is one notification, whoever shows it, and however often.
    tag: `event-${id}`,
    // Headlines come in the languages of their sources.
    lang: '',
    dir: 'auto',
    silent: !isLoud,
  };
  return {
    payload: JSON.stringify({ web_push: 8030, notification }),
    urgency: pressing[urgencyLevel],
    topic: createHash('sha256').update(id).digest('base64url').slice(0, longestTopic),
    ttl: urgencyLevel === 'critical' ? 3600 : 600,
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
