import type { Api, CallName } from '@vigil/common/api';
import type { CallInput, CallReply } from '@vigil/common/call';
import { takeEarly } from './early.ts';

/** A call by its method and path in the contract, such as `GET /api/events`. */
type Route = RouteOf<CallName>;

type RouteOf<N extends CallName> = N extends CallName ? `${Api[N]['method']} ${Api[N]['path']}` : never;
type CallAt<R extends Route> = { [N in CallName]: R extends RouteOf<N> ? Api[N] : never }[CallName];
type Arguments<R extends Route> =
  Record<never, never> extends CallInput<CallAt<R>>
    ? [input?: CallInput<CallAt<R>> & Pick<AnyInput, 'timeoutMs'>]
    : [input: CallInput<CallAt<R>> & Pick<AnyInput, 'timeoutMs'>];

/** The input of any call. */
interface AnyInput {
  params?: object;
  query?: object;
  body?: unknown;
  /** A `FormData`. */
  form?: object;
  /** How long to wait for the answer, in milliseconds; for calls that do long work. */
  timeoutMs?: number;
}

/** An answer other than 2xx. The message is 'STATUS: body', or the status text where the body is empty. */
export class CallError extends Error {
  readonly status: number;
  /** The server's sentence for the user, and its suggestion; empty if there is none. */
  readonly sentence: string;
  readonly suggestion: string;
  /** Whether the body was JSON: proxies in front of the server answer in other formats. */
  readonly isJson: boolean;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'CallError';
    this.status = status;
    const parsed = read(body);
    this.isJson = parsed !== null;
    const { error, suggestion } = parsed ?? {};
    this.sentence = typeof error === 'string' ? error : '';
    this.suggestion = typeof suggestion === 'string' ? suggestion : '';
  }
}

/** The server's own sentence about a failure, else the given one. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof CallError && error.sentence) || otherwise;
}

/** The given sentence, followed by the server's reason if it refused the call for one. */
export function withReason(sentence: string): (error: unknown) => string {
  return (error) => {
    const isRefusal = error instanceof CallError && error.status < 500 && error.sentence !== '';
    return isRefusal ? `${sentence} ${error.sentence}` : sentence;
  };
}

/** Long enough for a full load over a slow connection, short enough to notice that the server does not answer. */
const defaultTimeoutMs = 20_000;

/** The last answer of each route that carried a tag. */
const tagged = new Map<string, { url: string; tag: string; reply: unknown }>();

/** Forgets every answer, because another user is signed in now. */
export function forgetAnswers(): void {
  tagged.clear();
}

let onSignedOut = () => {};

/** Sets what runs when a call is answered with 401. The call for the session itself is left out. */
export function whenSignedOut(act: () => void): void {
  onSignedOut = act;
}

/**
 * Makes a call of the contract. Only its types are used here: a route, an input or a use of the reply
 * that does not fit does not compile, and the schemas stay out of the first load. An answer that has
 * not changed since the last time is that very object again. Any other answer than 2xx is thrown as a
 * `CallError`.
 */
export function call<R extends Route>(route: R, ...input: Arguments<R>): Promise<CallReply<CallAt<R>>>;
export async function call(route: Route, parts: AnyInput = {}): Promise<unknown> {
  const { params, query, body, form, timeoutMs = defaultTimeoutMs } = parts;
  const [method = 'GET', path = ''] = route.split(' ');
  const url = fill(path, params) + search(query);
  const known = tagged.get(route);
  const answer = await (takeEarly(url) ??
    fetch(url, {
      method,
      credentials: 'include',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(known?.url === url && { 'If-None-Match': known.tag }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form instanceof FormData && { body: form }),
    }));
  if (answer.status === 304) return known?.reply;
  if (answer.status === 401 && route !== 'GET /api/auth/session') onSignedOut();
  if (!answer.ok) throw new CallError(answer.status, await answer.text(), answer.statusText);
  const reply: unknown = await answer.json();
  const tag = answer.headers.get('ETag');
  if (tag) tagged.set(route, { url, tag, reply });
  return reply;
}

/** Returns null if the body is not JSON. */
function read(body: string): { error?: unknown; suggestion?: unknown } | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return null;
  }
}

function fill(path: string, params: object = {}): string {
  const values = new Map(Object.entries(params));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

function search(query: object = {}): string {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
