import type { GenerationKind } from '@vigil/common/analysis';
import type { ComponentProps } from 'react';
import { Button } from '../../kit/Button.tsx';
import { generate } from './generate.ts';
import { useGenerating } from './store.ts';

interface GenerateButtonProps extends Pick<ComponentProps<typeof Button>, 'look'> {
  what: GenerationKind;
  /** The label while nothing is generated. */
  label: string;
}

/** For administrators. Disabled while the same report is generated, by any user. */
export function GenerateButton({ what, label, look = 'plain' }: GenerateButtonProps) {
  const isRunning = useGenerating((running) => running[what]);
  return (
    <Button look={look} disabled={isRunning} onClick={() => generate(what)}>
      {isRunning ? 'Generating...' : label}
    </Button>
  );
}
