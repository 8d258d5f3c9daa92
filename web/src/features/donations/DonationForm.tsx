import { Donation, donationPresets, minDonation, recommendedDonation } from '@vigil/common/donations';
import { firstIssue } from '@vigil/common/sentences';
import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call, sentenceOf } from '../../kit/client.ts';
import { toast } from '../../kit/toast.ts';
import css from './DonationCard.module.css';

/** The product as the payment provider lists it. */
const productId = 'one-time-support';

/** Preset amounts and a custom one. The browser then goes to the payment provider. */
export function DonationForm() {
  const [amount, setAmount] = useState('');
  const [isPending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(newAttempt);

  const donate = async (dollars: number) => {
    const body = { amount: dollars, productId, attemptId: `${attempt}-${Math.round(dollars * 100)}` };
    const checked = Donation.safeParse(body);
    if (!checked.success) return refuse('Invalid Amount', firstIssue(checked.error.issues)?.message ?? '');
    setPending(true);
    try {
      const { url } = await call('POST /api/create-donation-checkout', { body });
      if (!url) return refuse('Donation Failed', 'Failed to create checkout session');
      // A user who comes back to donate again begins another payment.
      setAttempt(newAttempt);
      location.assign(url);
    } catch (error) {
      refuse('Donation Failed', sentenceOf(error, 'Unable to process donation. Please try again.'));
    } finally {
      setPending(false);
    }
  };
  const donateOwn = (event: FormEvent) => {
    event.preventDefault();
    void donate(amount === '' ? Number.NaN : Number(amount));
  };
  return (
    <form className={css.form} noValidate onSubmit={donateOwn}>
      <div className={css.presets}>
        {donationPresets.map((preset) => (
          <Button
            key={preset}
            data-recommended={preset === recommendedDonation || undefined}
            disabled={isPending}
            onClick={() => donate(preset)}
          >
            ${preset}
            {preset === recommendedDonation && <small>Recommended</small>}
          </Button>
        ))}
      </div>
      <div className={css.own}>
        <label>
          <span aria-hidden="true">$</span>
          <input
            type="number"
            inputMode="decimal"
            min={minDonation}
            step={0.01}
            placeholder="Other"
            aria-label="Custom amount in dollars"
            value={amount}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        </label>
        <Button type="submit" look="main" disabled={isPending || !(Number(amount) >= minDonation)}>
          {isPending ? 'Opening...' : 'Donate'}
        </Button>
      </div>
    </form>
  );
}

function refuse(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' });
}

/** Not `randomUUID`, which is missing on plain http. */
function newAttempt(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
