import type { ArchiveEvent } from './archive.ts';
import type { OutletKey } from './data/outlets.ts';
import type { OutletTexts } from './outlet-texts.ts';
import { claimOf, correctionOf, denialOf, firstCountOf, type Nation, type Phrased, quoteOf } from './phrases.ts';

/** A report of an event by one of the replay's outlets. */
interface OutletReport extends Phrased {
  outlet: OutletKey;
  /** Milliseconds after the first report of the event, at the usual speed. */
  afterMs: number;
}

/** An event and the words of the outlets. */
export interface ReplayEvent {
  event: ArchiveEvent;
  texts: OutletTexts;
}

/**
 * The reports of an event in the order in which they appear. The event's id chooses among wordings, and which events
 * the Courier copies. An event that is not urgent is reported by one outlet alone.
 */
export function reportsOf({ event, texts }: ReplayEvent): OutletReport[] {
  const turn = Number.parseInt(event.id.slice(-4), 16);
  const first = { title: texts.wire ?? event.title, text: texts.wireText ?? event.summary };
  const reports = texts.only ? ofOneSide(texts, texts.only, first, turn) : ofAll(event, texts, first, turn);
  return reports.map((report, at) => ({ ...report, afterMs: at === 0 ? 0 : 2_000 + at * 5_000 }));
}

type Untimed = Omit<OutletReport, 'afterMs'>;

/** Only one side reports, and a third party passes its word on. */
function ofOneSide(texts: OutletTexts, side: Nation, first: Phrased, turn: number): Untimed[] {
  const clause = texts[side];
  const own: Untimed = { outlet: side, ...first };
  if (!clause) return [own];
  return turn % 2 === 0
    ? [own, { outlet: `${side}Monitor`, ...claimOf(side, clause, texts, turn) }]
    : [own, { outlet: 'observer', ...quoteOf(side, clause, texts, turn) }];
}

function ofAll({ urgencyLevel }: ArchiveEvent, texts: OutletTexts, first: Phrased, turn: number): Untimed[] {
  const { other, israel, iran, denial, toll } = texts;
  const wire: Untimed = { outlet: 'wire', ...first };
  const copy: Untimed = { outlet: 'courier', title: other?.[0] ?? first.title, text: first.text };
  const isUrgent = urgencyLevel !== 'medium' || israel !== undefined || iran !== undefined || denial !== undefined;
  if (!isUrgent) return turn % 2 === 0 ? [wire] : [wire, copy];
  const claims = (['israel', 'iran'] as const).flatMap((nation): Untimed[] => {
    const clause = texts[nation];
    return clause ? [{ outlet: nation, ...claimOf(nation, clause, texts, turn) }] : [];
  });
  return [
    wire,
    ...(other ? [{ outlet: 'agency' as const, title: other[0], text: withCount(other[1], toll) }] : []),
    // Which side comes first changes from event to event.
    ...(turn % 2 === 0 ? claims : claims.reverse()),
    ...(turn % 3 === 0 ? [copy] : []),
    ...(denial ? [{ outlet: denial.by, ...denialOf(denial) }] : []),
    ...(toll ? [{ outlet: 'agency' as const, ...correctionOf(toll) }] : []),
  ];
}

function withCount(text: string, toll: OutletTexts['toll']): string {
  return toll ? `${text} ${firstCountOf(toll)}` : text;
}
