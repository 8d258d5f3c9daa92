import { type Event, eventTypes, urgencyLevels } from '@vigil/common/events';
import type { EvidenceReport } from '@vigil/common/evidence';
import { limits } from '@vigil/common/limits';
import { againNames, countryNames, keysOf, kindNames, partyNames, realityNames } from '@vigil/common/statement-words';
import { ReportCorrection } from '@vigil/common/statements';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { ChoiceField, TextField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { PlacesField } from '../../kit/PlacesField.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { capitalise } from '../../kit/words.ts';
import { refetch } from './refetch.ts';
import { changedFields, fieldsOf } from './report-fields.ts';

export interface ReportDialogProps {
  event: Pick<Event, 'id' | 'eventType' | 'urgencyLevel'>;
  report: EvidenceReport;
  isOpen: boolean;
  onClose: () => void;
}

/** Corrects what a report says. Only changed fields are sent. */
export function ReportDialog({ isOpen, onClose, ...props }: ReportDialogProps) {
  return (
    <Dialog
      title="Correct the reading"
      subtitle="What the report says, and the reason, are shown to all readers. The type and the urgency of the event follow, unless they were corrected themselves."
      isOpen={isOpen}
      onClose={onClose}
    >
      <ReportForm {...props} onClose={onClose} />
    </Dialog>
  );
}

const choose = (names: Readonly<Record<string, string>>) =>
  keysOf(names).map((value) => ({ value, label: capitalise(names[value] ?? value) }));
const words = (values: readonly string[]) => values.map((value) => ({ value, label: capitalise(value) }));
const parties = Object.values(partyNames).map(String);

function ReportForm({ event, report, onClose }: Omit<ReportDialogProps, 'isOpen'>) {
  const initial = fieldsOf(report, event);
  const draft = useDraft({
    initial,
    schema: ReportCorrection,
    read: (values) => ({ item: report.item, ...changedFields(initial, values) }),
    onSend: async (body) => {
      const correct = () => call('PATCH /api/admin/events/:id/reports', { params: { id: event.id }, body });
      if (!(await runWithToast(correct, { title: 'Failed to correct the reading' }))) return;
      toast({ title: 'Reading corrected', description: report.title });
      onClose();
      await refetch();
    },
  });
  const { field, values, set } = draft;
  return (
    <Form onSubmit={draft.onSubmit} error={draft.error}>
      <p dir="auto" lang={report.lang}>
        {report.title}
      </p>
      <ChoiceField
        label="About the conflict"
        description="A report that is not leaves the event. An event without another report is hidden."
        data={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        data-autofocus
        {...field('isRelevant')}
      />
      <div data-row>
        <ChoiceField label="Kind of act" data={choose(kindNames)} {...field('kind')} />
        <ChoiceField label="Done or not" data={choose(realityNames)} {...field('reality')} />
      </div>
      <PartiesField label="By whom" value={values.by} onChange={(by) => set('by', by)} />
      <PartiesField label="On whom" value={values.on} onChange={(on) => set('on', on)} />
      <div data-row>
        <ChoiceField label="Where" data={choose(countryNames)} {...field('country')} />
        <ChoiceField label="Again" data={choose(againNames)} {...field('again')} />
      </div>
      <div data-row>
        <ChoiceField label="Event type" data={words(eventTypes)} {...field('type')} />
        <ChoiceField label="Urgency" data={words(urgencyLevels)} {...field('urgency')} />
      </div>
      <TextField
        label="Reason"
        description="Shown in the history of the event"
        dir="auto"
        maxLength={limits.reason}
        {...field('reason')}
      />
      <FormEnd>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="main" disabled={draft.isPending}>
          {draft.isPending ? 'Saving...' : 'Save correction'}
        </Button>
      </FormEnd>
    </Form>
  );
}

interface PartiesFieldProps {
  label: string;
  value: readonly string[];
  onChange: (names: string[]) => void;
}

function PartiesField(props: PartiesFieldProps) {
  return (
    <PlacesField
      description="Type a party"
      places={parties}
      maxValues={parties.length}
      nothingFoundMessage="No such party"
      {...props}
    />
  );
}
