import { Text, type TextProps } from '../../kit/components.ts';
import { percentColour } from './labels.ts';

const colours = { green: 'var(--ok)', yellow: 'var(--high)', red: 'var(--critical)' };

/** A percentage in the colour of its range. */
export function Percent({ value, ...rest }: TextProps & { value: number }) {
  const colour = percentColour(value);
  return (
    <Text {...rest} component="b" display="block" c={colours[colour]} data-colour={colour}>
      {value}%
    </Text>
  );
}
