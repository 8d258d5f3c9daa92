import { ConnectionString } from 'mongodb-connection-string-url';

const suffix = '-newsroom';

/**
 * The address of the newsroom's own database on the server of `MONGODB_URI`: the name of the configured one with
 * `-newsroom` behind it. The replay empties its database at the start and never touches the configured one. A user of
 * the configured database goes on signing in there.
 */
export function newsroomDatabase(uri: string): { uri: string; name: string } {
  const address = new ConnectionString(uri);
  const configured = decodeURIComponent(address.pathname.replace(/^\//, ''));
  const name = `${configured || 'vigil'}${suffix}`;
  const { username, searchParams } = address;
  const byPassword = /^(?:SCRAM-.*)?$/.test(searchParams.get('authMechanism') ?? '');
  if (username !== '' && byPassword && !searchParams.has('authSource'))
    searchParams.set('authSource', configured || 'admin');
  address.pathname = `/${encodeURIComponent(name)}`;
  return { uri: address.href, name };
}
