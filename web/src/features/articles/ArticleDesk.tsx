import type { AnalyzedArticle } from '@vigil/common/articles';
import { useState } from 'react';
import { Panel } from '../../kit/Panel.tsx';
import { ArticleRequestForm } from './ArticleRequestForm.tsx';
import { ArticleReview } from './ArticleReview.tsx';

/** From the address of an article to an event: read it, look it over, add it. `onAdded` fetches the timeline again. */
export function ArticleDesk({ onAdded }: { onAdded: () => void }) {
  const [article, setArticle] = useState<AnalyzedArticle | null>(null);
  return (
    <Panel title="Add an article" subtitle="Read an article by its address, look it over, and add it to the timeline.">
      {article ? (
        <ArticleReview key={article.url} article={article} onEnd={() => setArticle(null)} onAdded={onAdded} />
      ) : (
        <ArticleRequestForm onRead={setArticle} />
      )}
    </Panel>
  );
}
