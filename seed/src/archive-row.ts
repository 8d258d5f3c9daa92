import type { EventType, Figure, Place, UrgencyLevel } from '@vigil/common/events';
import type { Statement } from '@vigil/reader';

/** What a row says, given by hand. `again` is left out where the row neither repeats an act nor follows one up. */
export type ArchiveStatement = Pick<Statement, 'kind' | 'reality' | 'by' | 'on' | 'country'> &
  Partial<Pick<Statement, 'again'>>;

/** A documented event of the past, as the archive keeps it. */
export interface ArchiveRow {
  /** A day (`2024-01-15`), or a minute in UTC where the hour is known (`2024-04-13T02:43Z`). */
  date: string;
  title: string;
  summary: string;
  location: string;
  place: Place;
  eventType: EventType;
  urgencyLevel: UrgencyLevel;
  statement: ArchiveStatement;
  figures: Figure[];
  /** At least two publishers that reported it. `origin` is the agency or outlet whose text a publisher carried. */
  sources: { name: string; url: string; origin?: string }[];
}
