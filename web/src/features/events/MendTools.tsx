import type { Event } from '@vigil/common/events';
import { Suspense, useState } from 'react';
import { lazyNamed } from '../../kit/lazy-part.ts';
import { Mantine } from '../../kit/Mantine.tsx';

const MendDialog = lazyNamed(() => import('./MendDialog.tsx'), 'MendDialog');

/** The ways to put an event right. Each opens a dialog, whose code comes with the first one. */
const ways = { correct: 'Correct', merge: 'Merge', split: 'Split' } as const;
export type Way = keyof typeof ways;

export function MendTools({ event }: { event: Event }) {
  const [way, setWay] = useState<Way | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (next: Way) => {
    setWay(next);
    setOpen(true);
  };
  return (
    <>
      <button type="button" onClick={() => open('correct')}>
        {ways.correct}
      </button>
      <button type="button" onClick={() => open('merge')}>
        {ways.merge}
      </button>
      {event.sourceCount > 0 && (
        <button type="button" onClick={() => open('split')}>
          {ways.split}
        </button>
      )}
      {way && (
        <Suspense>
          <Mantine>
            <MendDialog event={event} way={way} isOpen={isOpen} onClose={() => setOpen(false)} />
          </Mantine>
        </Suspense>
      )}
    </>
  );
}
