import type { Api, CallName } from '@vigil/common/api';
import type { Input, Reply } from '@vigil/common/call';

/** A call by its method and path in the contract, such as `GET /api/events`. */
export type Route = RouteOf<CallName>;

type RouteOf<N extends CallName> = N extends CallName ? `${Api[N]['method']} ${Api[N]['path']}` : never;
type CallAt<R extends Route> = { [N in CallName]: R extends RouteOf<N> ? Api[N] : never }[CallName];
type Arguments<R extends Route> = unknown extends Input<CallAt<R>> ? [] : [input: Input<CallAt<R>>];

/** What a call may carry, whichever it is. */
interface Parts {
  params?: object;
  query?: object;
  body?: unknown;
}

/** Long enough for a full load over a bad line, short enough to notice that nobody answers. */
const patienceMs = 20_000;

/** The last answer of each route that carried a tag. */
const tagged = new Map<string, { url: string; tag: string; reply: unknown }>();

/**
 * Makes a call of the contract. Only its types are used here: a route, an input or a use of the reply
 * that does not fit does not compile, and the schemas stay out of the first load. An answer that has
 * not changed since the last time is that very object again. An answer other than 2xx is thrown as
 * an Error 'STATUS: body', or the status text where the body is empty.
 */
export function call<R extends Route>(route: R, ...input: Arguments<R>): Promise<Reply<CallAt<R>>>;
export async function call(route: Route, { params, query, body }: Parts = {}): Promise<unknown> {
  const [method = 'GET', path = ''] = route.split(' ');
  const url = fill(path, params) + search(query);
  const known = tagged.get(route);
  const answer = await fetch(url, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      ...(known?.url === url && { 'If-None-Match': known.tag }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (answer.status === 304) return known?.reply;
  if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.text()) || answer.statusText}`);
  const reply: unknown = await answer.json();
  const tag = answer.headers.get('ETag');
  if (tag) tagged.set(route, { url, tag, reply });
  return reply;
}

function fill(path: string, params: object = {}): string {
  const values = new Map(Object.entries(params));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

function search(query: object = {}): string {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
