import { type AnalyzedArticle, ArticleRequest } from '@vigil/common/articles';
import { limits } from '@vigil/common/limits';
import { eventTypes, urgencyLevels } from '@vigil/common/listing';
import { Button } from '../../kit/Button.tsx';
import { call, sentenceOf } from '../../kit/client.ts';
import { ChoiceField, LongField, TextField } from '../../kit/Fields.tsx';
import { Form, FormEnd } from '../../kit/Form.tsx';
import { LocationField } from '../../kit/LocationField.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { capitalise } from '../../kit/words.ts';

const blank = { url: '', eventType: '', urgencyLevel: '', location: '', customSummary: '' };

const title = 'Analysis Failed';
const failure = {
  title,
  description: (error: unknown) => sentenceOf(error, 'Unable to analyze article. Please check the URL and try again.'),
};

/** The page is fetched and read by the server, which may take a while. */
const timeoutMs = 60_000;

/** What an administrator already knows of an article; the rest is read from it. */
export function ArticleRequestForm({ onRead }: { onRead: (article: AnalyzedArticle) => void }) {
  const draft = useDraft({
    initial: blank,
    schema: ArticleRequest,
    read: ({ url, ...choices }) => ({ url, ...onlyGiven(choices) }),
    onRefuse: (description) => toast({ title, description, variant: 'destructive' }),
    onSend: async (body) => {
      await runWithToast(async () => {
        const article = await call('POST /api/admin/analyze-article', { body, timeoutMs });
        toast({ title: 'Article Analyzed', description: article.title });
        onRead(article);
      }, failure);
    },
  });
  const { field } = draft;
  return (
    <Form onSubmit={draft.onSubmit} error={draft.error}>
      <TextField
        label="Article URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={limits.url}
        {...field('url')}
      />
      <div data-row>
        <ChoiceField label="Event type" data={orJudged(eventTypes)} {...field('eventType')} />
        <ChoiceField label="Urgency" data={orJudged(urgencyLevels)} {...field('urgencyLevel')} />
      </div>
      <LocationField whenEmpty="Found in the article when left empty" {...field('location')} />
      <LongField
        label="Own summary"
        description="Taken from the article when left empty"
        dir="auto"
        rows={3}
        maxLength={limits.summary}
        {...field('customSummary')}
      />
      <FormEnd>
        <Button type="submit" look="main" disabled={draft.isPending}>
          {draft.isPending ? 'Analyzing...' : 'Analyze'}
        </Button>
      </FormEnd>
    </Form>
  );
}

const orJudged = (values: readonly string[]) => [
  { value: '', label: 'Judged by rules' },
  ...values.map((value) => ({ value, label: capitalise(value) })),
];

/** What is left empty is not sent. */
function onlyGiven(choices: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value.trim() !== ''));
}
