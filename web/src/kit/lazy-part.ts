import { type ComponentType, lazy, type ReactNode } from 'react';
import { reloadWhenOnline } from './missing-files.ts';

type PropsOf<C> = C extends (props: infer P extends object) => ReactNode ? P : never;

/** A file with a component `name`. */
type Load<M, N extends keyof M> = () => Promise<M & Record<N, ComponentType<PropsOf<M[N]>>>>;

/**
 * The component `name` of a file that is loaded on first render. If that fails, `Instead` is rendered in its place: the
 * screen around it stays until the page can be loaded again.
 */
export function lazyPart<M, N extends keyof M>(
  load: Load<M, N>,
  name: N,
  Instead: ComponentType<PropsOf<M[N]>> = Nothing,
) {
  return lazy<ComponentType<PropsOf<M[N]>>>(async () => {
    try {
      return { default: (await load())[name] };
    } catch {
      void reloadWhenOnline();
      return { default: Instead };
    }
  });
}

const Nothing = () => null;
