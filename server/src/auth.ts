import { type IncomingMessage, ServerResponse } from 'node:http';
import Keygrip from 'keygrip';
import Koa from 'koa';
import type { AppContext } from './context.ts';
import { createMailer } from './features/account/mailer.ts';
import { createAccountMails } from './features/account/mails.ts';
import { createCaptcha } from './features/auth/captcha.ts';
import { createAudienceCache } from './features/events/audience-cache.ts';
import { createSessionManager } from './features/sessions/session-manager.ts';
import { createPasswords } from './features/users/password.ts';
import type { FailFast } from './kit/database-watchdog.ts';
import { sessionKeys } from './kit/session-keys.ts';

export type Auth = Awaited<ReturnType<typeof createAuth>>;

/** The Koa application, and everything that identifies the user of a request. */
export async function createAuth({ env, stores, outside: { now, mail }, home, log }: AppContext, failFast: FailFast) {
  const { sessions, users, settings, challenges, links, throttle } = stores;
  const mailer = mail && createMailer(mail, log);
  const keys = await sessionKeys(env.SESSION_KEYS, env.DATA_DIR);
  const koa = new Koa({
    proxy: env.TRUSTED_PROXIES > 0,
    maxIpsCount: env.TRUSTED_PROXIES,
  });
  koa.keys = new Keygrip(keys, 'sha256');
  const isSecure = env.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const sessionManager = createSessionManager({
    koa,
    sessions,
    users,
    keptDaysOf: settings.keptDaysOf,
    isSecure,
    adminsNeedPasskey: env.ADMIN_SECOND_FACTOR === 'passkey',
  });
  const identifyRequest = (request: IncomingMessage) => failFast(sessionManager.identifyRequest(request));
  return {
    koa,
    sessionManager,
    identifyRequest,
    audienceCache: createAudienceCache(identifyRequest),
    addressOf: (request: IncomingMessage) => koa.createContext(request, new ServerResponse(request)).ip,
    passwords: createPasswords(env.BCRYPT_COST),
    captcha: createCaptcha({ driver: env.CAPTCHA, challenges, key: keys[0] ?? '', now }),
    /** Null where no mail server is set up. */
    mails: mailer && createAccountMails({ mailer, users, links, throttle, home, now }),
    stopMail: async () => mailer?.stop(),
    isSecure,
  };
}
