import { type ComponentType, lazy } from 'react';

/** A part of a screen that is fetched when it is first drawn, and left out where it cannot be fetched. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => null) }));
}
