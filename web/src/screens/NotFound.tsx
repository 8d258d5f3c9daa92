import { Link } from '@tanstack/react-router';
import css from './NotFound.module.css';

/** For every path that the table does not know. */
export function NotFound() {
  return (
    <div className={css.page}>
      <title>Page Not Found · Vigil</title>
      <p className={css.code}>404</p>
      <h1>Page Not Found</h1>
      <p>
        There is no page at <code>{location.pathname}</code>. It may have moved, or the address may be mistyped.
      </p>
      <p>
        <Link to="/" className={css.back}>
          Back to Home
        </Link>
      </p>
      <p className={css.hint}>Did you forget to add the page to the router?</p>
    </div>
  );
}
