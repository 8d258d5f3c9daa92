import { Outlet } from '@tanstack/react-router';
import { Footer } from './Footer.tsx';
import css from './Frame.module.css';
import { Header } from './Header.tsx';

/** What stands around every screen. */
export function Frame() {
  return (
    <div className={css.frame}>
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
