import { limits } from '@vigil/common/limits';
import { useMemo, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { TextField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import css from './Edit.module.css';
import type { EditFormProps } from './edit.ts';
import { mergeCandidates } from './merge-candidates.ts';
import { shortWhen } from './short-when.ts';
import { useEvents } from './store.ts';

/** Selects the event to merge into. */
export function MergeForm({ event, onSend, onCancel }: EditFormProps) {
  const loaded = useEvents((state) => state.loaded);
  const [search, setSearch] = useState('');
  const [into, setInto] = useState('');
  const [isPending, setPending] = useState(false);
  const offered = useMemo(() => mergeCandidates(event, loaded.events, search), [event, loaded, search]);
  const chosen = offered.some(({ id }) => id === into) ? into : '';

  const merge = async () => {
    setPending(true);
    await onSend(() => call('POST /api/admin/events/:id/merge', { params: { id: event.id }, body: { into: chosen } }));
    setPending(false);
  };
  return (
    <Form
      onSubmit={(submit) => {
        submit.preventDefault();
        if (chosen) void merge();
      }}
    >
      <TextField
        label="Search the title"
        type="search"
        dir="auto"
        data-autofocus
        maxLength={limits.search}
        value={search}
        onChange={(change) => setSearch(change.currentTarget.value)}
      />
      <fieldset className={css.choices}>
        <legend>The event that stays</legend>
        {offered.map(({ id, title, timestamp, precision, location }) => (
          <label key={id}>
            <input type="radio" name="into" value={id} checked={chosen === id} onChange={() => setInto(id)} />
            <span dir="auto">
              {title}
              <small>{[shortWhen({ timestamp, precision }, Date.now()), location].filter(Boolean).join(' · ')}</small>
            </span>
          </label>
        ))}
        {offered.length === 0 && <p>No event fits.</p>}
      </fieldset>
      <FormEnd>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="main" disabled={isPending || chosen === ''}>
          {isPending ? 'Merging...' : 'Merge events'}
        </Button>
      </FormEnd>
    </Form>
  );
}
