import { limits } from '@vigil/common/limits';
import type { Side } from '@vigil/common/sources';
import { ChoiceField, SwitchField, TextField } from '../../kit/Fields.tsx';
import type { useDraft } from '../../kit/use-draft.ts';
import { sideWords } from './feed-words.ts';

export interface SourceDraft extends Record<string, unknown> {
  name: string;
  url: string;
  /** Of a new source: '' detects it from the address. */
  kind?: string;
  side: Side;
  reliability: string;
  official: boolean;
}

const sides = Object.entries(sideWords).map(([value, label]) => ({ value, label }));

/** The fields of a source, for adding and for editing one. */
export function SourceFields({ field }: Pick<ReturnType<typeof useDraft<SourceDraft, unknown>>, 'field'>) {
  return (
    <>
      <TextField label="Source name" dir="auto" data-autofocus maxLength={limits.sourceName} {...field('name')} />
      <TextField
        label="RSS URL"
        description="Or a web page, a news sitemap, or an account of Telegram, Bluesky, Mastodon or YouTube"
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={limits.url}
        {...field('url')}
      />
      <div data-row>
        <ChoiceField label="Side" description="Whose voice the publisher is" data={sides} {...field('side')} />
        <TextField
          label="Reliability (%)"
          description="From 0 to 100"
          type="number"
          min={0}
          max={100}
          {...field('reliability')}
        />
      </div>
      <SwitchField
        label="Official"
        description="It speaks for a government or an army"
        {...field('official', { type: 'checkbox' })}
      />
    </>
  );
}
