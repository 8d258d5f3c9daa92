import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { Event } from '@vigil/common/events';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { EffectsNow } from '../../kit/EffectsNow.tsx';
import { Mantine } from '../../kit/Mantine.tsx';
import type { Picture } from '../../kit/pictures.ts';
import css from './Lightbox.module.css';
import { RemoveImage } from './tools.tsx';
import { Withdrawn } from './Withdrawn.tsx';

interface LightboxProps {
  event: Event;
  images: readonly Picture[];
  first: number;
  onClose: () => void;
  onFail: (url: string) => void;
}

/** The images of an event, one at a time, each also in its own size. The arrow keys change the image; while it is large they move it. */
export function Lightbox({ event, images, first, onClose, onFail }: LightboxProps) {
  const [opener] = useState(() => document.activeElement);
  const [wanted, setWanted] = useState(first);
  const [isLarge, setLarge] = useState(false);
  // The list gets shorter when an image fails.
  const index = Math.min(wanted, images.length - 1);
  const picture = images[index];
  const go = (step: number) => {
    setLarge(false);
    setWanted(Math.max(0, Math.min(images.length - 1, index + step)));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (isLarge) return;
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  // Mantine returns the focus only if the dialog stays mounted after it closes. This one unmounts.
  useEffect(() => () => focus(opener), [opener]);
  return (
    <Mantine>
      <Modal.Root
        opened
        onClose={onClose}
        onKeyDown={onKeyDown}
        size="min(1100px, 94vw)"
        centered
        lockScroll={false}
        classNames={{ content: css.content }}
        returnFocus={false}
      >
        <Modal.Overlay />
        <Modal.Content>
          <EffectsNow />
          <div className={css.head}>
            <Modal.Title className={css.title} dir="auto">
              {event.title}
            </Modal.Title>
            <Modal.CloseButton aria-label="Close" />
          </div>
          <Modal.Body>
            <Withdrawn id={event.id} isHidden={event.deletedAt !== null} onLeave={onClose} />
            {picture && (
              <section
                className={css.frame}
                aria-label="Picture"
                data-large={isLarge || undefined}
                {...(isLarge && { tabIndex: 0 })}
              >
                <img
                  className={css.image}
                  src={picture.url}
                  alt={`${index + 1} of ${images.length}`}
                  referrerPolicy="no-referrer"
                  onError={() => onFail(picture.url)}
                />
              </section>
            )}
            {images.length > 1 && (
              <div className={css.pages}>
                <button type="button" disabled={index === 0} onClick={() => go(-1)}>
                  Previous
                </button>
                <span aria-live="polite">
                  {index + 1} of {images.length}
                </span>
                <button type="button" disabled={index === images.length - 1} onClick={() => go(1)}>
                  Next
                </button>
              </div>
            )}
            {picture && (
              <p className={css.ways}>
                <button type="button" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
                  Full size
                </button>
                <a href={picture.url} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
                  Open the original
                </a>
              </p>
            )}
            {picture && (
              <div className={css.tools}>
                <RemoveImage event={event} imageUrl={picture.written} />
              </div>
            )}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </Mantine>
  );
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
