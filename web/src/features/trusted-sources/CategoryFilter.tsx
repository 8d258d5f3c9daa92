import type { TrustedCategory } from '@vigil/common/trusted-sources';
import { SegmentedControl } from '../../kit/components.ts';
import { capitalise } from '../../kit/words.ts';
import css from './CategoryFilter.module.css';

interface CategoryFilterProps {
  categories: readonly TrustedCategory[];
  chosen: TrustedCategory | 'all';
  onChoose: (category: TrustedCategory | 'all') => void;
}

export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const all: (TrustedCategory | 'all')[] = ['all', ...categories];
  const data = all.map((value) => ({ value, label: value === 'all' ? 'All Categories' : capitalise(value) }));
  return (
    <div className={css.row}>
      <SegmentedControl
        className={css.filter}
        aria-label="Filter by category"
        data={data}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  );
}
