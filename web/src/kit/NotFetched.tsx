/** In place of a view that the user has opened and that could not be fetched. */
export function NotFetched() {
  return <p role="alert">This view could not be fetched. Please reload the page when there is a connection.</p>;
}
