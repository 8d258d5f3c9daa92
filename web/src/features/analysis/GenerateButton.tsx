import type { Generation } from '@vigil/common/analysis';
import type { ComponentProps } from 'react';
import { Button } from '../../kit/Button.tsx';
import { generate } from './generate.ts';
import { useGenerating } from './store.ts';

interface GenerateButtonProps extends Pick<ComponentProps<typeof Button>, 'look'> {
  what: Generation;
  /** What it reads while nothing runs. */
  label: string;
}

/** For administrators. It waits while the same is generated, by whomever. */
export function GenerateButton({ what, label, look = 'plain' }: GenerateButtonProps) {
  const isRunning = useGenerating((running) => running[what]);
  return (
    <Button look={look} disabled={isRunning} onClick={() => generate(what)}>
      {isRunning ? 'Generating...' : label}
    </Button>
  );
}
