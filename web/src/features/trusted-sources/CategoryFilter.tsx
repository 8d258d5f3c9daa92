import type { TrustedCategory } from '@vigil/common/trusted-sources';
import { capitalise } from '../../kit/words.ts';
import css from './CategoryFilter.module.css';

interface CategoryFilterProps {
  categories: readonly TrustedCategory[];
  chosen: TrustedCategory | 'all';
  onChoose: (category: TrustedCategory | 'all') => void;
}

export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a scrolling row.
    <div className={css.filters} role="group" aria-label="Filter by category">
      {(['all', ...categories] as const).map((category) => (
        <button key={category} type="button" aria-pressed={category === chosen} onClick={() => onChoose(category)}>
          {category === 'all' ? 'All Categories' : capitalise(category)}
        </button>
      ))}
    </div>
  );
}
