import 'altcha/altcha.css';
import 'altcha/external';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import css from './Auth.module.css';

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());

interface SecurityCheckProps {
  error: ReactNode;
  /** The proof of the completed check; empty as soon as it has expired or failed. */
  onToken: (token: string) => void;
}

/**
 * The security check of sign-up: a proof of work that one user does not notice and a machine that signs up in bulk
 * does. It loads from this server only. Each attempt needs a new one.
 */
export function SecurityCheck({ error, onToken }: SecurityCheckProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onToken);

  useEffect(() => {
    if (!isSecureContext) return;
    const widget = document.createElement('altcha-widget');
    widget.setAttribute('challenge', '/api/auth/captcha');
    widget.setAttribute('configuration', JSON.stringify({ hideFooter: true, hideLogo: true }));
    widget.addEventListener('statechange', (event) => tell(tokenOf(event)));
    place.current?.replaceChildren(widget);
    return () => widget.remove();
  }, []);

  if (!isSecureContext)
    return (
      <p className={css.checkFails}>
        The security check works over https only. Open this site by its https address, or ask its operator.
      </p>
    );
  return (
    <div>
      <div ref={place} className={css.check} data-path="captchaToken" />
      {error && <p className={css.checkFails}>{error}</p>}
    </div>
  );
}

/** An expired check still has its old proof. Its state says that it has expired. */
function tokenOf(event: Event): string {
  if (!(event instanceof CustomEvent)) return '';
  const { state, payload } = event.detail;
  return state === 'verified' && typeof payload === 'string' ? payload : '';
}
