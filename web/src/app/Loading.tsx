import css from './Loading.module.css';

/** The whole screen while it is not known yet what to show. */
export function Loading() {
  return (
    <p className={css.loading} role="status">
      Loading...
    </p>
  );
}
