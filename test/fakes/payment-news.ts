import { createHmac } from 'node:crypto';

export const webhookSecret = 'whsec_fictional_secret';

let sent = 0;

/** A message of the payment provider about a finished checkout, as it is sent: a signature over exact bytes. */
export function paidNews(given: { id?: string; cents?: number; status?: string; payment?: string } = {}): string {
  sent += 1;
  const { id = `evt_${sent}`, cents = 1500, status = 'paid', payment = `cs_test_paid_${sent}` } = given;
  const created = Math.floor(Date.now() / 1000);
  const session = {
    id: payment,
    object: 'checkout.session',
    amount_total: cents,
    currency: 'usd',
    payment_status: status,
    customer_details: { email: 'giver@vigil.example', name: 'A Fictional Giver' },
  };
  const data = { object: session };
  return JSON.stringify({ id, object: 'event', type: 'checkout.session.completed', created, data }, null, 2);
}

/** The header that signs it, as of so many seconds ago. */
export function signatureOf(body: string, { secret = webhookSecret, age = 0 } = {}): string {
  const time = Math.floor(Date.now() / 1000) - age;
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
