import css from './Loading.module.css';

/** Replaces a screen that could not be loaded or rendered. It needs nothing that is loaded later. */
export function Failed() {
  return (
    <div className={css.loading} role="alert">
      <div className={css.failed}>
        <h1>This screen cannot be shown</h1>
        <p>It may need a connection.</p>
        <button type="button" className={css.again} onClick={() => location.reload()}>
          Try again
        </button>
      </div>
    </div>
  );
}
