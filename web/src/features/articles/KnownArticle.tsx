import type { ArticleState } from '@vigil/common/articles';
import { CheckField } from '../../kit/Fields.tsx';
import css from './ArticleReview.module.css';

interface KnownArticleProps {
  state: ArticleState | null;
  isAgain: boolean;
  onAgain: (isAgain: boolean) => void;
}

/** What the timeline already holds of an article; one that was deleted for good is added again only on purpose. */
export function KnownArticle({ state, isAgain, onAgain }: KnownArticleProps) {
  if (state === null) return null;
  return (
    <div className={css.known} role="status">
      <p>{words[state]}</p>
      {state === 'erased' && (
        <CheckField
          label="Add it again"
          description="The audit list will say so."
          checked={isAgain}
          onChange={({ currentTarget }) => onAgain(currentTarget.checked)}
        />
      )}
    </div>
  );
}

const words: Record<ArticleState, string> = {
  active: 'This article is already on the timeline.',
  hidden: 'This article is on the timeline, hidden. Restore its event there.',
  erased: 'This article was on the timeline and was deleted for good.',
};
