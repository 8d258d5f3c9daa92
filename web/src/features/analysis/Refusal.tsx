import type { GenerationKind } from '@vigil/common/analysis';
import { useRefusal } from './refusal.ts';
import css from './StrategicReport.module.css';

/** Why the last generation failed, beside its button. The toast disappears after seconds. */
export function Refusal({ of }: { of: readonly GenerationKind[] }) {
  const sentences = useRefusal((said) => of.flatMap((what) => said[what] || []).join(' '));
  return (
    <p className={css.note} role="status">
      {sentences && `Nothing was changed: ${sentences}`}
    </p>
  );
}
