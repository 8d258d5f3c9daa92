import { urgencyOf } from '@vigil/common/stated-urgency';
import { countryNames, kindNames, partyNames, realityNames } from '@vigil/common/statement-words';
import type { ReportReading } from '@vigil/common/statements';

/** What a report was read as, by whom, and the chances behind its urgency. */
export function readingWords(reading: ReportReading): string {
  return `Read as: ${saidIn(reading)}. ${urgencyIn(reading)}. ${readers[reading.reader]}.`;
}

const readers: Record<ReportReading['reader'], string> = {
  model: 'By the built-in reader',
  admin: 'By an administrator',
  archive: 'From the archive',
  alert: 'From the alert',
};

function saidIn({ relevance, kind, reality, by, on, country, again }: ReportReading): string {
  if (relevance < 0.5) return 'not about the conflict';
  const parts = [
    kindNames[kind],
    realityNames[reality],
    by.length > 0 && `by ${listed(by.map((party) => partyNames[party]))}`,
    on.length > 0 && `on ${listed(on.map((party) => partyNames[party]))}`,
    `in ${countryNames[country]}`,
    again === '+' && 'a further act of its kind',
    again === '^' && 'more about a known act',
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function listed(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
}

/** An urgency that was stated, not estimated, has no chances. */
function urgencyIn({ urgency }: ReportReading): string {
  const { level, chance, alarming } = urgencyOf(urgency);
  if (chance === 1) return `Urgency ${level}`;
  return `Urgency ${level} (${percent(chance)}), chance of urgent or critical ${percent(alarming)}`;
}

function percent(chance: number): string {
  const rounded = Math.round(100 * chance);
  if (rounded === 0 && chance > 0) return 'under 1 %';
  return rounded === 100 && chance < 1 ? 'over 99 %' : `${rounded} %`;
}
