import { type Band, type Bands, type FactorName, factorNames } from '@vigil/common/balance';
import { type Constants, defaults } from './constants.ts';
import { type Inputs, leadOf, outcomeOf, overallLead, roundHalfEven } from './formula.ts';
import { perFactor } from './per-factor.ts';

/** By so much, up and down, each constant is varied. */
const variation = 0.25;

/** What the outcome is made of with one constant varied. */
interface Variant {
  leads: Readonly<Record<FactorName, { lead: number }>>;
  constants: Constants;
}

type Percentages = Omit<{ [P in keyof Bands]: number }, 'variedBy'>;

/**
 * The range that each percentage takes when one constant after the other is varied: the weight of each factor and of each
 * figure, the most that figures and events can move, both half-lives and the constants of the outcome. Constants know no side,
 * so the bands mirror like the percentages.
 */
export function bandsOf(inputs: Inputs): Bands {
  const all = variantsOf(inputs).map((variant) => percentagesOf(variant, inputs));
  const band = (name: keyof Percentages): Band => {
    const values = all.map((one) => one[name]);
    return { low: Math.min(...values), high: Math.max(...values) };
  };
  return {
    variedBy: 100 * variation,
    israelAdvantage: band('israelAdvantage'),
    iranAdvantage: band('iranAdvantage'),
    israelWinProbability: band('israelWinProbability'),
    iranWinProbability: band('iranWinProbability'),
    stalemateProbability: band('stalemateProbability'),
  };
}

/** Those that change the leads, and those that only change what follows from them. */
const ofLeads = [
  'maxFigureEffect',
  'maxEventEffect',
  'eventHalf',
  'fullRatio',
  'figureHalfLife',
  'eventHalfLife',
] as const;
const ofOutcome = ['oddsStep', 'stalemate', 'talks'] as const;

/** With nothing varied, and with each constant varied down and up. */
function variantsOf(inputs: Inputs): Variant[] {
  const leads = perFactor((factor) => leadOf(factor, inputs));
  const varied = [1 - variation, 1 + variation].flatMap((times): Variant[] => [
    ...ofLeads.map((name) => {
      const constants = { ...defaults, [name]: times * defaults[name] };
      return { leads: perFactor((factor) => leadOf(factor, inputs, constants)), constants };
    }),
    ...ofOutcome.map((name) => ({ leads, constants: { ...defaults, [name]: times * defaults[name] } })),
    ...factorNames.map((factor) => ({ leads, constants: { ...defaults, factorWeights: reweighted(factor, times) } })),
    ...inputs.figures.map(({ id, factor }) => {
      const figures = inputs.figures.map((one) => (one.id === id ? { ...one, weight: times * one.weight } : one));
      return { leads: { ...leads, [factor]: leadOf(factor, { ...inputs, figures }) }, constants: defaults };
    }),
  ]);
  return [{ leads, constants: defaults }, ...varied];
}

/** The weights with one of them varied, as shares of 1 again. */
function reweighted(varied: FactorName, times: number): Constants['factorWeights'] {
  const weights = { ...defaults.factorWeights, [varied]: times * defaults.factorWeights[varied] };
  const total = factorNames.reduce((sum, factor) => sum + weights[factor], 0);
  return perFactor((factor) => weights[factor] / total);
}

function percentagesOf({ leads, constants }: Variant, inputs: Inputs): Percentages {
  const overall = overallLead(leads, constants);
  const [israel, iran, neither] = outcomeOf(overall, inputs, constants);
  return {
    israelAdvantage: roundHalfEven(50 + overall),
    iranAdvantage: roundHalfEven(50 - overall),
    israelWinProbability: israel,
    iranWinProbability: iran,
    stalemateProbability: neither,
  };
}
