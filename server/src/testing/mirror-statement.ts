import type { Statement } from '@vigil/reader';

type PartiesAndPlace = Pick<Statement, 'by' | 'on' | 'country'>;

/** Who does it, on whom and where, with Israel and Iran exchanged. */
export function mirrorStatement({ by = [], on = [], country = 'other' }: Partial<PartiesAndPlace>): PartiesAndPlace {
  return { by: by.map(mirrored), on: on.map(mirrored), country: mirrored(country) };
}

function mirrored<N extends string>(name: N | 'il' | 'ir'): N | 'il' | 'ir' {
  if (name === 'il') return 'ir';
  return name === 'ir' ? 'il' : name;
}
