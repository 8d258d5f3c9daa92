import { toHttpUrl } from './addresses.ts';

/**
 * The base address in force within an element, empty where there is none: its own `xml:base`, read against the outer one
 * or else against the address of the document; the outer one where its own is no web address.
 */
export function innerBase(outer: string, own: string, documentUrl: string): string {
  return (own && toHttpUrl(own, outer || documentUrl)) || outer;
}

/** An address as the base in force makes it; unchanged where there is none, or where it is no web address. */
export function withBase(base: string, address: string): string {
  return base === '' ? address : (toHttpUrl(address, base) ?? address);
}
