import { Link } from '@tanstack/react-router';
import type { Analysis } from '@vigil/common/analysis';
import { useCallback } from 'react';
import { call } from '../../kit/client.ts';
import { readMoment } from '../../kit/moment.ts';
import { orNull } from '../../kit/or-null.ts';
import { Past, PastMessage } from '../../kit/Past.tsx';
import { useResource } from '../../kit/resource.ts';
import { Report, StrategicReport } from './StrategicReport.tsx';
import { defaults, useAnalysis } from './store.ts';

interface PastReportProps {
  id: number | undefined;
  /** Without a number: the moment that it was the latest at, as the address has it. */
  at: unknown;
}

/** An earlier report, as it was generated. If the address names no moment of the past, the latest report is shown. */
export function PastReport({ id, at }: PastReportProps) {
  const moment = readMoment(at, Date.now());
  if (id === undefined && 'fault' in moment) return <StrategicReport />;
  return <EarlierReport id={id} at={'iso' in moment ? moment.iso : ''} />;
}

function EarlierReport({ id, at }: { id: number | undefined; at: string }) {
  const load = useCallback(() => loadReport(id, at), [id, at]);
  const { data, hasFailed } = useResource(load);
  const latest = useAnalysis(({ data }) => data);
  const back = (
    <Link to="/" resetScroll={false}>
      {id === undefined ? 'Back to now' : 'Back to the latest'}
    </Link>
  );
  if (!data?.analysis || hasFailed) {
    const missing = id === undefined ? 'There was no report at that moment.' : undefined;
    return <PastMessage noun="report" missing={missing} isMissing={data !== null} hasFailed={hasFailed} back={back} />;
  }
  const { analysis } = data;
  return (
    <Past
      key={analysis.id}
      id={analysis.id}
      noun="report"
      at={analysis.generatedAt}
      latest={latest && { id: latest.id, at: latest.generatedAt }}
      back={back}
      isAside={id === undefined}
    >
      <Report analysis={analysis} isPast />
    </Past>
  );
}

async function loadReport(id: number | undefined, at: string): Promise<{ analysis: Analysis | null }> {
  const asked =
    id === undefined
      ? call('GET /api/analysis/latest', { query: { at } })
      : call('GET /api/analysis/:id', { params: { id: String(id) } });
  const analysis = await orNull(asked);
  return { analysis: analysis && { ...defaults, ...analysis } };
}
