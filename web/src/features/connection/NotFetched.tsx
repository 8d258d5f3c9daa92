import { isOffline, useConnection } from './store.ts';

/** In place of a view that the user has opened and that could not be fetched. */
export function NotFetched() {
  const isCutOff = useConnection(isOffline);
  return (
    <p role="alert">
      {isCutOff
        ? 'This view could not be fetched. It is tried again when there is a connection.'
        : 'This view could not be fetched. Please reload the page.'}
    </p>
  );
}
