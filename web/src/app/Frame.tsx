import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '../features/session/store.ts';
import { lazyNamed } from '../kit/lazy-part.ts';
import { useZone } from '../kit/zone.ts';
import { Footer } from './Footer.tsx';
import css from './Frame.module.css';
import { Gate } from './Gate.tsx';
import { Header } from './Header.tsx';
import { Loading } from './Loading.tsx';

const Overlays = lazyNamed(() => loadOverlays(1_000), 'Overlays');

/** The frame around every screen. It waits until the session is known. */
export function Frame() {
  const isLoading = useSession(({ status }) => status === 'loading');
  // Another zone is another text of every time: all of it is drawn again.
  const zone = useZone();
  if (isLoading) return <Loading />;
  return (
    <div key={zone} className={css.frame}>
      <Header />
      <main id="content" tabIndex={-1}>
        <Gate>
          <Outlet />
        </Gate>
      </main>
      <Footer />
      <Suspense>
        <Overlays />
      </Suspense>
    </div>
  );
}

/** Feedback depends on them, so a load that failed is repeated. */
async function loadOverlays(waitMs: number): Promise<typeof import('./Overlays.tsx')> {
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return import('./Overlays.tsx').catch(() => loadOverlays(10_000));
}
