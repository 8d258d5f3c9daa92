import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';

interface DonationRow {
  /** The provider's id of the payment. */
  _id: string;
  cents: number;
  currency: string;
  at: Date;
}

export type Payment = Omit<DonationRow, '_id'> & { id: string };

/** A processed webhook of the payment provider. */
interface PaymentWebhookRow {
  _id: string;
  at: Date;
}

const DonationSchema = new Schema<DonationRow>(
  {
    _id: { type: String, required: true },
    cents: { type: Number, required: true },
    currency: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'donations', versionKey: false, strict: 'throw' },
);

const WebhookSchema = new Schema<PaymentWebhookRow>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'donation-events', versionKey: false, strict: 'throw' },
);

export type DonationStore = ReturnType<typeof createDonationStore>;

/** The donations: amounts and times, no personal data. */
export function createDonationStore(connection: Connection) {
  const Donations = connection.model<DonationRow>('Donation', DonationSchema);
  const Webhooks = connection.model<PaymentWebhookRow>('DonationNews', WebhookSchema);

  /**
   * Processes a webhook of the payment provider once, even if it is sent repeatedly. The payment is stored first: after
   * a crash in between, the webhook is sent again and finds its payment.
   */
  async function take(news: { id: string; payment: Payment | null }, at: Date): Promise<void> {
    if (await Webhooks.exists({ _id: news.id })) return;
    if (news.payment) {
      const { id: _id, ...fields } = news.payment;
      await once(Donations.create({ _id, ...fields }));
    }
    await once(Webhooks.create({ _id: news.id, at }));
  }

  /** Newest first. */
  async function list(): Promise<Payment[]> {
    const rows = await Donations.find().sort({ at: -1 }).lean();
    return rows.map(({ _id: id, ...fields }) => ({ id, ...fields }));
  }

  return { take, list };
}

/** Ignores rows that exist already: the same webhook can arrive twice at once. */
async function once(insert: Promise<unknown>): Promise<void> {
  await insert.catch((error) => {
    if (!duplicateOf(error)) throw error;
  });
}
