import './kit/zod.ts';
import './app/fonts.css';
import './app/tokens.css';
import './app/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './app/routes.tsx';
import { loadSession } from './features/session/store.ts';
import { startSync } from './live/sync.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw in.');

// Who we are and what there is to read are on their way together, before the first component is drawn.
void loadSession();
startSync();
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
