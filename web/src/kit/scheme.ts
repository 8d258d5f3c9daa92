import { useSyncExternalStore } from 'react';
import { recall, remember } from './remembered.ts';

/** What the reader has chosen; `auto` follows the system. */
export const schemes = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

// The same key and attribute stand in inline/scheme.js, which sets the colours before the first paint.
const key = 'vigil-scheme';
const attribute = 'data-mantine-color-scheme';
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let scheme = stored();

export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, () => scheme);
}

/** The colours in which the page is drawn at this moment. */
export function useDrawnScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, drawn);
}

export function chooseScheme(next: Scheme): void {
  scheme = next;
  remember(key, next);
  apply();
}

function drawn(): 'light' | 'dark' {
  if (scheme !== 'auto') return scheme;
  return systemDark.matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.setAttribute(attribute, drawn());
  for (const notify of listeners) notify();
}

function stored(): Scheme {
  const value = recall(key);
  return schemes.find((one) => one === value) ?? 'auto';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

systemDark.addEventListener('change', apply);
// This file is loaded after the first paint: the system may have changed before.
apply();
