import type { FactorName } from '@vigil/common/balance';

/** One of a kind for each factor. */
export function perFactor<T>(make: (factor: FactorName) => T): Record<FactorName, T> {
  return {
    military: make('military'),
    technology: make('technology'),
    alliances: make('alliances'),
    economy: make('economy'),
    geography: make('geography'),
    intelligence: make('intelligence'),
  };
}
