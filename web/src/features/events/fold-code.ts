import type { ComponentType } from 'react';
import type { FoldProps } from './fold.ts';

let loaded: ComponentType<FoldProps> | null = null;

/** The component of folded events, if its code is there already: it is drawn without a moment of another height. */
export const loadedFold = (): ComponentType<FoldProps> | null => loaded;

/** Loads the code before the first events fold. Without it they stand one by one. */
export function preloadFold(): void {
  import('./Fold.tsx').then(
    ({ Fold }) => {
      loaded = Fold;
    },
    () => {},
  );
}
