import type { ArchiveEvent } from './archive.ts';
import type { OutletKey } from './data/outlets.ts';
import { claimOf, correctionOf, denialOf, firstCountOf, type Nation, type Phrased, quoteOf } from './phrases.ts';
import type { Retold } from './retold-row.ts';

/** A report of an event by one of the replay's outlets. */
export interface Telling extends Phrased {
  outlet: OutletKey;
  /** Milliseconds after the first report of the event, at the usual speed. */
  afterMs: number;
}

/** An event and the words in which it is retold. */
export interface RetoldEvent {
  event: ArchiveEvent;
  retold: Retold;
}

/**
 * The reports of an event in the order in which they appear. The event's id chooses among wordings, and which events
 * the Courier copies. What is not pressing is told by one outlet alone.
 */
export function retell({ event, retold }: RetoldEvent): Telling[] {
  const turn = Number.parseInt(event.id.slice(-4), 16);
  const first = { title: retold.wire ?? event.title, text: retold.wireText ?? event.summary };
  const tellings = retold.only ? ofOneSide(retold, retold.only, first, turn) : ofAll(event, retold, first, turn);
  return tellings.map((telling, at) => ({ ...telling, afterMs: at === 0 ? 0 : 2_000 + at * 5_000 }));
}

type Untimed = Omit<Telling, 'afterMs'>;

/** Only one side reports, and a third party passes its word on. */
function ofOneSide(retold: Retold, side: Nation, first: Phrased, turn: number): Untimed[] {
  const clause = retold[side];
  const own: Untimed = { outlet: side, ...first };
  if (!clause) return [own];
  return turn % 2 === 0
    ? [own, { outlet: `${side}Monitor`, ...claimOf(side, clause, retold, turn) }]
    : [own, { outlet: 'observer', ...quoteOf(side, clause, retold, turn) }];
}

function ofAll({ urgencyLevel }: ArchiveEvent, retold: Retold, first: Phrased, turn: number): Untimed[] {
  const { other, israel, iran, denial, toll } = retold;
  const wire: Untimed = { outlet: 'wire', ...first };
  const copy: Untimed = { outlet: 'courier', title: other?.[0] ?? first.title, text: first.text };
  const isPressing = urgencyLevel !== 'medium' || israel !== undefined || iran !== undefined || denial !== undefined;
  if (!isPressing) return turn % 2 === 0 ? [wire] : [wire, copy];
  const claims = (['israel', 'iran'] as const).flatMap((nation): Untimed[] => {
    const clause = retold[nation];
    return clause ? [{ outlet: nation, ...claimOf(nation, clause, retold, turn) }] : [];
  });
  return [
    wire,
    ...(other ? [{ outlet: 'agency' as const, title: other[0], text: withCount(other[1], toll) }] : []),
    // Which side is heard first changes from event to event.
    ...(turn % 2 === 0 ? claims : claims.reverse()),
    ...(turn % 3 === 0 ? [copy] : []),
    ...(denial ? [{ outlet: denial.by, ...denialOf(denial) }] : []),
    ...(toll ? [{ outlet: 'agency' as const, ...correctionOf(toll) }] : []),
  ];
}

function withCount(text: string, toll: Retold['toll']): string {
  return toll ? `${text} ${firstCountOf(toll)}` : text;
}
