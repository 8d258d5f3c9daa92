import { useSession } from '../features/session/store.ts';

/** Where questions and requests go: the address that the operator has set, else the usual one of the site's host. */
export function Contact({ lead }: { lead: string }) {
  const isKnown = useSession(({ site }) => site !== null);
  const email = useSession(({ site }) => site?.contactEmail);
  const address = email ?? `contact@${location.hostname}`;
  return (
    <p>
      {lead} <a href={`mailto:${address}`}>{address}</a>.
      {isKnown &&
        !email &&
        ' The operator of this site has not set a contact address; this is the usual one of its host.'}
    </p>
  );
}
