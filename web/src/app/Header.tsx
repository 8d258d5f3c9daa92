import { Link } from '@tanstack/react-router';
import { maySee, screens } from '@vigil/common/screens';
import { toVisitor, useSession } from '../features/session/store.ts';
import { ConnectionMark } from '../features/stats/ConnectionMark.tsx';
import css from './Header.module.css';
import { Logo } from './Logo.tsx';
import { Navigation } from './Navigation.tsx';
import { SchemeButton } from './SchemeButton.tsx';

/** The header of every screen: the link home, the state of the connection, the colour scheme and the menu. */
export function Header() {
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
        <SchemeButton />
        {isReader && <Navigation />}
      </div>
    </header>
  );
}
