import type { TrustedCategory } from '@vigil/common/trusted-sources';
import { SegmentedControl } from '../../kit/SegmentedControl.tsx';
import { capitalise } from '../../kit/words.ts';
import css from './CategoryFilter.module.css';

interface CategoryFilterProps {
  categories: readonly TrustedCategory[];
  chosen: TrustedCategory | 'all';
  onChoose: (category: TrustedCategory | 'all') => void;
}

export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const all: (TrustedCategory | 'all')[] = ['all', ...categories];
  return (
    <div className={css.row}>
      <SegmentedControl
        className={css.filter}
        label="Filter by category"
        all={all}
        chosen={chosen}
        wordsOf={(one) => (one === 'all' ? 'All Categories' : capitalise(one))}
        onChoose={onChoose}
      />
    </div>
  );
}
