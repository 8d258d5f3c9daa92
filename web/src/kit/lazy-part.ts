import { type ComponentType, lazy, type ReactNode } from 'react';

type PropsOf<C> = C extends (props: infer P extends object) => ReactNode ? P : never;

/** A file with a component `name`. */
type Load<M, N extends keyof M> = () => Promise<M & Record<N, ComponentType<PropsOf<M[N]>>>>;

/** The component `name` of a file that is loaded on first render. A failed load is an error. */
export function lazyNamed<M, N extends keyof M>(load: Load<M, N>, name: N) {
  return lazy<ComponentType<PropsOf<M[N]>>>(async () => ({ default: (await load())[name] }));
}

/** The same, but renders nothing if the load fails. */
export function lazyPart<M, N extends keyof M>(load: Load<M, N>, name: N) {
  return lazy<ComponentType<PropsOf<M[N]>>>(async () => {
    const file = await load().catch(() => null);
    return { default: file ? file[name] : Nothing };
  });
}

const Nothing = () => null;
