const kinds = ['reset', 'confirm'] as const;

/** What a link of the form `/link#kind=secret` asks for; null for any other address. */
export function readSecret(hash: string): { kind: (typeof kinds)[number]; secret: string } | null {
  const [, named, secret] = /^#?(\w+)=([\w-]+)$/.exec(hash) ?? [];
  const kind = kinds.find((one) => one === named);
  return kind && secret ? { kind, secret } : null;
}
