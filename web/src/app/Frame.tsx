import { Outlet } from '@tanstack/react-router';
import { useSession } from '../features/session/store.ts';
import { Toaster } from '../kit/Toaster.tsx';
import { Footer } from './Footer.tsx';
import css from './Frame.module.css';
import { Gate } from './Gate.tsx';
import { Header } from './Header.tsx';
import { Loading } from './Loading.tsx';

/** What stands around every screen, once it is known who looks at it. */
export function Frame() {
  const isLoading = useSession(({ status }) => status === 'loading');
  if (isLoading) return <Loading />;
  return (
    <div className={css.frame}>
      <Header />
      <main id="content" tabIndex={-1}>
        <Gate>
          <Outlet />
        </Gate>
      </main>
      <Footer />
      <Toaster />
    </div>
  );
}
