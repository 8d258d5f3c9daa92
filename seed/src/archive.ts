import { createHash } from 'node:crypto';
import type { Report } from '@vigil/common/reports';
import type { Statement } from '@vigil/reader';
import { readEvidence } from '@vigil/server/pipeline/evidence';
import { agencyOf } from '@vigil/server/pipeline/origins/agencies';
import { type Added, type EventDraft, ops } from '@vigil/server/timeline/change';
import { certain } from '@vigil/server/timeline/stated';
import type { ArchiveRow, ArchiveStatement } from './archive-row.ts';
import { archive2024 } from './data/archive/2024.ts';
import { archive2025 } from './data/archive/2025.ts';
import { archive2026 } from './data/archive/2026.ts';
import { sources } from './data/sources.ts';

/** A row with its identity and its place in time. */
export interface ArchiveEvent extends ArchiveRow {
  id: string;
  timestamp: Date;
  precision: 'time' | 'day';
}

/** All rows, in order of time. */
export function archiveEvents(): ArchiveEvent[] {
  return [archive2024, archive2025, archive2026].flatMap(dated).sort((a, b) => +a.timestamp - +b.timestamp);
}

/** The archive as changes to append to an empty log, oldest first. Throws where a row breaks the contract. */
export function archiveDrafts(): EventDraft[] {
  return archiveEvents().map((event) => {
    const data: Added = ops.add.parse(toAdded(event));
    return { op: 'add', eventId: event.id, item: data.reports[0]?.item ?? null, by: 'archive', data };
  });
}

/** The identity of an event's report: one link may be evidence of several events. */
export function reportId(eventId: string, url: string): string {
  return `a-${digest(`${eventId}\n${url}`).slice(0, 32)}`;
}

/**
 * Where only the day is known, the event stands at noon UTC, the instant that falls on the same
 * day in nearly every time zone; the events of one day follow each other by a second, as written.
 */
function dated(rows: ArchiveRow[]): ArchiveEvent[] {
  const sameDay = new Map<string, number>();
  return rows.map((row) => {
    const id = `a-${digest(row.date + row.title).slice(0, 16)}`;
    if (row.date.includes('T')) return { ...row, id, timestamp: new Date(row.date), precision: 'time' };
    const before = sameDay.get(row.date) ?? 0;
    sameDay.set(row.date, before + 1);
    const noon = Date.parse(`${row.date}T12:00:00Z`);
    return { ...row, id, timestamp: new Date(noon + before * 1000), precision: 'day' };
  });
}

function toAdded({ id, date: _, sources, timestamp, statement: stated, ...row }: ArchiveEvent): Added {
  const statement = toStatement(stated, row);
  return {
    ...row,
    timestamp: timestamp.toISOString(),
    imageUrls: [],
    videoUrls: [],
    judgedBy: 'archive',
    archived: true,
    // When each article appeared is not recorded; its title is the archive's, not the publisher's.
    reports: sources.map(({ name, url, origin }) => ({
      item: reportId(id, url),
      source: name,
      url,
      title: row.title,
      publishedAt: null,
      ...voiceOf(row, name, origin),
      statement,
    })),
  };
}

/** What a row says, by hand: certain, and without spans and vector, which its reports' own words would have. */
function toStatement(
  stated: ArchiveStatement,
  { eventType, urgencyLevel }: Pick<ArchiveRow, 'eventType' | 'urgencyLevel'>,
): Statement {
  return {
    ...{
      model: 'archive',
      relevance: 1,
      type: eventType,
      urgency: certain(urgencyLevel),
      kindChance: 1,
      again: '',
      spans: [],
    },
    ...stated,
  };
}

/**
 * Its words are the archive's own: its title is read for whose word it passes on, not for copies or figures. A summary quotes
 * the sides on this and that.
 */
function voiceOf({ title }: Pick<ArchiveRow, 'title'>, name: string, wire: string | undefined): Partial<Report> {
  const { claims, denials, isOfRole } = readEvidence({ title, summary: '' }, { name });
  const side = sideOf.get(name) ?? agencyOf(name)?.side ?? 'third';
  const origin = wire ? { origin: wire, wire: true } : { origin: agencyOf(name)?.name ?? name };
  return { ...origin, side, ...(claims && { claims }), ...(denials && { denials }), ...(isOfRole && { isOfRole }) };
}

const sideOf = new Map(sources.map(({ name, side }) => [name, side]));

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
