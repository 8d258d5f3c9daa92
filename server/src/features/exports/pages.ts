import type { Event } from '@vigil/common/events';
import { embedPath, PageQuery, plainPath } from '@vigil/common/exports';
import { pathOf } from '@vigil/common/notify';
import type { ThreatStatus } from '@vigil/common/threat';
import { withTimeout } from '@vigil/common/with-timeout';
import type { Context, Middleware } from 'koa';
import { createSeqCache } from '../../kit/seq-cache.ts';
import { sessionCookies } from '../../kit/session-cookie.ts';
import type { EventStore } from '../events/store.ts';
import type { SearchStore } from '../search/store.ts';
import { maxOnFirst, toFirstScreen } from './first-screen.ts';
import { element, stylePolicy, toArticle, toDocument, toLevel } from './html.ts';
import { toOpenGraph } from './open-graph.ts';
import { createSharedEvents } from './shared-event.ts';

interface PageOptions {
  events: Pick<EventStore, 'rows'>;
  search: Pick<SearchStore, 'findWhole'>;
  /** The last change that events and search include. */
  position: () => number;
  threat: () => ThreatStatus;
  /** The URL of the site. */
  home: () => string;
  now: () => Date;
  /** Visitors may read the timeline without an account. */
  isPublic: boolean;
  /** True if the events are a replay of the archive, which each page then says. */
  replay: boolean;
}

const listed = 50;
/** The app's page is sent without the event if it takes longer to read. */
const headMs = 1_000;

const replayNote = 'Replay: documented events of the archive, not live news.';
const goneNote = 'This event is no longer available.';

export type Pages = ReturnType<typeof createPages>;

/** The timeline in pages without scripts, as visitors see it, and the tags by which other sites preview a link to an event. */
export function createPages({ events, search, position, threat, home, now, isPublic, replay }: PageOptions) {
  const eventOf = createSharedEvents(events, position);
  const newest = createSeqCache<string>({ max: 1, position });
  const firstEvents = createSeqCache<Event[]>({ max: 1, position });

  const serve: Middleware = async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === plainPath) return sendPlain(ctx);
    if (ctx.path === embedPath) return sendEmbed(ctx);
    return next();
  };

  async function sendPlain(ctx: Context): Promise<void> {
    setHeaders(ctx, "'none'");
    const id = idOf(ctx);
    if (id !== null) return sendOne(ctx, await eventOf(id), `<a href="${plainPath}">All events</a>`);
    const articles = await newest('', async () => {
      const found = await search.findWhole({}, 'visitor', listed);
      const toListed = (event: Event) => toArticle(event, { link: plainPath + queryOf(event.id) });
      return found.events.map(toListed).join('\n');
    });
    const body = [
      '<h1>Vigil watches the Israel-Iran conflict</h1>',
      ...toLevel(threat(), now()),
      articles === '' ? '<p>No events yet.</p>' : articles,
    ];
    ctx.body = toDocument('Vigil', withNote(body));
  }

  async function sendEmbed(ctx: Context): Promise<void> {
    setHeaders(ctx, '*');
    ctx.remove('X-Frame-Options');
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    const id = idOf(ctx);
    const event = id === null ? null : await eventOf(id);
    sendOne(ctx, event, `<a href="${home()}/" target="_blank" rel="noopener">Vigil</a>`, true);
  }

  /** `foot`: markup of a link. */
  function sendOne(ctx: Context, event: Event | null, foot: string, isFramed = false): void {
    ctx.status = event ? 200 : 404;
    const options = { isFramed, isWhole: !isFramed };
    const shown = event ? toArticle(event, { ...options, link: home() + pathOf(event.id) }) : element('p', goneNote);
    ctx.body = toDocument(event?.title ?? 'Vigil', withNote([shown, `<p class="dim">${foot}</p>`]));
  }

  const withNote = (body: string[]) => (replay ? [`<p><strong>${replayNote}</strong></p>`, ...body] : body);

  /** The tags of the app's page. Those of the site if the event is not public or cannot be read soon. */
  async function headOf(ctx: Context): Promise<string> {
    const id = idOf(ctx);
    const event = id === null ? null : await withTimeout(headMs, eventOf(id));
    return toOpenGraph(event, { home: home(), url: home() + (event ? pathOf(event.id) : ctx.path), replay });
  }

  /**
   * The home screen as text, which the app's page shows until its scripts run; empty for every other screen, or if the
   * events cannot be read soon. The event that a link names comes first.
   */
  async function firstOf(ctx: Context): Promise<string> {
    if (ctx.path !== '/' || Object.keys(ctx.query).some((name) => name !== 'event')) return '';
    const id = idOf(ctx);
    const read = Promise.all([
      firstEvents('', async () => (await search.findWhole({}, 'visitor', maxOnFirst)).events),
      id === null ? null : eventOf(id),
    ]);
    const [found, linked] = (await withTimeout(headMs, read)) ?? [[], null];
    if (found.length === 0) return '';
    const events = linked ? [linked, ...found.filter((event) => event.id !== linked.id)] : found;
    return toFirstScreen({ isWall: !isPublic && !hasSession(ctx), threat: threat(), events, now: now(), replay });
  }

  return { serve, headOf, firstOf };
}

/** Whether the browser sends a session. It is not read: what is shown for it is open to visitors, too. */
function hasSession(ctx: Context): boolean {
  return Object.values(sessionCookies).some((name) => ctx.cookies.get(name, { signed: false }) !== undefined);
}

/** Null if the query names none, or several. */
function idOf(ctx: Context): string | null {
  return PageQuery.safeParse(ctx.query).data?.event ?? null;
}

function queryOf(eventId: string): string {
  return `?event=${encodeURIComponent(eventId)}`;
}

/** `ancestors`: the sites that may frame the page. Never cached, so that erased events disappear at once. */
function setHeaders(ctx: Context, ancestors: string): void {
  const policy = ["default-src 'none'", `style-src ${stylePolicy}`, "base-uri 'none'", "form-action 'none'"];
  ctx.set('Content-Security-Policy', [...policy, `frame-ancestors ${ancestors}`].join('; '));
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'html';
}
