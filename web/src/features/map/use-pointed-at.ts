import { useEffect, useState } from 'react';

/** The id of the event whose card is pointed at or has the focus; null if none is. */
export function usePointedAt(): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const receive = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('[data-event-id]') : null;
      setId(card?.getAttribute('data-event-id') ?? null);
    };
    // Not `pointerover`: a card that scrolls under a pointer at rest is not pointed at.
    document.addEventListener('pointermove', receive);
    document.addEventListener('focusin', receive);
    return () => {
      document.removeEventListener('pointermove', receive);
      document.removeEventListener('focusin', receive);
    };
  }, []);
  return id;
}
