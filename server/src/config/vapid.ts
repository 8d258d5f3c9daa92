/** Domain suffixes that are not public. Some push services reject such a contact, and with it every message. */
const unreal = /(?:^|\.)(?:localhost|local|localdomain|internal|lan|home|invalid|test|example)$/i;

/** Returns true for a contact that push services accept: `mailto:` or `https:`, at a public domain. */
export function isVapidSubject(subject: string): boolean {
  const host = /^mailto:[^\s@]+@([^\s@]+)$/.exec(subject)?.[1] ?? httpsHostOf(subject);
  return host !== null && /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*[a-z]$/i.test(host) && !unreal.test(host);
}

/** Returns true for the unpadded base64url of this many bytes. */
export function isKeyOf(bytes: number): (key: string) => boolean {
  return (key) => /^[\w-]+$/.test(key) && Buffer.from(key, 'base64url').length === bytes;
}

function httpsHostOf(address: string): string | null {
  if (!address.startsWith('https://') || !URL.canParse(address)) return null;
  return new URL(address).hostname;
}
