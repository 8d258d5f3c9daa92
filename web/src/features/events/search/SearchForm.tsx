import { limits } from '@vigil/common/limits';
import { eventTypes, urgencyLevels } from '@vigil/common/listing';
import { type PropsWithChildren, useId, useState } from 'react';
import { CloseButton } from '../../../kit/CloseButton.tsx';
import { capitalise } from '../../../kit/words.ts';
import { type Query, type QueryField, toggled } from './query.ts';
import css from './Search.module.css';

interface SearchFormProps {
  draft: Query;
  onChange: (draft: Query) => void;
  onClose: () => void;
}

/** The fields of a search; each of them narrows it. */
export function SearchForm({ draft, onChange, onClose }: SearchFormProps) {
  const put = (field: QueryField, value: string) => onChange({ ...draft, [field]: value });
  const field = (name: QueryField, label: string, type = 'text') => (
    <label>
      <span>{label}</span>
      <input
        type={type}
        maxLength={limits.search}
        autoComplete="off"
        value={type === 'date' ? (draft[name]?.slice(0, 10) ?? '') : (draft[name] ?? '')}
        onChange={({ currentTarget }) => put(name, currentTarget.value)}
      />
    </label>
  );
  const choice = (name: QueryField, label: string, items: readonly string[]) => (
    <Choices
      label={label}
      items={items}
      chosen={draft[name]?.split(',') ?? []}
      onToggle={(item) => put(name, toggled(draft[name], item))}
    />
  );
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div className={css.words}>
        <input
          id="search-words"
          type="search"
          aria-label="Words of title, summary or place"
          placeholder="Words of title, summary or place"
          maxLength={limits.search}
          autoComplete="off"
          spellCheck={false}
          value={draft.q ?? ''}
          onChange={({ currentTarget }) => put('q', currentTarget.value)}
        />
        <CloseButton label="Close the search" onClick={onClose} />
      </div>
      <Narrowing count={narrowedBy(draft)}>
        {choice('type', 'Type', eventTypes)}
        {choice('urgency', 'Urgency', urgencyLevels)}
        <div className={css.fields}>
          {field('place', 'Place')}
          {field('source', 'Source')}
          {field('from', 'From (UTC)', 'date')}
          {field('to', 'To (UTC)', 'date')}
        </div>
      </Narrowing>
    </form>
  );
}

/** On a phone the fields below the words are closed at first, so that results stand above the keyboard. */
function Narrowing({ count, children }: PropsWithChildren<{ count: number }>) {
  const [isNarrow] = useState(() => matchMedia('(max-width: 640px)').matches);
  if (!isNarrow) return children;
  return (
    <details className={css.more}>
      <summary>{count > 0 ? `Filters (${count})` : 'Filters'}</summary>
      {children}
    </details>
  );
}

function narrowedBy({ q: _, ...others }: Query): number {
  return Object.values(others).filter((value) => value).length;
}

interface ChoicesProps {
  label: string;
  items: readonly string[];
  chosen: readonly string[];
  onToggle: (item: string) => void;
}

function Choices({ label, items, chosen, onToggle }: ChoicesProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row.
    <div className={css.choices} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      {items.map((item) => (
        <button key={item} type="button" aria-pressed={chosen.includes(item)} onClick={() => onToggle(item)}>
          {capitalise(item)}
        </button>
      ))}
    </div>
  );
}
