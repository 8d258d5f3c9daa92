import type { TrustedSource } from '@vigil/common/trusted-sources';
import { useId } from 'react';
import { call } from '../../kit/client.ts';
import { webAddress } from '../../kit/links.ts';
import { listChanged } from '../../kit/resource.ts';
import { capitalise } from '../../kit/words.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import { reliabilityVariant } from './reliability.ts';
import css from './SourceCard.module.css';

interface SourceCardProps {
  source: TrustedSource;
  /** Null for who may not change it. */
  onEdit: ((source: TrustedSource) => void) | null;
}

export function SourceCard({ source, onEdit }: SourceCardProps) {
  const id = useId();
  const { name, description, category, reliability, isPublic } = source;
  const url = webAddress(source.url);
  return (
    <article className={css.card} aria-labelledby={id}>
      <header className={css.head}>
        <CategoryIcon category={category} />
        <h2 id={id} dir="auto">
          {name}
        </h2>
        {onEdit && <Tools source={source} onEdit={onEdit} />}
      </header>
      <p className={css.badges}>
        <span className={css.badge}>{capitalise(category)}</span>
        <span className={css.badge} data-variant={reliabilityVariant(reliability)} title="Reliability">
          <span className="only-heard">Reliability </span>
          {reliability}%
        </span>
        {onEdit && !isPublic && <span className={css.badge}>Private</span>}
      </p>
      {description && (
        <p className={css.description} dir="auto">
          {description}
        </p>
      )}
      {url && (
        <a className={css.visit} href={url} target="_blank" rel="noopener noreferrer" aria-describedby={id}>
          Visit Source <span aria-hidden="true">↗</span>
        </a>
      )}
    </article>
  );
}

/** Seen on hover, on focus, and always where nothing can hover. */
function Tools({ source, onEdit }: { source: TrustedSource; onEdit: (source: TrustedSource) => void }) {
  return (
    <span className={css.tools}>
      <button type="button" aria-label={`Edit ${source.name}`} title="Edit" onClick={() => onEdit(source)}>
        <Icon path="M10.6 2.9l2.5 2.5M2.5 13.5l.7-3.2 7.6-7.6a1.2 1.2 0 0 1 1.7 0l.8.8a1.2 1.2 0 0 1 0 1.7l-7.6 7.6z" />
      </button>
      <button type="button" aria-label={`Delete ${source.name}`} title="Delete" onClick={() => remove(source.id)}>
        <Icon path="M2.5 4.2h11M6 4V2.5h4V4M4 4.2l.7 9.3h6.6l.7-9.3M6.7 6.8v4M9.3 6.8v4" />
      </button>
    </span>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** At once and without a question; the card that stays tells of a failure. */
async function remove(id: string): Promise<void> {
  try {
    await call('POST /api/admin/trusted-sources/:id/delete', { params: { id } });
  } catch (error) {
    console.error('The trusted source could not be deleted.', error);
  }
  listChanged('trusted-sources');
}
