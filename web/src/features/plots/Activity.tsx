import { urgencyLevels } from '@vigil/common/listing';
import { useId, useMemo, useState } from 'react';
import { AsTable } from '../../kit/plot/AsTable.tsx';
import { PlotHead } from '../../kit/plot/PlotHead.tsx';
import { SegmentedControl } from '../../kit/SegmentedControl.tsx';
import { formatBareDay } from '../../kit/time.ts';
import { UrgencyIcon } from '../../kit/UrgencyShape.tsx';
import { capitalise, formatNumber, plural } from '../../kit/words.ts';
import css from './Activity.module.css';
import { Bars } from './Bars.tsx';
import { type ActivitySpan, spans } from './bins.ts';
import { Swatch } from './patterns.tsx';
import { useActivity } from './use-activity.ts';
import { barWords, countsInWords, unknowns } from './words.ts';

/** How many events there were in each hour, by urgency. It follows the timeline as it changes. */
export function Activity() {
  const id = useId();
  const [chosen, choose] = useState<ActivitySpan | null>(null);
  const { span, activity, isPast, isMoment } = useActivity(chosen);
  const { bins, totals } = activity;
  const words = useMemo(() => barWords(span.unit), [span.unit]);
  const [first, last] = [bins[0]?.from ?? 0, bins.at(-1)?.from ?? 0];
  const total = bins.reduce((sum, bin) => sum + bin.total, 0);
  const isUnknown = total === 0 && bins.every(({ state }) => state === 'unread' || state === 'unobserved');
  const title = `Events per ${span.unit} by urgency`;
  return (
    <figure aria-labelledby={id}>
      <PlotHead
        id={id}
        title={title}
        subtitle={
          isPast ? `The ${span.name} until ${formatBareDay(new Date(last).toISOString())}` : `Last ${span.name}`
        }
      >
        <SegmentedControl
          label="How far back"
          all={spans.map(({ name }) => name)}
          chosen={span.name}
          onChoose={(name) => choose(spans.find((one) => one.name === name) ?? null)}
        />
      </PlotHead>
      <ul
        className={css.legend}
        aria-label={
          isUnknown ? capitalise(unknowns[bins.at(-1)?.state ?? 'unread']) : countsInWords({ total, counts: totals })
        }
      >
        {urgencyLevels.map((level) => (
          <li key={level}>
            <UrgencyIcon level={level} />
            <Swatch level={level} />
            {capitalise(level)} <b>{isUnknown ? '–' : formatNumber(totals[level])}</b>
          </li>
        ))}
      </ul>
      <Bars title={title} bins={bins} perLine={span.perLine} words={words} />
      <Notes span={span} activity={activity} isPast={isPast} isMoment={isMoment} />
      <AsTable
        caption={`${title}, ${words.full(first)} to ${words.full(last)}`}
        head={[capitalise(span.unit), 'All', ...urgencyLevels.map(capitalise), 'Remark']}
        rows={() =>
          bins.toReversed().map(({ from, total, counts, state }) => ({
            key: String(from),
            cells: [
              words.full(from),
              total,
              ...urgencyLevels.map((level) => counts[level]),
              capitalise(unknowns[state]),
            ],
          }))
        }
      />
    </figure>
  );
}

/** Notes about what the bars do not show. */
function Notes({ span, activity: { bins, vague, later }, isPast, isMoment }: ReturnType<typeof useActivity>) {
  const { full, note } = barWords(span.unit);
  const unread = bins.find(({ state }) => state === 'unread');
  const sinceWhen = unread === bins[0] ? 'in all this time' : `since ${full(unread?.from ?? 0)}`;
  const notes = [
    isPast &&
      !isMoment &&
      'The newest events are documented ones of the archive, so the window ends with them and not now.',
    unread && `No feed was read ${sinceWhen}: that time is not quiet, it is unseen.`,
    bins.some(({ state }) => state === 'unobserved') &&
      'Hatched days without an event were not observed: no report of them was read in time, so they are unknown.',
    bins.some(({ state }) => state === 'unloaded') && 'Hatched bars are older than the events this page holds.',
    vague > 0 && `Not drawn: ${plural(vague, 'event')} of this time without a known ${span.unit}.`,
    later > 0 && `Not drawn: ${plural(later, 'event')} dated later than now.`,
    note(bins.at(-1)?.from ?? 0),
    span.unit === 'hour' && 'No bar means that no report of that hour was read.',
  ];
  return <p className={css.notes}>{notes.filter((one) => typeof one === 'string').join(' ')}</p>;
}
