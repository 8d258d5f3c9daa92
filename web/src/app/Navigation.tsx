import { Suspense, useState } from 'react';
import { lazyPart } from '../kit/lazy-part.ts';
import css from './Header.module.css';

const loadMenu = () => import('./NavigationMenu.tsx');
const NavigationMenu = lazyPart(loadMenu, 'NavigationMenu', ({ button }) => button);

/** The dropdown of all screens. The menu is loaded when its button is hovered or focused. */
export function Navigation() {
  const [isWanted, setWanted] = useState(false);
  // The same button before, during and after the menu loads.
  const button = (
    <button
      ref={isWanted ? focus : undefined}
      type="button"
      className={css.button}
      aria-haspopup="menu"
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      onClick={() => setWanted(true)}
    >
      Navigation
      <svg
        width="10"
        height="10"
        viewBox="0 0 10 10"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d="M1.5 3.5l3.5 3.5 3.5-3.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <NavigationMenu button={button} />
    </Suspense>
  );
}

/** The button mounts again inside the menu and must keep the focus. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
