import { Button } from '../kit/Button.tsx';
import css from './Loading.module.css';

/** In the place of a screen that could not be fetched or drawn. */
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
