import type { AlertLink, OfficialAlert } from '../alerts/alert.ts';
import type { Item } from '../item.ts';

/** The items of a document; throws a `Fault` if the bytes are of no such source. Runs in a worker. */
export type ItemReader = (bytes: Uint8Array, contentType: string | null, url: string) => Promise<Item[]>;

/** A kind of source: what its folder exports from `kind.ts`, and a row of `registry.ts`. */
export interface KindOfSource {
  /** Hosts, without `www.` and `m.`, whose addresses no other kind may claim; none if any server may have such a source. */
  hosts: readonly string[];
  /** The address to read, for an address as people copy it; null where this kind cannot be told by the address. */
  address: (url: URL) => string | null;
  /** Tells a document of this kind by its first 300 000 characters, where the address did not. */
  recognise: (text: string) => boolean;
  /** The address to read, by the page of a channel on one of its hosts that links to no feed; null where the page does not tell. */
  channelOfPage?: (html: string) => string | null;
  read: ItemReader;
  /** The document changes with each reading, by its counts of readers: only its items tell whether there is news. */
  hasCounters?: boolean;
  /** Links of the items that were deleted between those of one reading. */
  missingLinks?: (items: readonly Item[]) => string[];
  /** Of official alert channels alone: the messages that the channel shows. Throws a `Fault`. */
  readAlerts?: (text: string) => OfficialAlert[];
  /** Of alert channels whose document may be an index: the alerts that it links to. Throws a `Fault`. */
  alertLinks?: (text: string) => AlertLink[];
}

/** For kinds that are told by the document alone. */
export const noAddress = (): null => null;

/** For kinds that are told by the address alone. */
export const notByText = (): boolean => false;

/** The path of an address without slashes at its end. */
export function pathOf(url: URL): string {
  return url.pathname.replace(/\/+$/, '');
}
