import css from './SegmentedControl.module.css';

interface SegmentedControlProps<T extends string> {
  /** What is selected, for screen readers. */
  label: string;
  all: readonly T[];
  chosen: T;
  wordsOf?: (one: T) => string;
  onChoose: (one: T) => void;
  className?: string | undefined;
}

/** A row of buttons of which one is pressed. Not Mantine's, which the home screen does not load. */
export function SegmentedControl<T extends string>({
  label,
  all,
  chosen,
  wordsOf,
  onChoose,
  className = '',
}: SegmentedControlProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a scrolling row.
    <div className={`${css.control} ${className}`} role="group" aria-label={label}>
      {all.map((one) => (
        <button key={one} type="button" aria-pressed={one === chosen} onClick={() => onChoose(one)}>
          {wordsOf ? wordsOf(one) : one}
        </button>
      ))}
    </div>
  );
}
