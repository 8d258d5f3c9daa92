import type { Evidence as EventEvidence, EvidenceLedger, EvidenceReport, OutletGroup } from '@vigil/common/evidence';
import type { ReportParty } from '@vigil/common/reports';
import { type PropsWithChildren, Suspense, use, useCallback } from 'react';
import { call } from '../../kit/client.ts';
import { lazyPart } from '../../kit/lazy-part.ts';
import { webAddress } from '../../kit/links.ts';
import { NotFetched } from '../../kit/NotFetched.tsx';
import { useResource } from '../../kit/resource.ts';
import { formatRecent } from '../../kit/time.ts';
import { plural } from '../../kit/words.ts';
import css from './Evidence.module.css';
import { useHeld } from './held.ts';
import { MarkedTitle, MarksLegend, ReadingLine } from './Reading.tsx';
import { ForAdmin } from './tools.tsx';
import { Withdrawn } from './Withdrawn.tsx';

/** For administrators alone, with the code of forms. */
const CorrectReport = lazyPart(() => import('./CorrectReport.tsx'), 'CorrectReport', NotFetched);

export interface EvidenceProps {
  id: string;
  /** Change number of the event. The shown evidence stays until the new one is loaded. */
  seq: number;
  /** 'Evidence', 'History', or the name of a figure. */
  what: string;
  isOfFigure?: boolean;
}

type OfEvent = Pick<EvidenceProps, 'id' | 'seq'>;

/** The evidence or the history of an event. Both are fetched on demand, like this code. */
export function Evidence({ id, seq, what, isOfFigure = false }: EvidenceProps) {
  if (isOfFigure) return <FigureRows id={id} seq={seq} what={what} />;
  return what === 'History' ? <History id={id} seq={seq} /> : <Origins id={id} seq={seq} />;
}

function useEventDetail({ id, seq }: OfEvent) {
  return useResource(
    useCallback(() => call('GET /api/events/:id', { params: { id } }), [id]),
    { version: seq },
  );
}

/** Why the event has its marks, and its reports by origin. */
function Origins(props: OfEvent) {
  const { data, hasFailed } = useEventDetail(props);
  const mayCorrect = use(ForAdmin);
  if (!data) return <Waiting id={props.id} hasFailed={hasFailed} />;
  return (
    <section className={css.panel} aria-label="Evidence">
      <Withdrawn id={props.id} />
      <p>{data.reason}</p>
      <MarksLegend reports={data.reports} />
      <ul className={css.origins}>
        {data.origins.map(({ name, sources, why }) => (
          <li key={name}>
            <p>
              <b dir="auto">{name}</b>{' '}
              <span>{sources.length > 1 ? `${plural(sources.length, 'source')}. ${why}` : why}</span>
            </p>
            <ul>
              {data.reports
                .filter(({ origin }) => origin === name)
                .map((report) => (
                  <li key={report.item}>
                    <ReportLine report={report} />
                    {mayCorrect && data.event.deletedAt === null && (
                      <Suspense>
                        <CorrectReport event={data.event} report={report} />
                      </Suspense>
                    )}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <Tellings {...data} />
    </section>
  );
}

/** The best title of the outlets of each side, and which of them do not tell it. One side alone is no comparison. */
function Tellings({ tellings = [], reports }: Pick<EventEvidence, 'tellings' | 'reports'>) {
  if (tellings.filter(({ quoted }) => quoted).length < 2) return null;
  return (
    <>
      <p className={css.sides}>As each side tells it</p>
      <ul className={css.origins}>
        {tellings.map(({ group, quoted }) => {
          const report = reports.find(({ item }) => item === quoted?.item);
          return (
            <li key={group}>
              <b>{groupNames[group]}</b>{' '}
              {quoted && report ? (
                <>
                  <When at={report.publishedAt} /> <bdi>{report.source}</bdi>
                  <br />
                  <Link url={report.url} lang={quoted.lang}>
                    {quoted.title}
                  </Link>
                  {quoted.gloss && (
                    <>
                      <br />
                      <em>By the reader: {quoted.gloss}</em>
                    </>
                  )}
                </>
              ) : (
                'No report of it was read.'
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const groupNames: Record<OutletGroup, string> = {
  israeli: 'Israeli outlets',
  iranian: 'Iranian outlets',
  arab: 'Arab outlets',
  western: 'Western outlets',
  other: 'Other outlets',
};

function ReportLine({ report }: { report: EvidenceReport }) {
  const { source, url, lang, publishedAt, side, claims, denials, isUnread } = report;
  return (
    <>
      <When at={publishedAt} /> <bdi>{source}</bdi> <em>{voiceOf(side, claims, denials)}</em>
      {isUnread && <em> Not read by the built-in reader.</em>}
      <br />
      <Link url={url} lang={lang}>
        <MarkedTitle {...report} />
      </Link>
      <ReadingLine {...report} />
    </>
  );
}

const peoples: Record<ReportParty, string> = { israeli: 'Israeli', iranian: 'Iranian' };
const names: Record<ReportParty, string> = { israeli: 'Israel', iranian: 'Iran' };

function voiceOf(side: EvidenceReport['side'], claims: ReportParty[] = [], denials: ReportParty[] = []): string {
  const own = side === undefined ? 'side not known' : side === 'third' ? 'third party' : peoples[side];
  const said = claims.map((party) => `quotes ${names[party]}`);
  const denied = denials.map((party) => `${names[party]} denies`);
  return [own, ...said, ...denied].join(', ');
}

/** The rows of the history of a figure. */
function FigureRows({ what, ...props }: OfEvent & { what: string }) {
  const { data, hasFailed } = useEventDetail(props);
  const ledger = data?.ledgers.find((one) => one.what === what);
  return (
    <dd className={css.figure}>
      {ledger ? <Withdrawn id={props.id} /> : <Waiting id={props.id} hasFailed={hasFailed} />}
      <ol className={css.rows}>
        {ledger?.rows.map((row) => (
          <li key={`${row.at} ${row.by} ${row.value} ${row.url}`}>
            <FigureRow row={row} />
          </li>
        ))}
      </ol>
    </dd>
  );
}

function FigureRow({ row: { at, value, by, claims, isDenial, words, url } }: { row: EvidenceLedger['rows'][number] }) {
  const said = claims.map((party) => `${names[party]} ${isDenial ? 'denies' : 'says'}`).join(', ');
  return (
    <>
      <When at={at} /> <b>{value}</b> <bdi>{by}</bdi>
      {said && `, ${said}`}
      <br />
      <Link url={url}>{words || 'Read the report'}</Link>
    </>
  );
}

/** What happened to an event, from the log. */
function History({ id, seq }: OfEvent) {
  const load = useCallback(() => call('GET /api/events/:id/history', { params: { id } }), [id]);
  const { data, hasFailed } = useResource(load, { version: seq });
  if (!data) return <Waiting id={id} hasFailed={hasFailed} />;
  return (
    <section className={css.panel} aria-label="History">
      <Withdrawn id={id} />
      <ol className={css.rows}>
        {data.map(({ seq, at, by, what }) => (
          <li key={seq}>
            <When at={at} /> <span dir="auto">{what}</span>, <em>{by}</em>
          </li>
        ))}
      </ol>
    </section>
  );
}

function When({ at }: { at: string | null }) {
  return at ? <time dateTime={at}>{formatRecent(at, Date.now())}</time> : <span>Undated</span>;
}

interface LinkProps {
  url: string;
  /** The language of the words; English if missing. */
  lang?: string | undefined;
}

function Link({ url, lang, children }: PropsWithChildren<LinkProps>) {
  const address = webAddress(url);
  if (!address)
    return (
      <span dir="auto" lang={lang}>
        {children}
      </span>
    );
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" dir="auto" lang={lang}>
      {children}
    </a>
  );
}

function Waiting({ id, hasFailed }: { id: string; hasFailed: boolean }) {
  const isThere = useHeld(id, true) === undefined;
  return (
    <div className={css.wait}>
      <Withdrawn id={id} />
      {isThere && (hasFailed ? 'This could not be loaded. Please try again.' : 'Loading...')}
    </div>
  );
}
