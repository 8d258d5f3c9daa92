import { useLayoutEffect, useState } from 'react';

/**
 * Stands in a dialog. Mantine gives the dialog the focus when it is in the document, but traps the Tab key in an effect, which
 * React may run later: until then Tab would leave the dialog. An update in a layout effect makes React run all effects at once.
 */
export function EffectsNow() {
  const [, setDrawn] = useState(false);
  useLayoutEffect(() => setDrawn(true), []);
  return null;
}
