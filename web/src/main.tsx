import './app/fonts.css';
import './app/tokens.css';
import './app/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './app/routes.tsx';
import { startSync } from './live/sync.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw in.');

// The events are on their way before the first component is drawn.
startSync();
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
