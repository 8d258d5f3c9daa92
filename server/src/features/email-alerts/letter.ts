import { emailGapMs, unsubscribePath } from '@vigil/common/email-alerts';
import { type Event, isMoreUrgent, type UrgencyLevel } from '@vigil/common/events';
import { urgencyLevels } from '@vigil/common/listing';
import { movedWords } from '@vigil/common/moved';
import { bodyOf, pathOf, titleOf } from '@vigil/common/notify';
import { cleanText } from '../../kit/clean-text.ts';
import { archivedNote, capital, glossOf, timeOf } from '../../kit/event-words.ts';

interface LetterOptions {
  /** The origin of Vigil's pages. */
  home: string;
  replay: boolean;
  userId: string;
  username: string;
  signature: string;
  /** Of the message: a second attempt has the same, so that a mail server can recognise it. */
  id: string;
  /** The urgency with which events were sent before, by their ids. */
  sentBefore: ReadonlyMap<string, UrgencyLevel>;
}

export interface AlertLetter {
  subject: string;
  text: string;
  headers: Record<string, string>;
}

const maxListed = 50;
const maxSubject = 150;

/** A message about these events, the most urgent first, in plain text alone. `List-Unsubscribe-Post`: RFC 8058. */
export function toLetter(events: readonly [Event, ...Event[]], options: LetterOptions): AlertLetter {
  const { home, replay, userId, username, signature, id, sentBefore } = options;
  const sorted = events.toSorted((a, b) => rank(a) - rank(b) || (a.timestamp < b.timestamp ? 1 : -1));
  const [top = events[0]] = sorted;
  const query = new URLSearchParams({ user: userId, signature });
  const unsubscribe = `${home}${unsubscribePath}?${query}`;
  const more = events.length > 1 ? ` (and ${events.length - 1} more)` : '';
  const subject = `${capital(top.urgencyLevel)}: ${titleFor(top, replay)}`;
  const listed = sorted
    .slice(0, maxListed)
    .map((event) =>
      [
        titleFor(event, replay),
        glossOf(event),
        `${bodyOf(event)} · ${timeOf(event)}`,
        ...notesOf(event, sentBefore.get(event.id)),
        home + pathOf(event.id),
      ]
        .filter(Boolean)
        .join('\n'),
    );
  const rest = events.length > maxListed ? [`${events.length - maxListed} more: ${home}/`] : [];
  const foot = `E-mail alerts are on for the account "${username}" at ${home}. Critical and urgent events are sent at most once in ${minutes('critical')}, others once in ${minutes('high')}.
Unsubscribe: ${unsubscribe}
Choose what is sent: ${home}/settings`;
  return {
    subject: truncate(subject, maxSubject - more.length) + more,
    text: [...listed, ...rest, foot].join('\n\n'),
    headers: {
      'Message-ID': `<${id}@${new URL(home).hostname}>`,
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

const rank = ({ urgencyLevel }: Event): number => urgencyLevels.indexOf(urgencyLevel);

function titleFor({ title }: Event, replay: boolean): string {
  return titleOf(cleanText(title).replace(/\s+/g, ' '), replay);
}

function notesOf(event: Event, before: UrgencyLevel | undefined): string[] {
  const { judgedBy, archived, urgencyLevel } = event;
  const moved = before ? movedWords(event) : '';
  return [
    before && isMoreUrgent(urgencyLevel, before) ? `More urgent than before: it was sent as ${before}.` : '',
    moved ? `Updated since it was sent: ${moved}.` : '',
    judgedBy === 'reader' ? 'Type, urgency and place by the built-in reader.' : '',
    judgedBy === 'rules' ? 'Type, urgency and place by rules.' : '',
    judgedBy === 'model' ? 'Type, urgency and place by a model.' : '',
    archived ? archivedNote : '',
  ].filter(Boolean);
}

function minutes(level: UrgencyLevel): string {
  const count = emailGapMs[level] / 60_000;
  return count === 1 ? 'a minute' : `${count} minutes`;
}

function truncate(text: string, max: number): string {
  const signs = [...text];
  return signs.length > max ? `${signs.slice(0, max - 1).join('')}…` : text;
}
