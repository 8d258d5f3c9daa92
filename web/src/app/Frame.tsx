import { Outlet } from '@tanstack/react-router';
import { Fragment, Suspense } from 'react';
import { useSession } from '../features/session/store.ts';
import { firstPopup } from '../kit/first-popup.ts';
import { lazyPart } from '../kit/lazy-part.ts';
import { reloadWhenOnline } from '../kit/missing-files.ts';
import { useZone } from '../kit/zone.ts';
import { Footer } from './Footer.tsx';
import css from './Frame.module.css';
import { Gate } from './Gate.tsx';
import { Header } from './Header.tsx';
import { Loading } from './Loading.tsx';

const Overlays = lazyPart(loadOverlays, 'Overlays');

/** The frame around every screen. It waits until the session is known. */
export function Frame() {
  const isLoading = useSession((state) => state.isLoading);
  // Another zone is another text of every time: all of it is drawn again.
  const zone = useZone();
  if (isLoading) return <Loading />;
  return (
    <Fragment key={zone}>
      <div className={css.frame}>
        <Header />
        <main id="content" tabIndex={-1}>
          <Gate>
            <Outlet />
          </Gate>
        </main>
        <Footer />
      </div>
      {/* Below the frame: what is added there moves nothing of a screen that is lower than the window. */}
      <Suspense>
        <Overlays />
      </Suspense>
    </Fragment>
  );
}

/** After what the reader came for, but at once for feedback on what the reader has just done. */
async function loadOverlays() {
  await Promise.race([firstPopup, new Promise((resolve) => setTimeout(resolve, overlaysMs))]);
  const loading = import('./Overlays.tsx');
  loading.catch(reloadWhenOnline);
  return loading;
}

const overlaysMs = 1_000;
