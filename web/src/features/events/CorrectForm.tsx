import { eventTypes, urgencyLevels } from '@vigil/common/events';
import { EventCorrection } from '@vigil/common/evidence';
import { limits } from '@vigil/common/limits';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { ChoiceField, LongField, TextField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { LocationField } from '../../kit/LocationField.tsx';
import { useDraft } from '../../kit/use-draft.ts';
import { capitalise } from '../../kit/words.ts';
import type { EditFormProps } from './edit.ts';

const choose = (values: readonly string[]) => values.map((value) => ({ value, label: capitalise(value) }));

/** The fields of an event. Only changed ones are sent. */
export function CorrectForm({ event, onSend, onCancel }: EditFormProps) {
  const { title, summary, location, eventType, urgencyLevel } = event;
  const initial = { title, summary, location, eventType: `${eventType}`, urgencyLevel: `${urgencyLevel}`, reason: '' };
  const draft = useDraft({
    initial,
    schema: EventCorrection,
    read: (values) => changedFrom(initial, values),
    onSend: (body) => onSend(() => call('PATCH /api/admin/events/:id', { params: { id: event.id }, body })),
  });
  const { field } = draft;
  return (
    <Form onSubmit={draft.onSubmit} error={draft.error}>
      <TextField label="Title" dir="auto" data-autofocus maxLength={limits.title} {...field('title')} />
      <LongField label="Summary" dir="auto" rows={4} maxLength={limits.summary} {...field('summary')} />
      <div data-row>
        <ChoiceField label="Event type" data={choose(eventTypes)} {...field('eventType')} />
        <ChoiceField label="Urgency" data={choose(urgencyLevels)} {...field('urgencyLevel')} />
      </div>
      <LocationField {...field('location')} />
      <TextField
        label="Reason"
        description="Shown beside the correction"
        dir="auto"
        maxLength={limits.reason}
        {...field('reason')}
      />
      <FormEnd>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="main" disabled={draft.isPending}>
          {draft.isPending ? 'Saving...' : 'Save correction'}
        </Button>
      </FormEnd>
    </Form>
  );
}

function changedFrom(initial: Record<string, string>, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name === 'reason' || value !== initial[name]),
  );
}
