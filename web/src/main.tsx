import './kit/zod.ts';
import './app/fonts.css';
import './app/tokens.css';
import './app/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './app/routes.tsx';
import { listenForInstall } from './features/install/store.ts';
import { whenIdle } from './kit/idle.ts';
import { reloadWhenOutdated } from './kit/outdated.ts';
import { startSync } from './live/sync.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw in.');

// The session and the events are requested together, before the first render.
const started = startSync();
reloadWhenOutdated();
listenForInstall();
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

started.then(() => whenIdle(async () => (await import('./features/offline/prepare.ts')).prepareForOffline()));
