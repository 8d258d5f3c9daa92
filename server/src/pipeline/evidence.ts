import type { ReportEvidence } from '@vigil/common/reports';
import type { Side } from '@vigil/common/sources';
import type { SourceStore } from '../features/sources/store.ts';
import { readFigures } from './figures/read-figures.ts';
import { agencyOf } from './origins/agencies.ts';
import { attributionOf } from './origins/attribution.ts';
import { creditOf, type TitledText } from './origins/credit.ts';
import { printOf } from './origins/print.ts';

/**
 * Reads from the words of a report who first reported it, whose word it passes on or whose denial, and its figures.
 * What an agency of one side reports is that side's word in any outlet. A third party that passes on the word of an ally of a
 * side speaks for that ally alone, and the United States are the ally of Israel here. `side`: undefined where it is not known.
 */
export function readEvidence(text: TitledText, source: { name: string; side?: Side | undefined }): ReportEvidence {
  const credit = creditOf(text, source.name);
  const { claims, denials, isOfRole, allyOf } = attributionOf(text);
  const voice = credit?.side === 'israeli' || credit?.side === 'iranian' ? credit.side : null;
  const isOwnVoice = voice === null || claims.length > 0 || denials.length > 0 || source.side === voice;
  const quoted = isOwnVoice ? claims : [voice];
  const isOfAlly = allyOf !== null && voice === null && source.side === 'third';
  const figures = readFigures(text);
  return {
    origin: credit?.name ?? agencyOf(source.name)?.name ?? source.name,
    ...(credit && { wire: true }),
    ...(isOfAlly ? { allyOf } : source.side && { side: source.side }),
    ...(quoted.length > 0 && { claims: quoted }),
    ...(denials.length > 0 && { denials }),
    ...(isOfRole && { isOfRole }),
    ...(figures.length > 0 && { figures }),
    print: printOf(text),
  };
}

/**
 * For texts that come from an administrator: the side of each named publisher is that of the source of this name, or
 * of the agency that it is.
 */
export function createEvidenceReader(sources: SourceStore) {
  return async (text: TitledText, names: string[]): Promise<ReportEvidence[]> => {
    const sides = new Map((await sources.list()).map(({ name, side }) => [name.toLowerCase(), side]));
    const sideOf = (name: string) => sides.get(name.toLowerCase()) ?? agencyOf(name)?.side;
    return names.map((name) => readEvidence(text, { name, side: sideOf(name) }));
  };
}
