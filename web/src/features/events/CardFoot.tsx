import type { Event } from '@vigil/common/events';
import { use, useState } from 'react';
import css from './CardFoot.module.css';
import line from './EvidenceLine.module.css';
import { SourceLinks } from './SourceLinks.tsx';
import { EventTools, ForAdmin } from './tools.tsx';

/** The last line of a card: links to its reports, its own link, and the button that opens the tools of administrators. */
export function CardFoot({ event }: { event: Event }) {
  const [isOpen, setOpen] = useState(false);
  const isAdmin = use(ForAdmin);
  return (
    <>
      <div className={css.foot}>
        <SourceLinks sources={event.sources} urls={event.sourceUrls} />
        <p className={line.asks}>
          <button type="button" onClick={() => run('copyLink', event)}>
            Copy link
          </button>
          <button type="button" onClick={() => run('copyEmbedCode', event)}>
            Copy embed code
          </button>
          {'share' in navigator && (
            <button type="button" onClick={() => run('shareLink', event)}>
              Share
            </button>
          )}
          {isAdmin && (
            <button type="button" data-moderate aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              Moderate
            </button>
          )}
        </p>
        {judges[event.judgedBy] && <span>{judges[event.judgedBy]}</span>}
      </div>
      {isAdmin && isOpen && <EventTools event={event} />}
    </>
  );
}

const judges: Partial<Record<Event['judgedBy'], string>> = {
  reader: 'Read by the built-in reader',
  rules: 'Classified by rules',
  model: 'Classified by a model',
};

async function run(action: 'copyLink' | 'copyEmbedCode' | 'shareLink', event: Event): Promise<void> {
  const share = await import('./share.ts');
  await share[action](event);
}
