export type LinkKind = 'reset';

/** What a link of the form `/link#kind=secret` asks for; null for any other address. */
export function readSecret(hash: string): { kind: LinkKind; secret: string } | null {
  const [, kind, secret] = /^#?(reset)=([\w-]+)$/.exec(hash) ?? [];
  return kind && secret ? { kind: 'reset', secret } : null;
}
