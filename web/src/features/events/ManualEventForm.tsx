import { eventTypes, ManualEvent, urgencyLevels } from '@vigil/common/events';
import { limits, listLength } from '@vigil/common/limits';
import { pairsOf } from '@vigil/common/pairs';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { ChoiceField, LongField, TextField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { LocationField } from '../../kit/LocationField.tsx';
import { addressesOf, listOf, placesOf } from '../../kit/lists.ts';
import { MediaPicker } from '../../kit/MediaPicker.tsx';
import { type MediaItem, refusalOf, toFormData } from '../../kit/media.ts';
import { fromField } from '../../kit/moment.ts';
import { Panel } from '../../kit/Panel.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { capitalise } from '../../kit/words.ts';
import { refetch } from './refetch.ts';
import { SourcePairs } from './SourcePairs.tsx';

const blank = {
  title: '',
  summary: '',
  eventType: '',
  urgencyLevel: '',
  location: '',
  sources: '',
  sourceUrls: '',
  imageUrls: '',
  videoUrls: '',
  timestamp: '',
};

const title = 'Failed to create event';
const failure = { title };
const unread = { title: 'The text could not be read' };
const choose = (values: readonly string[]) => [
  { value: '', label: 'Choose...', disabled: true },
  ...values.map((value) => ({ value, label: capitalise(value) })),
];

/** An event that an administrator writes. */
export function ManualEventForm() {
  const [media, setMedia] = useState<readonly MediaItem[]>([]);
  const files = media.flatMap((item) => (item.isUrl ? [] : item.file));
  const draft = useDraft({
    initial: blank,
    schema: ManualEvent,
    read: toManualEvent,
    onRefuse: (description) => toast({ title, description, variant: 'destructive' }),
    onSend: async (body) => {
      const refusal = refusalOf(files);
      if (refusal) return toast({ title, description: refusal, variant: 'destructive' });
      if (!(await runWithToast(() => send(body, files), failure))) return;
      draft.reset();
      setMedia([]);
      toast({ title: 'Event created', description: body.title });
      await refetch();
    },
  });
  const { field, values } = draft;
  const [isReading, setReading] = useState(false);

  /** Fills the empty ones of type, urgency and place with what the built-in reader makes of the text. */
  async function readText(): Promise<void> {
    setReading(true);
    await runWithToast(async () => {
      const { title, summary } = values;
      const { eventType, urgencyLevel, location } = await call('POST /api/admin/read-text', {
        body: { title, summary },
      });
      if (values.eventType === '') draft.set('eventType', eventType);
      if (values.urgencyLevel === '') draft.set('urgencyLevel', urgencyLevel);
      if (values.location.trim() === '' && location !== 'Unknown') draft.set('location', location);
    }, unread);
    setReading(false);
  }

  return (
    <Panel title="Create a manual event" subtitle="Written by hand; it stands on the timeline at once.">
      <Form onSubmit={draft.onSubmit} error={draft.error}>
        <TextField label="Title" dir="auto" maxLength={limits.title} {...field('title')} />
        <LongField label="Summary" dir="auto" rows={4} maxLength={limits.summary} {...field('summary')} />
        <Button look="quiet" disabled={isReading || values.title.trim() === ''} onClick={readText}>
          {isReading ? 'Reading...' : 'Fill in type, urgency and place'}
        </Button>
        <div data-row>
          <ChoiceField label="Event type" data={choose(eventTypes)} {...field('eventType')} />
          <ChoiceField label="Urgency" data={choose(urgencyLevels)} {...field('urgencyLevel')} />
        </div>
        <div data-row>
          <LocationField {...field('location')} />
          <TextField label="Time (optional)" type="datetime-local" {...field('timestamp')} />
        </div>
        <TextField
          label="Sources"
          description="Names between commas"
          dir="auto"
          maxLength={listLength(limits.sourceName)}
          {...field('sources')}
        />
        <TextField
          label="Source URLs"
          description="In the order of the sources; leave a place empty for a source without a link"
          maxLength={listLength(limits.url)}
          {...field('sourceUrls')}
        />
        <SourcePairs sources={placesOf(values.sources)} links={addressesOf(values.sourceUrls)} />
        <TextField
          label="Image URLs"
          description="Between commas"
          maxLength={listLength(limits.url)}
          {...field('imageUrls')}
        />
        <TextField
          label="Video URLs"
          description="Between commas"
          maxLength={listLength(limits.url)}
          {...field('videoUrls')}
        />
        <MediaPicker media={media} onChange={setMedia} isForFiles />
        <FormEnd>
          <Button
            type="submit"
            look="main"
            disabled={draft.isPending || values.title.trim() === '' || values.summary.trim() === ''}
          >
            {draft.isPending ? 'Creating...' : 'Create Event'}
          </Button>
        </FormEnd>
      </Form>
    </Panel>
  );
}

/** Six files of the largest size, over a slow connection. */
const timeoutMs = 10 * 60_000;

function send(body: ManualEvent, files: readonly File[]): Promise<unknown> {
  if (files.length === 0) return call('POST /api/events', { body });
  return call('POST /api/admin/events', { form: toFormData(body, files), timeoutMs });
}

/** Now, unless a time of the administrator's own time zone is given. */
function toManualEvent({ timestamp, ...values }: typeof blank): Record<string, unknown> {
  const sourceUrls = addressesOf(values.sourceUrls);
  // An empty item keeps its place only where a link could lose its source.
  const sources = sourceUrls.some((url) => url !== '') ? placesOf(values.sources) : listOf(values.sources);
  return {
    ...values,
    sources,
    sourceUrls,
    imageUrls: listOf(values.imageUrls),
    videoUrls: listOf(values.videoUrls),
    sourceCount: pairsOf(sources, sourceUrls).length,
    timestamp: fromField(timestamp) ?? new Date().toISOString(),
  };
}
