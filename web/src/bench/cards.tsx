import '../app/tokens.css';
import '../app/base.css';
import type { Event, EventsReply } from '@vigil/common/events';
import { eventsLimit } from '@vigil/common/listing';
import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { EventList } from '../features/events/EventList.tsx';
import { spare } from '../features/events/loaded.ts';
import { forgetEvents, mergeEvents, useEvents } from '../features/events/store.ts';

// The timeline's list by itself, for `npm run bench`. Each act ends with its layout done.

let renders = 0;
let reply: EventsReply | null = null;
const root = createRoot(document.getElementById('root') ?? document.body);

Object.assign(globalThis, { bench: { hold, mount, push, fill, admit, update, poll, still, mountStill, admitStill } });

/** What is to be drawn. Handing it over is no part of what is measured. */
function hold(next: EventsReply): void {
  flushSync(() => root.render(null));
  reply = next;
}

/** Draws the whole reply at once, as after as many requests for more as that takes. */
function mount(): void {
  if (!reply) return;
  const { length } = reply.events;
  forgetEvents();
  mergeEvents(reply);
  useEvents.setState(({ view }) => ({ view: { ...view, page: length } }));
  flushSync(() => root.render(list));
  layOut();
}

const list = (
  <Profiler id="list" onRender={countRender}>
    <EventList whenEmpty={null} />
  </Profiler>
);

/** One more event arrives by push, and waits. */
function push(): void {
  flushSync(arrive);
  layOut();
}

/** As many arrive as the list holds: with the next one its oldest leave. */
function fill(): void {
  while (useEvents.getState().loaded.events.length < eventsLimit + spare) flushSync(arrive);
  layOut();
}

function arrive(): void {
  const { loaded } = useEvents.getState();
  const [newest] = loaded.events;
  if (!newest) return;
  const seq = loaded.seq + 1;
  const timestamp = new Date(Date.parse(newest.timestamp) + 1).toISOString();
  putUpdate({ ...newest, id: `pushed-${seq}`, seq, timestamp });
}

/** What waits is drawn at the top, with all the others where they are. */
function admit(): void {
  flushSync(() => useEvents.setState(({ view }) => ({ view: { ...view, waiting: [] } })));
  layOut();
}

/** One of the events on screen is reported once more. */
function update(): void {
  const { loaded } = useEvents.getState();
  const event = loaded.events[10];
  if (event) flushSync(() => putUpdate({ ...event, seq: loaded.seq + 1 }));
  layOut();
}

/** The poll brings what is known already, in new objects. Returns how often anything was drawn. */
function poll(): number {
  const { epoch, seq, totalCount, events } = useEvents.getState().loaded;
  const same: Event[] = JSON.parse(JSON.stringify(events));
  renders = 0;
  flushSync(() => mergeEvents({ events: same, totalCount, totalDisplayed: same.length, epoch, seq }));
  return renders;
}

let html = '';

/** What is drawn becomes text, for the reference: the same cards without any code behind them. */
function still(): void {
  html = document.getElementById('root')?.innerHTML ?? '';
  flushSync(() => root.unmount());
}

function mountStill(): void {
  document.body.innerHTML = html;
  layOut();
}

/** One more card at the top. */
function admitStill(): void {
  const list = document.querySelector('ol');
  const first = list?.firstElementChild;
  if (first) list?.prepend(first.cloneNode(true));
  layOut();
}

function putUpdate(event: Event): void {
  const { epoch, seq } = useEvents.getState().loaded;
  mergeEvents({ epoch, before: seq, seq: event.seq, updates: [{ seq: event.seq, eventId: event.id, event }] });
}

function countRender(): void {
  renders += 1;
}

/** Asking for a height makes the browser work out the layout now. */
function layOut(): void {
  void document.body.offsetHeight;
}
