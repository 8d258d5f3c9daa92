import { Button } from '../kit/Button.tsx';
import css from './Loading.module.css';

/** Replaces a screen that could not be loaded or rendered. */
export function Failed() {
  return (
    <div className={css.loading} role="alert">
      <div className={css.failed}>
        <h1>This screen cannot be shown</h1>
        <p>It may need a connection.</p>
        <Button onClick={() => location.reload()}>Try again</Button>
      </div>
    </div>
  );
}
