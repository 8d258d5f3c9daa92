import { type SourceKind, sourceKinds } from '@vigil/common/sources';
import { kinds } from './registry.ts';

export interface KindAddress {
  kind: SourceKind;
  /** The address that is read. */
  url: string;
}

/**
 * The kind of source that an address names, with the address to read; null where only the page tells. An address of a host
 * that belongs to one kind is of that kind or of none.
 */
export function kindOfAddress(address: string): KindAddress | null {
  const url = new URL(address);
  const owners = ownersOf(url);
  const candidates = owners.length > 0 ? owners : sourceKinds.filter((kind) => kinds[kind].hosts.length === 0);
  for (const kind of candidates) {
    const found = kinds[kind].address(url);
    if (found) return { kind, url: found };
  }
  return null;
}

/** The kinds that the host of an address belongs to. */
export function ownersOf(url: URL): SourceKind[] {
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  return sourceKinds.filter((kind) => kinds[kind].hosts.includes(host));
}
