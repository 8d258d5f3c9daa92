/** Endings that no public domain has. Some push services refuse a contact there, and with it every message. */
const unreal = /(?:^|\.)(?:localhost|local|localdomain|internal|lan|home|invalid|test|example)$/i;

/** A contact that push services accept: `mailto:` or `https:`, at a domain as the public internet has them. */
export function isVapidSubject(subject: string): boolean {
  const host = /^mailto:[^\s@]+@([^\s@]+)$/.exec(subject)?.[1] ?? httpsHostOf(subject);
  return host !== null && /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*[a-z]$/i.test(host) && !unreal.test(host);
}

/** base64url of so many bytes, without the signs that fill it up. */
export function isKeyOf(bytes: number): (key: string) => boolean {
  return (key) => /^[\w-]+$/.test(key) && Buffer.from(key, 'base64url').length === bytes;
}

function httpsHostOf(address: string): string | null {
  if (!address.startsWith('https://') || !URL.canParse(address)) return null;
  return new URL(address).hostname;
}
