import { maxAheadMs } from '@vigil/common/events';
import { cleanImageUrl } from '@vigil/common/media';
import type { ReportEvidence } from '@vigil/common/reports';
import type { Statement } from '@vigil/reader';
import { glossOf } from '../gazetteer/gloss.ts';
import { placeOf } from '../gazetteer/place-of.ts';
import { judge, withoutAlarm } from '../judge/judgement.ts';
import type { Matcher } from '../judge/matcher.ts';
import { recognise } from '../judge/recognise.ts';
import { type Language, languageOf } from '../language/language.ts';
import type { ChangeDraft, StoredReport } from '../timeline/change.ts';
import { readForeignFigures } from './figures/foreign.ts';
import { evidenceOf } from './kinds/channel-evidence.ts';
import type { LateEvent } from './resettle.ts';
import { type Fresh, timeOf } from './unseen.ts';

/** What an item becomes: no draft if it is not relevant, `late` if it began something again. */
interface Drafted {
  draft: ChangeDraft | null;
  late: LateEvent | null;
}

const nothing: Drafted = { draft: null, late: null };

/** Judges an item by its statement. Rejects with a `ReaderError` if it cannot be compared with known events. */
export async function toDraft(
  { source, id, item }: Fresh,
  statement: Statement,
  now: Date,
  matcher: Matcher,
): Promise<Drafted> {
  const at = new Date(timeOf(item, now));
  // A date ahead of now by more than clocks differ is discarded.
  const publishedAt = item.publishedAt && item.publishedAt.getTime() <= now.getTime() + maxAheadMs ? at : null;
  const { title, summary } = item;
  // The reader has learned four languages; a card has no line in English for any other one.
  const language = languageOf(`${title} ${summary.slice(0, 400)}`, source.language?.tag);
  if (language === 'other') return nothing;
  const judgement = judge(statement, placeOf(statement, { title, summary }));
  const { location, place, eventType } = judgement;
  const evidence = { ...evidenceOf(item, source), ...figuresOf(language, title, statement) };
  const stated = { at: at.getTime(), title, statement, location, place, figures: evidence.figures ?? [] };
  const { eventId, isNew, isEarlier, isSite, againOf, clear, possiblySame } = await recognise(matcher, {
    ...{ id, stated, judgement },
  });
  if (!eventId) return nothing;
  const urgencyLevel = item.isDateUnread ? withoutAlarm(judgement.urgencyLevel) : judgement.urgencyLevel;
  const foreign = foreignOf(language, statement, location);
  const report: StoredReport = {
    item: id,
    source: source.name,
    url: item.link ?? '',
    title,
    publishedAt: publishedAt?.toISOString() ?? null,
    ...(!publishedAt && { seenAt: now.toISOString() }),
    ...evidence,
    ...(isImpact(statement) && { impact: true as const }),
    ...foreign,
    urgencyLevel,
    statement,
  };
  const imageUrls = item.imageUrls.flatMap((url) => cleanImageUrl(url) ?? []);
  const header = { item: id, eventId, by: 'pipeline' };
  if (!isNew) {
    const data = {
      ...{ report, imageUrls, urgencyLevel, eventType },
      ...(place && { location, place }),
      ...(place && isSite && { isSite }),
      ...(isEarlier && publishedAt && { timestamp: publishedAt.toISOString() }),
    };
    return { draft: { ...header, op: 'report', data }, late: null };
  }
  const data = {
    title,
    ...foreign,
    ...{ summary, location, place, eventType, urgencyLevel },
    timestamp: at.toISOString(),
    precision: publishedAt ? ('time' as const) : ('none' as const),
    imageUrls,
    videoUrls: item.videoUrls,
    figures: [],
    judgedBy: 'reader' as const,
    archived: false,
    ...(possiblySame.length > 0 && { possiblySame }),
    reports: [report],
  };
  const draft = { ...header, op: 'add' as const, data };
  return { draft, late: againOf !== null || clear !== null ? { draft, againOf, clear } : null };
}

/** The language of the title and an English line for it; nothing for English. */
function foreignOf(language: Language, statement: Statement, location: string) {
  if (language === 'en' || language === 'other') return {};
  const gloss = glossOf(statement, location);
  return { lang: language, ...(gloss && { gloss }) };
}

/** The numbers of a title in another language. What is planned or only talked about counts nothing. */
function figuresOf(language: Language, title: string, { reality }: Statement): Pick<ReportEvidence, 'figures'> {
  if (language === 'en' || language === 'other' || reality !== 'done') return {};
  const figures = readForeignFigures(title);
  return figures.length > 0 ? { figures } : {};
}

/** Besides casualties that are counted (`movedOf`). A toll without them may be of people who were displaced. */
function isImpact({ kind, reality }: Statement): boolean {
  return reality === 'done' && kind === 'leader-killed';
}
