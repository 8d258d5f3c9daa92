import type { ReportEvidence } from '@vigil/common/reports';
import { channelKinds } from '@vigil/common/sources';
import type { SourceRow } from '../../features/sources/store.ts';
import { readEvidence } from '../evidence.ts';
import type { Item } from '../item.ts';

type Publisher = Pick<SourceRow, 'name' | 'side' | 'kind' | 'official'>;

/**
 * The evidence of an item. A post of a channel is the claim of its side. One of neither side speaks for no side, so that it
 * confirms nothing, unless it is official.
 */
export function evidenceOf(item: Pick<Item, 'title' | 'summary'>, source: Publisher): ReportEvidence {
  const evidence = readEvidence(item, source);
  if (!channelKinds.has(source.kind)) return evidence;
  const { side, claims, denials } = evidence;
  if (side === 'israeli' || side === 'iranian') return claims || denials ? evidence : { ...evidence, claims: [side] };
  const { side: _, ...voiceless } = evidence;
  return source.official ? evidence : voiceless;
}
