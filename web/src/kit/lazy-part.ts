import { type ComponentType, lazy, type ReactNode } from 'react';

type PropsOf<C> = C extends (props: infer P extends object) => ReactNode ? P : never;

/** A file with a component `name`. */
type Load<M, N extends keyof M> = () => Promise<M & Record<N, ComponentType<PropsOf<M[N]>>>>;

/**
 * The component `name` of a file that is loaded on first render. If that fails, `Instead` is rendered in its place, and
 * the screen around it stays.
 */
export function lazyPart<M, N extends keyof M>(
  load: Load<M, N>,
  name: N,
  Instead: ComponentType<PropsOf<M[N]>> = Nothing,
) {
  return lazy<ComponentType<PropsOf<M[N]>>>(async () => {
    const file = await load().catch(() => null);
    return { default: file ? file[name] : Instead };
  });
}

const Nothing = () => null;
