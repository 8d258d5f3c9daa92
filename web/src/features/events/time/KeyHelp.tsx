import { useEffect, useState } from 'react';
import { Dialog } from '../../../kit/Dialog.tsx';
import { Mantine } from '../../../kit/Mantine.tsx';
import css from './KeyHelp.module.css';

const keys = [
  [['j'], 'Next event'],
  [['k'], 'Previous event'],
  [['/', 'Ctrl K', '⌘ K'], 'Search'],
  [['Esc'], 'Close the search or a dialog'],
  [['F8'], 'Dismissed messages'],
  [['+', '-', '0'], 'Zoom the map in, out, show it whole, while the focus is in it'],
  [['←', '→'], 'Move in a plot, on the map or between pictures'],
  [['?'], 'This list'],
] as const;

/** The list of keys. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const [opener] = useState(() => document.activeElement);
  // Mantine returns the focus only if the dialog stays mounted after it closes. This one unmounts.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    <Mantine>
      <Dialog title="Keys" isOpen onClose={onClose}>
        <dl className={css.keys}>
          {keys.map(([names, what]) => (
            <div key={what}>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </Mantine>
  );
}
