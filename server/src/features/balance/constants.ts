import type { FactorName } from '@vigil/common/balance';

/** The numbers in docs/formula.md that could as well have been others. */
export interface Constants {
  /** Shares of the factors in the advantage; they add up to 1. */
  factorWeights: Readonly<Record<FactorName, number>>;
  /** Most points that figures alone, and events alone, can move a factor. */
  maxFigureEffect: number;
  maxEventEffect: number;
  /** Net points of events that move a factor by half of that. */
  eventHalf: number;
  /** One side's figure at 2 to the power of this, times the other's, counts in full. */
  fullRatio: number;
  /** Half-life of a figure in years, and of an event in days where its rule names no other time. */
  figureHalfLife: number;
  eventHalfLife: number;
  /** Points of lead that double a side's odds. */
  oddsStep: number;
  /** Weight of a stalemate at least, and how much talks can add. */
  stalemate: number;
  talks: number;
}

export const defaults: Constants = {
  factorWeights: {
    military: 0.3,
    technology: 0.15,
    alliances: 0.15,
    economy: 0.15,
    geography: 0.1,
    intelligence: 0.15,
  },
  maxFigureEffect: 30,
  maxEventEffect: 30,
  eventHalf: 12,
  fullRatio: 3,
  figureHalfLife: 8,
  eventHalfLife: 30,
  oddsStep: 10,
  stalemate: 2,
  talks: 4,
};
