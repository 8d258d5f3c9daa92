import Stripe from 'stripe';
import { z } from 'zod';
import type { Env } from '../config/env.ts';
import { Fault } from '../kit/fault.ts';

interface Gift {
  /** US cents. */
  cents: number;
  /** What it is given for, as the form named it; kept with the payment provider. */
  productId: string;
  /** The same for repetitions of one request: they lead to one payment. */
  attempt: string;
  /** The site's own address, to which the giver comes back. */
  home: string;
}

/** What the payment provider tells us. `payment` is null for news that we did not ask for. */
interface PaymentNews {
  /** Of the message, not of the payment: the same when it is told again. */
  id: string;
  payment: { id: string; cents: number; currency: string; at: Date } | null;
}

/** Where donations are paid. */
export interface Checkout {
  /** The address at which the giver pays, or null when the provider names none; throws when it fails. */
  createSession: (gift: Gift) => Promise<string | null>;
  /** Checks the provider's signature over the bytes as they came, not older than five minutes; throws a `Fault`. */
  readNews: (bytes: Buffer, signature: string) => PaymentNews;
}

export type CheckoutEnv = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE'>;

/** Stripe's checkout, or null where no key for it is configured. */
export function createCheckout(env: CheckoutEnv): Checkout | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_BASE: base } = env;
  if (!key) return null;
  const stripe = new Stripe(key, {
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    ...(base ? addressOf(new URL(base)) : {}),
  });

  async function createSession({ cents, productId, attempt, home }: Gift): Promise<string | null> {
    const price = { currency: 'usd', unit_amount: cents, product_data: { name: 'Donation to Vigil' } };
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        submit_type: 'donate',
        line_items: [{ quantity: 1, price_data: price }],
        metadata: { productId },
        success_url: `${home}/?donation=thanks`,
        cancel_url: `${home}/?donation=cancelled`,
      },
      // The provider refuses one key for two amounts.
      { idempotencyKey: `${attempt}-${cents}` },
    );
    return session.url;
  }

  function readNews(bytes: Buffer, signature: string): PaymentNews {
    if (!secret) throw new Fault('unavailable', 'Payment messages are not set up on this server.');
    try {
      return toNews(stripe.webhooks.constructEvent(bytes, signature, secret));
    } catch (error) {
      const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
      throw new Fault('badInput', isForged ? unsigned : 'This message cannot be read.', error);
    }
  }

  return { createSession, readNews };
}

/** For each of at most three attempts. */
const timeoutMs = 10_000;

function addressOf({ hostname, port, protocol }: URL): { host: string; port: string; protocol: 'http' | 'https' } {
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' };
}

const unsigned = 'The signature of this message is not valid.';

/** The last second that a `Date` can tell. */
const maxSeconds = 8.64e12;
const id = z.string().min(1).max(255);
/** What is read of a message. A signature says who sent it, not that it has the expected shape. */
const Message = z.object({
  id,
  type: z.string(),
  created: z.int().min(0).max(maxSeconds),
  data: z.object({ object: z.unknown() }),
});
const Session = z.object({
  id,
  payment_status: z.string(),
  amount_total: z.int().nullish(),
  currency: z.string().max(8).nullish(),
});

/** A session may be complete before slow money has come: only what is paid counts. Throws for anything but an event. */
function toNews(event: unknown): PaymentNews {
  const { id, type, created, data } = Message.parse(event);
  const isOfCheckout = type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded';
  if (!isOfCheckout) return { id, payment: null };
  const session = Session.parse(data.object);
  if (session.payment_status !== 'paid') return { id, payment: null };
  const { amount_total: cents, currency } = session;
  return {
    id,
    payment: { id: session.id, cents: cents ?? 0, currency: currency ?? '', at: new Date(created * 1000) },
  };
}
