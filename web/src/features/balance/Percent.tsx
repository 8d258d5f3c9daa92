import { use } from 'react';
import { Text, type TextProps } from '../../kit/components.ts';
import { percentColour } from './labels.ts';
import { IsOutdated } from './SidesBar.tsx';

const ranges = { green: 'var(--ok)', yellow: 'var(--high)', red: 'var(--critical)' };

/** A percentage in the colour of its range; without one where it rests on old evidence. */
export function Percent({ value, ...rest }: TextProps & { value: number }) {
  const isOutdated = use(IsOutdated);
  const colour = percentColour(value);
  const colours = isOutdated ? {} : { c: ranges[colour], 'data-colour': colour };
  return (
    <Text {...rest} component="b" display="block" {...colours}>
      {value}%
    </Text>
  );
}
