import type { Stores } from '@vigil/server/stores';
import { archiveDrafts } from './archive.ts';
import { sources } from './data/sources.ts';
import { trustedSources } from './data/trusted-sources.ts';

type Filled = Record<'archived events' | 'sources' | 'trusted sources', number>;

/**
 * Fills what is empty: a list that an administrator has edited stays as it is. Archived events are
 * known by their items, so that none is added twice and an erased one stays away.
 */
export async function fill(stores: Stores, at: Date): Promise<Filled> {
  const { appended } = await stores.events.append(await unknownDrafts(stores));
  const hasSources = (await stores.sources.counts()).total > 0;
  const hasTrusted = !(await stores.trustedSources.isEmpty());
  if (!hasSources)
    for (const { name, url, side, reliability } of sources) await stores.sources.add({ name, url, side, reliability });
  if (!hasTrusted) for (const source of trustedSources) await stores.trustedSources.add(source, at);
  return {
    'archived events': appended,
    sources: hasSources ? 0 : sources.length,
    'trusted sources': hasTrusted ? 0 : trustedSources.length,
  };
}

async function unknownDrafts(stores: Stores) {
  const drafts = archiveDrafts();
  const known = await stores.events.knownItems(drafts.flatMap(({ item }) => item ?? []));
  return drafts.filter(({ item }) => !item || !known.has(item));
}
