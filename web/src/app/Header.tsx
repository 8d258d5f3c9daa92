import { Link } from '@tanstack/react-router';
import { maySee, screens } from '@vigil/common/screens';
import { Suspense } from 'react';
import { toVisitor, useSession } from '../features/session/store.ts';
import { ConnectionMark } from '../features/stats/ConnectionMark.tsx';
import { lazyPart } from '../kit/lazy-part.ts';
import css from './Header.module.css';
import { Logo } from './Logo.tsx';
import { Navigation } from './Navigation.tsx';

const AlertButton = lazyPart(() => import('./AlertButton.tsx'), 'AlertButton');
const SchemeButton = lazyPart(() => import('./SchemeButton.tsx'), 'SchemeButton');

/** The header of every screen: the link home, the state of the connection, the alerts, the colour scheme and the menu. */
export function Header() {
  const isSignedIn = useSession(({ session }) => session !== null);
  const isReader = useSession((state) => maySee(screens.home.access, toVisitor(state)));
  return (
    <header className={css.header}>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      <div className={css.bar}>
        <Link to="/" className={css.brand}>
          <Logo />
          Vigil
        </Link>
        {isReader && (
          <span className={css.contact}>
            <ConnectionMark />
          </span>
        )}
        <span className={css.space} />
        {isSignedIn && (
          <span className={css.alerts}>
            <Suspense>
              <AlertButton />
            </Suspense>
          </span>
        )}
        <span className={css.scheme}>
          <Suspense>
            <SchemeButton />
          </Suspense>
        </span>
        {isReader && <Navigation />}
      </div>
    </header>
  );
}
