import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Fault } from '../../kit/fault.ts';
import type { Log } from '../../kit/log.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { Throttle } from '../throttle/store.ts';
import type { DonationStore, Payment } from './store.ts';

interface DonationOptions {
  /** Null if donations are not configured. */
  checkout: {
    createSession: (gift: DonationRequest) => Promise<string | null>;
    readNews: (bytes: Buffer, signature: string) => { id: string; payment: Payment | null };
  } | null;
  donations: DonationStore;
  throttle: Throttle;
  /** The site's URL without a trailing slash. */
  home: () => string;
  now: () => Date;
  log: Log;
}

interface DonationRequest {
  cents: number;
  productId: string;
  attempt: string;
  home: string;
}

export function donationHandlers(donating: DonationOptions): Pick<Handlers, 'donate' | 'donationWebhook'> {
  const { checkout, donations, throttle, home, now, log } = donating;
  return {
    donate: async ({ body: { amount, productId = '', attemptId = randomUUID() }, ctx }) => {
      if (!checkout) throw notSetUp();
      await throttle.take('donation', ctx);
      const gift = { cents: Math.round(amount * 100), productId, attempt: attemptId, home: home() };
      const url = await checkout.createSession(gift).catch((error) => {
        throw new Fault('unreachable', 'Unable to process donation. Please try again.', error);
      });
      if (!url) throw new Fault('unreachable', 'Failed to create checkout session');
      return { url };
    },
    donationWebhook: async ({ ctx }) => {
      if (!checkout) throw notSetUp();
      const news = checkout.readNews(await readBytes(ctx.req), ctx.get('stripe-signature'));
      await donations.take(news, now());
      log.info({ id: news.id, paid: news.payment !== null }, 'the payment provider sent a message');
      return { received: true };
    },
  };
}

/** Far more than any webhook of the provider. */
const maxBytes = 256 * 1024;

function notSetUp(): Fault {
  return new Fault('unavailable', 'Donations are not set up on this server.');
}

/** The raw body: the signature covers its bytes. */
async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Not destroyed, because the reply uses the same connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > maxBytes) throw new Fault('tooLarge');
      chunks.push(chunk);
    }
  } finally {
    request.resume();
  }
  return Buffer.concat(chunks);
}
