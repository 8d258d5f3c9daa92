import { z } from 'zod';
import { call } from './call.ts';

export const donationPresets = [5, 15, 25, 50] as const;
export const recommendedDonation = 15;
/** Dollars. */
export const minDonation = 1;
export const maxDonation = 10_000;

const invalid = 'Please enter a valid donation amount (minimum $1).';

/** True for whole cents: the value is what two decimals would write. */
const isWholeCents = (amount: number) => Number(amount.toFixed(2)) === amount;

/** US dollars, to the cent. */
export const DonationAmount = z
  .number({ error: invalid })
  .min(minDonation, invalid)
  .max(maxDonation, `Please enter at most $${maxDonation}.`)
  .refine(isWholeCents, invalid);

export const Donation = z.strictObject({
  amount: DonationAmount,
  /** Names what is given for; free text of the form. */
  productId: z.string().max(100).optional(),
  /** Of one attempt: a repeated request leads to the same payment. */
  attemptId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});
export type Donation = z.infer<typeof Donation>;

export const donationCalls = {
  donate: call({
    method: 'POST',
    path: '/api/create-donation-checkout',
    access: 'anyone',
    body: Donation,
    /** Where the browser goes to pay. */
    reply: z.object({ url: z.url() }),
  }),
  /** What the payment provider tells of a payment; signed by it. */
  donationWebhook: call({
    method: 'POST',
    path: '/api/donations/webhook',
    access: 'anyone',
    sending: 'raw',
    reply: z.object({ received: z.literal(true) }),
  }),
};
