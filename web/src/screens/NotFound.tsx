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
        Nothing answers at <code>{location.pathname}</code>. Did you forget to add it to the table in{' '}
        <code>routes.tsx</code>?
      </p>
      <p>
        <Link to="/" className={css.back}>
          Back to Home
        </Link>
      </p>
    </div>
  );
}
