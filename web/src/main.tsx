import './kit/zod.ts';
import { RouterProvider } from '@tanstack/react-router';
import { maySee, screens } from '@vigil/common/screens';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadSignIn } from './app/lazy-screens.ts';
import { router } from './app/routes.tsx';
import { listenForInstall } from './features/install/store.ts';
import { toVisitor, useSession } from './features/session/store.ts';
import { whenIdle } from './kit/idle.ts';
import { reloadWhenOutdated } from './kit/missing-files.ts';
import { startSync } from './live/sync.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw in.');

const page = createRoot(root);
// In slices: the first render is long, and a reader may scroll meanwhile what the server put into the page.
const render = () =>
  startTransition(() =>
    page.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );

// What the server put into the page stays until all that takes its place can be drawn at once.
const hasFirst = root.childElementCount > 0;
// The session and the events are requested together, before the first render.
const started = startSync(async () => {
  if (!hasFirst) return;
  await Promise.all([router.load(), isReader() || loadSignIn()]).catch(() => {});
  render();
});
reloadWhenOutdated();
listenForInstall();
if (!hasFirst) render();

started.then(() => whenIdle(async () => (await import('./features/offline/prepare.ts')).prepareForOffline()));

function isReader(): boolean {
  return maySee(screens.home.access, toVisitor(useSession.getState()));
}
