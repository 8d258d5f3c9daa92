import css from './Loading.module.css';

/** Replaces the whole screen until the session or the screen is loaded. */
export function Loading() {
  return (
    <p className={css.loading} role="status">
      Loading...
    </p>
  );
}
