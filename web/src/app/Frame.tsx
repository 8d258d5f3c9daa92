import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { usePressing } from '../features/notifications/store.ts';
import { useSession } from '../features/session/store.ts';
import { lazyPart } from '../kit/lazy-part.ts';
import { Toaster } from '../kit/Toaster.tsx';
import { Footer } from './Footer.tsx';
import css from './Frame.module.css';
import { Gate } from './Gate.tsx';
import { Header } from './Header.tsx';
import { Loading } from './Loading.tsx';

const PressingBanner = lazyPart(
  async () => (await import('../features/notifications/PressingBanner.tsx')).PressingBanner,
);
const Later = lazyPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return (await import('./Later.tsx')).Later;
});

/** What stands around every screen, once it is known who looks at it. */
export function Frame() {
  const isLoading = useSession(({ status }) => status === 'loading');
  const hasPressing = usePressing(({ ids }) => ids.length > 0);
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
      {hasPressing && (
        <Suspense>
          <PressingBanner />
        </Suspense>
      )}
      <Suspense>
        <Later />
      </Suspense>
    </div>
  );
}
