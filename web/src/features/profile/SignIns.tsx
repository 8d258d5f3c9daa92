import type { SignIn } from '@vigil/common/auth';
import { attempt } from '../../kit/attempt.ts';
import { Button } from '../../kit/Button.tsx';
import { call, sentenceOf } from '../../kit/client.ts';
import { Part } from '../../kit/Part.tsx';
import { formatRecent } from '../../kit/time.ts';
import { browserName } from './browser-name.ts';
import css from './Profile.module.css';

interface SignInsProps {
  signIns: readonly SignIn[] | null;
  /** How many days they are kept; null while it is not known. */
  keptDays: number | null;
  onEnded: () => void;
}

const failure = {
  title: 'Sign Out Failed',
  description: (error: unknown) => sentenceOf(error, 'Failed to sign this device out. Please try again.'),
};

/** Where the person is signed in and was lately, each to be ended from here. */
export function SignIns({ signIns, keptDays, onEnded }: SignInsProps) {
  const end = async (id: string) => {
    const params = { id };
    if (await attempt(() => call('DELETE /api/auth/sign-ins/:id', { params }), failure)) onEnded();
  };
  const kept = keptDays === null ? '' : ` They are kept for ${keptDays} days, as your settings say.`;
  return (
    <Part title="Sign-ins" subtitle={`Each time somebody signed in as you.${kept}`}>
      <ul className={css.signIns}>
        {signIns?.map(({ id, at, userAgent, isOpen, isCurrent }) => (
          <li key={id}>
            <div>
              <b>{browserName(userAgent)}</b>
              <time dateTime={at}>{formatRecent(at, Date.now())}</time>
            </div>
            {isCurrent && <span>This device</span>}
            {isOpen && !isCurrent && (
              <Button aria-label={`Sign out ${browserName(userAgent)}`} onClick={() => end(id)}>
                Sign out
              </Button>
            )}
            {!isOpen && <em>Ended</em>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
