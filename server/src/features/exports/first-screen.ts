import type { Event } from '@vigil/common/events';
import { pathOf } from '@vigil/common/notify';
import type { ThreatStatus } from '@vigil/common/threat';
import { urgencyShapes } from '@vigil/common/urgency-shapes';
import { escapeMarkup } from '../../kit/clean-text.ts';
import { capital, eventLine, glossOf, timeOf, utcTime } from '../../kit/event-words.ts';
import { text } from './html.ts';

interface FirstScreen {
  /** Visitors of a closed site see three titles in place of the timeline. */
  isWall: boolean;
  threat: ThreatStatus;
  /** The newest first. */
  events: readonly Event[];
  now: Date;
  replay: boolean;
}

const loading = '<p class="first-status" role="status">Loading...</p>';

/** Events of the first screen: as many as a phone shows. */
export const maxOnFirst = 5;
const maxOnWall = 3;

/**
 * What the app's page shows until its scripts run: level and newest events, as text. Its classes are those of
 * `web/src/app/first.css`. Times are whole ones, since nothing updates them.
 */
export function toFirstScreen({ isWall, threat, events, now, replay }: FirstScreen): string {
  const head = [
    '<main class="first">',
    '<div class="first-head"><div><svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true"><path d="M2.5 12c2.7-4.6 5.8-6.8 9.5-6.8s6.8 2.2 9.5 6.8c-2.7 4.6-5.8 6.8-9.5 6.8S5.2 16.6 2.5 12Z" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><circle cx="12" cy="12" r="2.9" fill="var(--accent)"/></svg>Vigil</div></div>',
  ];
  const level = levelOf(threat, now, replay);
  const body = isWall
    ? [
        '<div class="first-wall"><h1>Vigil watches the Israel-Iran conflict</h1>',
        '<p class="first-lead">A live timeline of the conflict, each event with its sources.</p>',
        `<section>${level}<ol>`,
        ...events.slice(0, maxOnWall).map((event) => `<li>${titleOf(event)}${timeOf(event)}</li>`),
        `</ol></section>${loading}`,
      ]
    : [
        `<div class="first-home">${level}<h1>Live Conflict Timeline</h1>`,
        `${loading}<ol>`,
        ...events.slice(0, maxOnFirst).map(toItem),
        '</ol>',
      ];
  return [...head, ...body, '</div></main>'].join('');
}

function levelOf({ level, reason, missing }: ThreatStatus, now: Date, replay: boolean): string {
  // An unknown level has it in its reason.
  const isBlind = missing.includes('feeds') && level !== 'unknown';
  const sentences = [
    `Threat level: <strong>${capital(level)}</strong>. ${text(reason)}.`,
    isBlind ? 'No feed was read in the last 30 minutes.' : '',
    replay ? 'Replay: documented events of the archive, not live news.' : '',
    `As of ${utcTime(now.toISOString())}.`,
  ];
  return `<p class="first-level">${sentences.filter(Boolean).join(' ')}</p>`;
}

function toItem(event: Event): string {
  const { urgencyLevel, summary, archived } = event;
  const facts = [eventLine(event), timeOf(event), archived ? 'archive' : ''].filter(Boolean).join(' · ');
  const shape = `<svg viewBox="-6 -6 12 12" aria-hidden="true"><path d="${urgencyShapes[urgencyLevel]}" fill-rule="evenodd"/></svg>`;
  return [
    `<li data-urgency="${urgencyLevel}">${shape}<p>${text(facts)}</p>`,
    `<h2><a href="${escapeMarkup(pathOf(event.id))}">${titleOf(event)}</a></h2>`,
    summary === '' ? '' : `<p class="first-summary" dir="auto">${text(summary)}</p>`,
    '</li>',
  ].join('');
}

function titleOf(event: Event): string {
  const gloss = glossOf(event);
  return `<span lang="${gloss ? 'en' : (event.lang ?? 'en')}" dir="auto">${text(gloss || event.title)}</span> `;
}
