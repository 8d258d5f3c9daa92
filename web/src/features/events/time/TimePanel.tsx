import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { CloseButton } from '../../../kit/CloseButton.tsx';
import { fromField, readMoment, steps, toField } from '../../../kit/moment.ts';
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx';
import { Months } from './Months.tsx';
import { PastTimeline } from './PastTimeline.tsx';
import css from './Time.module.css';

/** Selects the moment of which timeline, report and balance are shown. It is stored in the address. */
export function TimePanel({ onClose }: { onClose: () => void }) {
  const { at, known: asked } = useSearch({ from: '/' });
  const known = asked === 'now' ? 'now' : 'then';
  const navigate = useNavigate({ from: '/' });
  const now = Date.now();
  const moment = at === undefined ? null : readMoment(at, now);
  const shown = moment && 'iso' in moment ? Date.parse(moment.iso) : now;
  const [draft, setDraft] = useState(() => ({ at, field: toField(shown) }));
  // Another moment in the address takes the place of what was typed.
  if (draft.at !== at) setDraft({ at, field: at === undefined ? draft.field : toField(shown) });
  const go = (iso: string, next = known) =>
    navigate({ to: '/', search: { at: iso, known: next === 'now' ? next : undefined }, resetScroll: false });
  const chosen = fromField(draft.field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) void go(chosen);
  };
  return (
    <section className={css.panel} aria-label="As known at a moment">
      <form className={css.form} onSubmit={submit}>
        <label>
          <span>As known at</span>
          <input
            id="time-moment"
            type="datetime-local"
            max={toField(now)}
            value={draft.field}
            onChange={({ currentTarget }) => setDraft({ at, field: currentTarget.value })}
          />
        </label>
        <Button type="submit" disabled={!chosen}>
          Show
        </Button>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row. */}
        <div className={css.steps} role="group" aria-label="Step in time">
          {steps.map(({ label, ms }) => (
            <button
              key={label}
              type="button"
              disabled={shown + ms > now}
              onClick={() => void go(new Date(shown + ms).toISOString())}
            >
              {label}
            </button>
          ))}
        </div>
        <CloseButton label="Close, and back to now" onClick={onClose} />
      </form>
      <Months shown={shown} now={now} known={known} onChoose={(iso, next) => void go(iso, next)} />
      {moment && 'iso' in moment && (
        <SegmentedControl
          label="What the moment shows"
          className={css.known}
          all={['then', 'now'] as const}
          chosen={known}
          wordsOf={(one) => `As known ${one}`}
          onChoose={(one) => void go(moment.iso, one)}
        />
      )}
      {moment && 'fault' in moment && (
        <p role="alert" className={css.fault}>
          {`${moment.fault} What is below is known now. `}
          <Link to="/" resetScroll={false}>
            Back to now
          </Link>
        </p>
      )}
      {moment && 'iso' in moment && <PastTimeline at={moment.iso} known={known} />}
    </section>
  );
}
