import { useNavigate } from '@tanstack/react-router';
import { type PropsWithChildren, Suspense, useEffect, useState } from 'react';
import { CloseButton } from '../../kit/CloseButton.tsx';
import { lazyPart } from '../../kit/lazy-part.ts';
import { NotFetched } from '../../kit/NotFetched.tsx';
import { useSession } from '../session/store.ts';
import css from './DonationCard.module.css';
import { isDismissed, keepDismissed } from './store.ts';

const DonationForm = lazyPart(() => import('./DonationForm.tsx'), 'DonationForm', NotFetched);

/** The outcomes that the payment provider sends the user back with. */
const outcomes = new Map([
  ['thanks', 'Thank you. Your donation helps to keep Vigil free for all readers.'],
  ['cancelled', 'The donation was cancelled. Nothing was charged.'],
]);

/**
 * Asks for support. A dismissed card does not return in this browser. Nothing is shown if no payment provider
 * is configured.
 */
export function DonationCard() {
  const isPossible = useSession(({ site }) => site?.donations ?? false);
  const [isGone, setGone] = useState(isDismissed);
  const [outcome, setOutcome] = useState(outcomeOfAddress);
  const navigate = useNavigate({ from: '/' });
  // A reload does not show the outcome again.
  useEffect(() => {
    if (outcome) void navigate({ search: {}, replace: true, resetScroll: false });
  }, [outcome, navigate]);
  if (outcome)
    return (
      <Card onClose={() => setOutcome(undefined)}>
        <p role="status">{outcome}</p>
      </Card>
    );
  if (!isPossible || isGone) return null;
  const dismiss = () => {
    keepDismissed();
    setGone(true);
  };
  return (
    <Card onClose={dismiss}>
      <div className={css.words}>
        <h2>Support Vigil</h2>
        <p>A voluntary, one-time gift. No donation is needed to keep using the platform free.</p>
      </div>
      <div className={css.place}>
        <Suspense>
          <DonationForm />
        </Suspense>
      </div>
    </Card>
  );
}

function Card({ onClose, children }: PropsWithChildren<{ onClose: () => void }>) {
  return (
    <section className={css.card} aria-label="Donation">
      <div className={css.content}>{children}</div>
      <CloseButton label="Dismiss" onClick={onClose} />
    </section>
  );
}

function outcomeOfAddress(): string | undefined {
  return outcomes.get(new URLSearchParams(location.search).get('donation') ?? '');
}
