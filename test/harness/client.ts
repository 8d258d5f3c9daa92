import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type Api, api, type CallName } from '@vigil/common/api';
import type { CallReply } from '@vigil/common/call';
import { sessionKeys } from '@vigil/server/kit/session-keys';
import type { Vigil } from './vigil.ts';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  /** What the body was before it was read as JSON. */
  text: string;
  body: T & { error?: string; suggestion?: string };
}

export interface Ask {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  /** Sent as JSON unless it is a form or bytes. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A browser without a screen: it keeps its cookies, and asks like a page of the site. */
export interface Client {
  /** A call of the contract, by its name; returns every answer, refusals too. */
  call: <N extends CallName>(name: N, ask?: Ask) => Promise<Answer<CallReply<Api[N]>>>;
  /** Any other request. */
  send: (method: string, path: string, ask?: Omit<Ask, 'params'>) => Promise<Answer>;
  cookies: Map<string, string>;
  /** The Cookie header of its next request. */
  cookie: () => string;
}

/** `origin` is the one its pages come from, when it is not where the server listens. */
export function createClient(url: string, origin = url): Client {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(method: string, path: string, { query = {}, body, headers = {} }: Ask = {}): Promise<Answer> {
    const target = new URL(path, url);
    for (const [key, value] of Object.entries(query)) target.searchParams.set(key, String(value));
    const isRaw = body instanceof FormData || body instanceof Uint8Array || typeof body === 'string';
    const isJson = !isRaw && (body !== undefined || method !== 'GET');
    const response = await fetch(target, {
      method,
      redirect: 'manual',
      headers: {
        Origin: origin,
        ...(cookies.size > 0 && { Cookie: cookie() }),
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: readJson(text) as Answer['body'] };
  }

  async function call<N extends CallName>(
    name: N,
    { params = {}, ...ask }: Ask = {},
  ): Promise<Answer<CallReply<Api[N]>>> {
    const { method, path } = api[name];
    const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
    return (await send(method, filled, ask)) as Answer<CallReply<Api[N]>>;
  }

  return { call, send, cookies, cookie };
}

/** Fits every rule of the sign-up; the password of all that `makeUser` makes. */
export const goodPassword = 'Correct-horse-1';

interface Account {
  username: string;
  email: string;
  password: string;
}

/** Signs a new person up, as the form does; throws when it is refused. */
export async function signUp(client: Client, given: Partial<Account> = {}): Promise<Account & { id: string }> {
  const account = { ...newAccount(), ...given };
  const { status, text, body } = await client.call('register', { body: { ...account, captchaToken: 'off' } });
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return { ...account, id: body.id };
}

/** Throws when it is refused. */
export async function signIn(client: Client, { username, password }: Omit<Account, 'email'>): Promise<void> {
  const { status, text } = await client.call('login', { body: { username, password } });
  if (status !== 200) throw new Error(`${status}: ${text}`);
}

export interface Member extends Account {
  id: string;
  /** Signed in as this person. */
  client: Client;
}

/** A person with an open session, put into the stores without the work that a password costs. */
export async function makeUser(vigil: Vigil, given: Partial<Account> & { isAdmin?: boolean } = {}): Promise<Member> {
  const { isAdmin = false, ...named } = given;
  const account = { ...newAccount(), ...named, password: goodPassword };
  const { username, email } = account;
  const id = await vigil.stores.users.add({ username, email, passwordHash: cheapHash, isAdmin }, new Date());
  return { ...account, id, client: await openSession(vigil, id) };
}

/** A browser in which this person is signed in. */
export async function openSession({ stores, env, url }: Vigil, userId: string): Promise<Client> {
  const client = createClient(url, env.PUBLIC_ORIGIN ?? url);
  const value = randomBytes(32).toString('base64url');
  await stores.sessions.begin(value, { userId, userAgent: 'test', keptDays: 30 });
  const [key = ''] = await sessionKeys(env.SESSION_KEYS, env.DATA_DIR);
  const name = env.PUBLIC_ORIGIN?.startsWith('https:') ? '__Host-sid' : 'sid';
  client.cookies.set(name, value);
  client.cookies.set(`${name}.sig`, createHmac('sha256', key).update(`${name}=${value}`).digest('base64url'));
  return client;
}

/** Of `goodPassword`, at the least cost there is. */
const cheapHash = 'sha384-bcrypt:$2b$04$mLXo/fI2YaSEMb1Ltdfb0etnVndMDq5U02tzpkuxgC0qZQ1ScVslu';

function newAccount(): Account {
  const username = `reader-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@vigil.example`, password: goodPassword };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  const expires = /;\s*expires=([^;]*)/i.exec(line)?.[1];
  const isOver = expires !== undefined && Date.parse(expires) <= Date.now();
  if (isOver) cookies.delete(name);
  else cookies.set(name, value);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
