import type { Env } from '../config/env.ts';
import { type Checkout, type CheckoutEnv, createCheckout } from './checkout.ts';
import type { FetchPage, Post, PostForm } from './fetch-page.ts';
import { createFetchPage } from './fetch-page.ts';
import { createLlmClient, type LlmClient, type ThinkEnv } from './llm.ts';
import { createMail, type Mail, type MailEnv } from './mail.ts';
import { createPush, type PushEnv, type WebPush } from './push.ts';

/** The world beyond the process. Tests replace this and nothing else. */
export interface Outside {
  fetchPage: FetchPage;
  post: Post;
  postForm: PostForm;
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

/** The real one. */
export function createOutside(
  env: Pick<Env, 'FEED_ALLOWED_CIDRS'> & CheckoutEnv & PushEnv & MailEnv & ThinkEnv,
): Outside {
  const { fetchPage, post, postForm, checkUrl, close } = createFetchPage({ allowedCidrs: env.FEED_ALLOWED_CIDRS });
  const mail = createMail(env);
  return {
    fetchPage,
    post,
    postForm,
    checkUrl,
    checkout: createCheckout(env),
    push: createPush(env),
    mail,
    llm: createLlmClient(env),
    now: () => new Date(),
    close: async () => {
      mail?.close();
      await close();
    },
  };
}
