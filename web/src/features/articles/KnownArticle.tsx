import type { ArticleState } from '@vigil/common/articles';
import { Alert } from '../../kit/components.ts';
import { CheckField } from '../../kit/Fields.tsx';

interface KnownArticleProps {
  state: ArticleState | null;
  isAgain: boolean;
  onAgain: (isAgain: boolean) => void;
}

/** What the timeline already holds of an article; an erased one is added again only on request. */
export function KnownArticle({ state, isAgain, onAgain }: KnownArticleProps) {
  if (state === null) return null;
  return (
    <Alert role="status" color="var(--fair)">
      <p>{words[state]}</p>
      {state === 'erased' && (
        <CheckField
          label="Add it again"
          description="The audit list will say so."
          checked={isAgain}
          onChange={({ currentTarget }) => onAgain(currentTarget.checked)}
        />
      )}
    </Alert>
  );
}

const words: Record<ArticleState, string> = {
  active: 'This article is already on the timeline.',
  hidden: 'This article is on the timeline, hidden. Restore its event there.',
  erased: 'This article was on the timeline and was deleted for good.',
};
