import type { TrustedCategory } from '@vigil/common/trusted-sources';
import { Choice } from '../../kit/Choice.tsx';
import { capitalise } from '../../kit/words.ts';
import css from './CategoryFilter.module.css';

interface CategoryFilterProps {
  categories: readonly TrustedCategory[];
  chosen: TrustedCategory | 'all';
  onChoose: (category: TrustedCategory | 'all') => void;
}

export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  return (
    <Choice
      className={css.filters}
      label="Filter by category"
      all={['all', ...categories]}
      chosen={chosen}
      wordsOf={(category) => (category === 'all' ? 'All Categories' : capitalise(category))}
      onChoose={onChoose}
    />
  );
}
