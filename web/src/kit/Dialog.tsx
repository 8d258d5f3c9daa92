import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import css from './Dialog.module.css';
import { EffectsNow } from './EffectsNow.tsx';

interface DialogProps {
  title: string;
  subtitle?: string;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * A dialog: it keeps the focus, closes by Escape, and gives the focus back. Its parent is `Mantine` and
 * outlives its closing. The element with `data-autofocus` takes the focus first.
 */
export function Dialog({ title, subtitle, isOpen, onClose, children }: PropsWithChildren<DialogProps>) {
  return (
    // The lock of scrolling writes a style element that our policy refuses.
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size="min(520px, 94vw)"
      centered
      lockScroll={false}
      classNames={{ content: css.content }}
    >
      <Modal.Overlay backgroundOpacity={0.6} />
      <Modal.Content>
        <EffectsNow />
        <div className={css.head}>
          <Modal.Title className={css.title} dir="auto">
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        <Modal.Body className={css.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
