import { z } from 'zod';
import { call } from './call.ts';

export const donationPresets = [5, 15, 25, 50] as const;
export const recommendedDonation = 15;
/** Dollars. */
export const minDonation = 1;
const maxDonation = 10_000;

const invalid = 'Please enter a valid donation amount (minimum $1).';
const tooFine = `${invalid} Cents are the smallest step.`;

/** True for whole cents: the value equals its form with two decimals. */
const isWholeCents = (amount: number) => Number(amount.toFixed(2)) === amount;

/** US dollars, to the cent. */
const DonationAmount = z
  .number({ error: invalid })
  .min(minDonation, invalid)
  .max(maxDonation, `Please enter at most $${maxDonation}.`)
  .refine(isWholeCents, tooFine);

export const Donation = z.strictObject({
  amount: DonationAmount,
  /** Identifies the purpose of the donation. */
  productId: z.string().max(100).optional(),
  /** Identifies one attempt: a repeated request leads to the same payment. */
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
    /** The URL of the payment page. */
    reply: z.object({ url: z.url() }),
  }),
  /** A webhook of the payment provider, signed by the provider. */
  donationWebhook: call({
    method: 'POST',
    path: '/api/donations/webhook',
    access: 'anyone',
    sending: 'raw',
    reply: z.object({ received: z.literal(true) }),
  }),
};
