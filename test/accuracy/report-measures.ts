import {
  isAttackBetween,
  type ReportChances,
  type ReportedEvent,
  reportClasses,
  reportsAlarm,
  reportsAttack,
} from '@vigil/server/assessment/attack-report';
import { attackersByWords } from '@vigil/server/assessment/attackers';
import { reportedBy } from '@vigil/server/assessment/kinds';
import { createVocabulary, numbersOf, probabilitiesOf, sumsOf, toModel } from '@vigil/server/language/learned/model';
import { englishTitleOf, passageOf, titleFrameOf } from '@vigil/server/language/title-passage';
import { type LabelledReport, labelledReports, trainAttackReports } from './attack-reports.ts';

type Question = (row: LabelledReport) => boolean;

/**
 * `npm run accuracy -- --reports`: which events report an attack, by the rules alone and with the model. Of the reports that are not set
 * aside each is judged by a model of other days (the number of the day modulo five), those set aside by a model of all others.
 */
export async function showReports(): Promise<void> {
  const rows = await labelledReports();
  const others = rows.filter(({ label }) => !label.setAside);
  const chances = new Map<ReportedEvent, ReportChances>();
  const judge = (judged: readonly LabelledReport[], by: readonly LabelledReport[]) => {
    const chancesOf = modelOf(by);
    for (const row of judged) chances.set(row.event, chancesOf(row));
  };
  for (const fold of [0, 1, 2, 3, 4])
    judge(
      others.filter((row) => foldOf(row) === fold),
      others.filter((row) => foldOf(row) !== fold),
    );
  judge(
    rows.filter(({ label }) => label.setAside),
    others,
  );
  const byModel = (event: ReportedEvent) => chances.get(event) ?? none;
  const questions: Record<string, [is: Question, isRight: Question]> = {
    'attack, by rules alone': [({ event }) => isAttackByRules(event), isAttack],
    'attack, with the model': [({ event }) => reportsAttack(event, isAttackByRules(event), byModel), isAttack],
    'between the sides, by words alone': [({ event }) => attackersByWords(event).length > 0, isBetween],
    'between the sides, with the model': [
      ({ event }) => reportsAttack(event, isAttackByRules(event), byModel) && isAttackBetween(event, byModel),
      isBetween,
    ],
    'alarm, with the model': [({ event }) => reportsAlarm(event, byModel), ({ reports }) => reports === 'alarm'],
  };
  const sets = {
    'other days': others,
    'English of them': others.filter(({ event }) => !event.lang),
    'Arabic, Hebrew, Persian of them': others.filter(({ event }) => event.lang),
    'set aside': rows.filter(({ label }) => label.setAside),
  };
  for (const [name, set] of Object.entries(sets)) {
    console.log(`\n${name}: ${set.length} reports`);
    for (const [question, [is, isRight]] of Object.entries(questions)) console.log(lineOf(question, set, is, isRight));
  }
  showAgreement(rows);
}

/** Precision, with news on an attack of before counted as right in brackets, and recall, each with what it is a share of. */
function lineOf(question: string, set: readonly LabelledReport[], is: Question, isRight: Question): string {
  const found = set.filter(is);
  const right = found.filter(isRight).length;
  const echoes = found.filter(({ reports }) => reports === 'echo').length;
  const wanted = set.filter(isRight).length;
  const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(2));
  return `${question.padEnd(36)} precision ${share(right, found.length)} (${share(right + echoes, found.length)}) of ${found.length}, recall ${share(right, wanted)} of ${wanted}`;
}

/** What two readers say of the same reports: the share of equal answers, and Cohen's kappa. */
function showAgreement(rows: readonly LabelledReport[]): void {
  const twice = rows.flatMap(({ label: { reports, again } }) =>
    again === undefined ? [] : [[reports, again] as const],
  );
  const attacks = new Set(['attack', 'leader-killed']);
  const byAttack = twice.map(([one, other]) => [String(attacks.has(one)), String(attacks.has(other))] as const);
  console.log(
    `\nread twice: ${twice.length}; what is reported ${agreementOf(twice)}; an attack or not ${agreementOf(byAttack)}`,
  );
}

function agreementOf(pairs: readonly (readonly [string, string])[]): string {
  const equal = pairs.filter(([one, other]) => one === other).length / pairs.length;
  const shareOf = (place: 0 | 1, name: string) => pairs.filter((pair) => pair[place] === name).length / pairs.length;
  const names = new Set(pairs.map(([one]) => one));
  const chance = [...names].reduce((sum, name) => sum + shareOf(0, name) * shareOf(1, name), 0);
  return `${equal.toFixed(3)} (kappa ${((equal - chance) / (1 - chance)).toFixed(2)})`;
}

function modelOf(rows: readonly LabelledReport[]): (row: LabelledReport) => ReportChances {
  const vocabulary = createVocabulary();
  const model = toModel(vocabulary, trainAttackReports(rows));
  return ({ features }) => {
    const shares = probabilitiesOf(sumsOf(model, numbersOf(vocabulary, features)));
    return Object.fromEntries(reportClasses.map((name, at) => [name, shares[at] ?? 0])) as ReportChances;
  };
}

const none = Object.fromEntries(reportClasses.map((name) => [name, 0])) as ReportChances;

function foldOf({ date }: LabelledReport): number {
  return Number(date.slice(8, 10)) % 5;
}

function isAttackByRules(event: ReportedEvent): boolean {
  const title = englishTitleOf(event);
  const { kind } = reportedBy({ ...event, title }, titleFrameOf(title), passageOf(title));
  return kind === 'attack' || kind === 'leader-killed';
}

const isAttack: Question = ({ reports }) => reports === 'between sides' || reports === 'other attack';
const isBetween: Question = ({ reports }) => reports === 'between sides';
