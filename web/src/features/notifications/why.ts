import type { Decision } from '@vigil/common/notifications';
import type { Noted } from './memory.ts';

/** One decision about an event, as the user reads it. */
export interface Reason {
  eventId: string;
  title: string;
  at: string;
  urgencyLevel: Decision['urgencyLevel'];
  /** It was sent or shown, one by one or as one of many. */
  isSent: boolean;
  words: string;
}

/** The decisions of the server and of this browser, newest first. Both decisions about one event are one line. */
export function reasonsOf(decisions: readonly Decision[], notes: readonly Noted[]): Reason[] {
  const noteOf = new Map(notes.map((note) => [note.id, note]));
  const decided = new Set(decisions.map(({ eventId }) => eventId));
  const fromServer = decisions.map((decision) => ofDecision(decision, noteOf.get(decision.eventId) ?? null));
  const fromHere = notes.filter(({ id }) => !decided.has(id)).map(ofNote);
  return [...fromServer, ...fromHere].sort((a, b) => b.at.localeCompare(a.at));
}

function ofDecision(decision: Decision, note: Noted | null): Reason {
  const { eventId, title, at, urgencyLevel } = decision;
  const shown = shownHere(note);
  const passed = decision.rule === 'passed' || decision.rule === 'in-summary';
  const words = passed
    ? [decision.rule === 'passed' ? deliveryOf(decision, note) : summaryOf(decision.pushed), shown]
    : [heldBack(decision), shown && `${shown} The preferences of this browser let it through.`];
  const isSent = decision.pushed > 0 || shown !== '';
  return { eventId, title, at, urgencyLevel, isSent, words: words.filter(Boolean).join(' ') };
}

/** A decision that only this browser made. */
function ofNote(note: Noted): Reason {
  const { id: eventId, title, urgencyLevel } = note;
  const words = shownHere(note) || heldBack(note);
  return { eventId, title, at: new Date(note.at).toISOString(), urgencyLevel, isSent: note.shownBy !== null, words };
}

function shownHere(note: Noted | null): string {
  if (!note?.shownBy) return '';
  if (note.rule === 'in-summary') return 'Counted in this browser among others that pressed at least as much.';
  return note.shownBy === 'page'
    ? 'Shown in this browser while a tab was open.'
    : 'Shown in this browser by a push message.';
}

function deliveryOf({ pushed, subscribed }: Decision, note: Noted | null): string {
  const noDevice = 'Passed your rules. No device could be pushed to';
  if (subscribed === 0) return note?.shownBy ? `${noDevice}.` : `${noDevice}; an open tab shows it.`;
  const devices = `${pushed} of ${subscribed} ${subscribed === 1 ? 'device' : 'devices'}`;
  return pushed > 0 ? `Sent to ${devices}.` : `Passed your rules, but no push service took it: sent to ${devices}.`;
}

function summaryOf(pushed: number): string {
  const how = 'Passed your rules, but others that pressed at least as much came at the same moment';
  return pushed > 0 ? `${how}: sent as one of a number.` : `${how}: only counted.`;
}

function heldBack({
  rule,
  urgencyLevel,
  eventType,
  alertThreshold,
}: Pick<Decision, 'rule' | 'urgencyLevel' | 'eventType'> & Pick<Noted, 'alertThreshold'>): string {
  switch (rule) {
    case 'account-off':
      return 'Held back: notifications are disabled in your preferences.';
    case 'browser-off':
      return 'Held back: browser notifications were off in your saved preferences.';
    case 'not-live':
      return 'Held back: it is of the archive, or was taken back.';
    case 'below-threshold':
      return `Held back: ${urgencyLevel} is below your alert threshold${alertThreshold ? `, ${alertThreshold}` : ''}.`;
    case 'urgency-not-chosen':
      return `Held back: ${urgencyLevel} is not among the urgency levels you chose.`;
    case 'type-not-chosen':
      return `Held back: ${eventType} is not among the event types you chose.`;
    case 'quiet-hours':
      return 'Held back: it came in the quiet hours of the device.';
    default:
      return 'Passed your rules.';
  }
}
