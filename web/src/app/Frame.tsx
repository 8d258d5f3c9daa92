import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '../features/session/store.ts';
import { lazyNamed } from '../kit/lazy-part.ts';
import { Footer } from './Footer.tsx';
import css from './Frame.module.css';
import { Gate } from './Gate.tsx';
import { Header } from './Header.tsx';
import { Loading } from './Loading.tsx';

const Later = lazyNamed(() => fetchLater(1_000), 'Later');

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
      <Suspense>
        <Later />
      </Suspense>
    </div>
  );
}

/** Without it nobody is told what came of an act, so it is tried until it is here. */
async function fetchLater(waitMs: number): Promise<typeof import('./Later.tsx')> {
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return import('./Later.tsx').catch(() => fetchLater(10_000));
}
