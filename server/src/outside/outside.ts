import type { Env } from '../config/env.ts';
import type { Checkout, CheckoutEnv } from './checkout.ts';
import type { FetchPage, Post, PostForm } from './fetch-page.ts';
import { createFetchPage } from './fetch-page.ts';
import type { LlmClient, ThinkEnv } from './llm.ts';
import type { Mail, MailEnv } from './mail.ts';
import type { PushEnv, WebPush } from './push.ts';

/** The world beyond the process. Tests replace this and nothing else. */
export interface Outside {
  fetchPage: FetchPage;
  post: Post;
  postForm: PostForm;
  /** Posts to the hub that a feed named, never to one of `FEED_ALLOWED_CIDRS`. */
  postToHub: PostForm;
  /** Throws a `Fault` for an address that may not be read, as far as its words tell. */
  checkUrl: (url: string) => void;
  /** Null where donations are not set up. */
  checkout: Checkout | null;
  /** Null where pushing to phones is not set up. */
  push: WebPush | null;
  /** Null where no mail server is set up. */
  mail: Mail | null;
  /** Null where no language model is set up. */
  llm: LlmClient | null;
  now: () => Date;
  close: () => Promise<void>;
}

/** The real one. Loads the libraries of those services only that are set up: all of them take most of a start. */
export async function createOutside(
  env: Pick<Env, 'FEED_ALLOWED_CIDRS'> & CheckoutEnv & PushEnv & MailEnv & ThinkEnv,
): Promise<Outside> {
  const pages = createFetchPage({ allowedCidrs: env.FEED_ALLOWED_CIDRS });
  const checkout = env.STRIPE_SECRET_KEY ? (await import('./checkout.ts')).createCheckout(env) : null;
  const push = env.VAPID_PUBLIC_KEY ? (await import('./push.ts')).createPush(env) : null;
  const mail = env.SMTP_URL ? (await import('./mail.ts')).createMail(env) : null;
  const hasModel = env.OPENAI_API_KEY || env.OPENAI_BASE_URL;
  const llm = hasModel ? (await import('./llm.ts')).createLlmClient(env) : null;
  return {
    ...pages,
    checkout,
    push,
    mail,
    llm,
    now: () => new Date(),
    close: async () => {
      mail?.close();
      await pages.close();
    },
  };
}
