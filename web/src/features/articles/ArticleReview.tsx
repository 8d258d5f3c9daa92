import { type AnalyzedArticle, ArticleEvent } from '@vigil/common/articles';
import { limits } from '@vigil/common/limits';
import { eventTypes, urgencyLevels } from '@vigil/common/listing';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call, sentenceOf } from '../../kit/client.ts';
import { Alert, Group } from '../../kit/components.ts';
import { ChoiceField, LongField, TextField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { LocationField } from '../../kit/LocationField.tsx';
import { MediaPicker } from '../../kit/MediaPicker.tsx';
import { type MediaItem, refusalOf, toFormData } from '../../kit/media.ts';
import { fromField, toField } from '../../kit/moment.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { capitalise } from '../../kit/words.ts';
import { FoundMedia } from './FoundMedia.tsx';
import { KnownArticle } from './KnownArticle.tsx';

const title = 'Creation Failed';
const failure = {
  title,
  description: (error: unknown) => sentenceOf(error, 'Unable to create timeline event. Please try again.'),
};

/** Six files of the largest size, over a slow connection. */
const timeoutMs = 10 * 60_000;

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: capitalise(value) }));

interface ArticleReviewProps {
  article: AnalyzedArticle;
  /** Closes the form, with or without an event. */
  onEnd: () => void;
  onAdded: () => void;
}

/** What was read from an article, to be corrected, with its media. */
export function ArticleReview({ article, onEnd, onAdded }: ArticleReviewProps) {
  const [imageUrls, setImageUrls] = useState<readonly string[]>(article.imageUrls);
  const [videoUrls, setVideoUrls] = useState<readonly string[]>(article.videoUrls);
  const [isAgain, setAgain] = useState(false);
  const [media, setMedia] = useState<readonly MediaItem[]>([]);
  const files = media.flatMap((item) => (item.isUrl ? [] : item.file));
  const ownVideos = media.flatMap((item) => (item.isUrl ? item.url : []));
  const refuse = (description: string) => toast({ title, description, variant: 'destructive' });

  const draft = useDraft({
    initial: fieldsOf(article),
    schema: ArticleEvent,
    read: ({ timestamp, ...values }) => ({
      ...values,
      url: article.url,
      ...(timestamp && { timestamp: fromField(timestamp) ?? undefined }),
      imageUrls,
      videoUrls: [...videoUrls, ...ownVideos],
      again: isAgain,
    }),
    onRefuse: refuse,
    onSend: async (event) => {
      const refusal = refusalOf(files);
      if (refusal) return refuse(refusal);
      const form = toFormData({ ...event, mediaCount: files.length }, files);
      const send = () => call('POST /api/admin/create-timeline-event', { form, timeoutMs });
      if (!(await runWithToast(send, failure))) return;
      toast({ title: 'Timeline Updated', description: event.title ?? '' });
      onAdded();
      onEnd();
    },
  });
  const { field } = draft;
  const mayBeAdded = article.state !== 'erased' || isAgain;

  return (
    <Form onSubmit={draft.onSubmit} error={draft.error}>
      <Group gap="2px 16px" fz="sm" c="dimmed">
        <b dir="auto">{article.siteName || new URL(article.url).hostname}</b>
        {article.byline && <span dir="auto">{article.byline}</span>}
        <span>{article.language && `Language: ${article.language}`}</span>
      </Group>
      <Alert role="note" color={article.relevant ? 'var(--ok)' : 'var(--fair)'}>
        {article.relevant
          ? 'About the conflict, by the built-in reader.'
          : 'The built-in reader does not see that this is about the conflict.'}
      </Alert>
      <KnownArticle state={article.state} isAgain={isAgain} onAgain={setAgain} />
      <TextField label="Title" dir="auto" maxLength={limits.title} {...field('title')} />
      <LongField label="Summary" dir="auto" rows={6} maxLength={limits.summary} {...field('customSummary')} />
      <div data-row>
        <ChoiceField label="Event type" data={choices(eventTypes)} {...field('eventType')} />
        <ChoiceField label="Urgency" data={choices(urgencyLevels)} {...field('urgencyLevel')} />
      </div>
      <div data-row>
        <LocationField {...field('location')} />
        <TextField label="Time" type="datetime-local" {...field('timestamp')} />
      </div>
      <FoundMedia
        article={article}
        imageUrls={imageUrls}
        onImages={setImageUrls}
        videoUrls={videoUrls}
        onVideos={setVideoUrls}
      />
      <MediaPicker media={media} onChange={setMedia} />
      <FormEnd>
        <Button onClick={onEnd}>Back</Button>
        <Button type="submit" look="main" disabled={draft.isPending || !mayBeAdded}>
          {draft.isPending ? 'Adding...' : 'Add to timeline'}
        </Button>
      </FormEnd>
    </Form>
  );
}

function fieldsOf({ title, summary, eventType, urgencyLevel, location, publishedAt }: AnalyzedArticle) {
  return { title, customSummary: summary, eventType, urgencyLevel, location, timestamp: localTime(publishedAt) };
}

/** The value of a field for date and time: in the administrator's time zone, without naming it. */
function localTime(at: string | null): string {
  if (!at) return '';
  const date = new Date(at);
  return toField(date.getTime());
}
