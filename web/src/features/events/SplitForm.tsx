import { useCallback, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { useResource } from '../../kit/resource.ts';
import css from './Edit.module.css';
import type { EditFormProps } from './edit.ts';

/** Selects the reports of the new event. At least one report stays. */
export function SplitForm({ event, onSend, onCancel }: EditFormProps) {
  const load = useCallback(() => call('GET /api/events/:id', { params: { id: event.id } }), [event.id]);
  const { data, hasFailed } = useResource(load);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isPending, setPending] = useState(false);
  const reports = data?.reports ?? [];
  const isFitting = chosen.size > 0 && chosen.size < reports.length;

  const toggle = (item: string) => {
    const next = new Set(chosen);
    if (!next.delete(item)) next.add(item);
    setChosen(next);
  };
  const split = async () => {
    setPending(true);
    const body = { items: [...chosen] };
    await onSend(() => call('POST /api/admin/events/:id/split', { params: { id: event.id }, body }));
    setPending(false);
  };
  return (
    <Form
      error={hasFailed ? 'The reports could not be loaded.' : ''}
      onSubmit={(submit) => {
        submit.preventDefault();
        if (isFitting) void split();
      }}
    >
      <fieldset className={css.choices}>
        <legend>The reports of the other event</legend>
        {reports.map(({ item, source, title }) => (
          <label key={item}>
            <input type="checkbox" checked={chosen.has(item)} onChange={() => toggle(item)} />
            <span dir="auto">
              {title}
              <small>{source}</small>
            </span>
          </label>
        ))}
        {data && reports.length < 2 && <p>An event of one report cannot be split.</p>}
      </fieldset>
      <FormEnd>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="main" disabled={isPending || !isFitting}>
          {isPending ? 'Splitting...' : 'Split event'}
        </Button>
      </FormEnd>
    </Form>
  );
}
