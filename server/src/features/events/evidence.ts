import { type Audience, audienceOf } from '@vigil/common/access';
import type { Evidence, EvidenceOrigin, EvidenceTelling } from '@vigil/common/evidence';
import type { Report } from '@vigil/common/reports';
import { toPublicEvent } from '../../changes/public-event.ts';
import { glossOf } from '../../gazetteer/gloss.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { confirmationOf } from '../../timeline/confirmation.ts';
import { statementOf } from '../../timeline/event-statement.ts';
import { ledgersOf } from '../../timeline/ledgers.ts';
import { groupsOf, type Origin } from '../../timeline/origins.ts';
import { tellingsOf } from '../../timeline/tellings.ts';
import { readingOf } from './reading.ts';
import type { EventStore } from './store.ts';

interface EvidenceHandlerOptions {
  events: EventStore;
}

/** The evidence of an event, loaded on request. */
export function evidenceHandlers({ events }: EvidenceHandlerOptions): Pick<Handlers, 'evidence'> {
  return {
    evidence: async ({ params: { id }, person }) => {
      const record = await events.record(id);
      if (!record || !mayRead(record, audienceOf(person))) throw new Fault('notFound', 'There is no such event.');
      return toEvidence(record);
    },
  };
}

function toEvidence(record: EventRecord): Evidence {
  const origins = groupsOf(record.reports);
  const nameOf = new Map(origins.flatMap(({ name, reports }) => reports.map(({ item }) => [item, name] as const)));
  return {
    event: toPublicEvent(record),
    reports: record.reports.map((report) => {
      const { item, source, url, title, lang, publishedAt, side, claims, denials, statement } = report;
      return {
        ...{ item, source, url, title, lang, publishedAt, side, claims, denials },
        origin: nameOf.get(item) ?? source,
        reading: readingOf(report),
        ...(record.judgedBy === 'admin' && !statement && { isUnread: true as const }),
      };
    }),
    origins: origins.map(toOrigin),
    ledgers: ledgersOf(record).map((ledger) => ({
      ...ledger,
      rows: ledger.rows.map((row) => ({ ...row, claims: [...row.claims] })),
    })),
    tellings: sidesOf(record),
    reason: confirmationOf(record.reports).reason,
  };
}

/** As each side tells it. The archive's titles are ours. */
function sidesOf(record: EventRecord): EvidenceTelling[] {
  if (record.archived) return [];
  return tellingsOf(record.reports, statementOf(record)?.kind ?? null).map(({ group, report }) => {
    if (!report) return { group, quoted: null };
    const { item, title, lang, statement } = report;
    const gloss = lang && statement ? glossOf(statement, record.location) : undefined;
    return { group, quoted: { item, title, ...(lang && { lang }), ...(gloss && { gloss }) } };
  });
}

function toOrigin({ name, reports }: Origin<Report>): EvidenceOrigin {
  const sources = [...new Set(reports.map(({ source }) => source))].sort();
  return {
    name,
    sources,
    why: whyOne(
      name,
      sources,
      reports.filter(({ wire }) => wire),
    ),
  };
}

function whyOne(name: string, sources: readonly string[], credited: readonly Report[]): string {
  const crediting = new Set(credited.map(({ source }) => source)).size;
  if (sources.length === 1) return crediting > 0 ? `Credits ${name}.` : 'Its own report.';
  if (crediting === 0) return 'Near copies of one text.';
  const others = sources.length - crediting - (sources.includes(name) ? 1 : 0);
  const credits = `${crediting} of them ${crediting === 1 ? 'credits' : 'credit'} ${name}`;
  return others > 0 ? `${credits}; the others carry near copies of it.` : `${credits}.`;
}

function mayRead({ deletedAt }: EventRecord, audience: Audience): boolean {
  return audience === 'admin' || deletedAt === null;
}
