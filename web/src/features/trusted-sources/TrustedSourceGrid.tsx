import { type TrustedCategory, type TrustedSource, trustedCategories } from '@vigil/common/trusted-sources';
import { Suspense, useState } from 'react';
import { call } from '../../kit/client.ts';
import { lazyNamed } from '../../kit/lazy-part.ts';
import { useResource } from '../../kit/resource.ts';
import { capitalise } from '../../kit/words.ts';
import { isAdmin, useSession } from '../session/store.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { SourceCard } from './SourceCard.tsx';
import css from './TrustedSourceGrid.module.css';

const TrustedSourceDialog = lazyNamed(() => import('./TrustedSourceDialog.tsx'), 'TrustedSourceDialog');

const placeholders = 6;

const load = () => call('GET /api/trusted-sources');

/** The Trusted Sources screen in all its states. */
export function TrustedSourceGrid() {
  const { data: sources, hasFailed } = useResource('trusted-sources', load);
  const isAdministrator = useSession(isAdmin);
  const [category, setCategory] = useState<TrustedCategory | 'all'>('all');
  const [edited, setEdited] = useState<TrustedSource | 'new'>('new');
  const [isEditing, setEditing] = useState(false);
  const edit = (source: TrustedSource | 'new') => {
    setEdited(source);
    setEditing(true);
  };
  const shown = sources?.filter((source) => category === 'all' || source.category === category);

  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1>Trusted Sources</h1>
          <p>Publishers, institutions and archives worth consulting, with how far we rely on each.</p>
        </div>
        {isAdministrator && (
          <button type="button" className={css.add} onClick={() => edit('new')}>
            Add Source
          </button>
        )}
      </header>
      <CategoryFilter categories={trustedCategories} chosen={category} onChoose={setCategory} />
      {!shown && !hasFailed && <Placeholders />}
      {!shown && hasFailed && (
        <div className={css.message} role="alert">
          <h2>Error loading sources</h2>
          <p>Please try refreshing the page</p>
        </div>
      )}
      {shown?.length === 0 && (
        <div className={css.message}>
          <h2>No sources found</h2>
          <p>
            {category === 'all'
              ? 'No trusted sources have been added yet.'
              : `No sources found in the ${category} category.`}
          </p>
        </div>
      )}
      {shown && shown.length > 0 && (
        <ul className={css.grid} aria-label={category === 'all' ? 'All categories' : capitalise(category)}>
          {shown.map((source) => (
            <li key={source.id}>
              <SourceCard source={source} onEdit={isAdministrator ? edit : null} />
            </li>
          ))}
        </ul>
      )}
      {isAdministrator && (
        <Suspense>
          <TrustedSourceDialog edited={edited} isOpen={isEditing} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Placeholders() {
  return (
    <>
      <p className="only-heard" role="status">
        Loading sources
      </p>
      <ul className={css.grid} aria-hidden="true">
        {Array.from({ length: placeholders }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          <li key={index} className={css.placeholder} data-placeholder />
        ))}
      </ul>
    </>
  );
}
