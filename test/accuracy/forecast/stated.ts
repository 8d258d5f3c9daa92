import { readFileSync } from 'node:fs';
import type { Windows } from '@vigil/server/features/forecast/features';
import { attackDays, dayAt, diplomacyDays, exchangeDays, seriesOf } from './days.ts';

interface StatedDay {
  attackers: readonly string[];
  isDiplomacy: boolean;
}

/** What the statements of the news attest of each day that news is there of, by day. `npm run fit-forecast -- --news FOLDER` writes them. */
export function statedDays(): ReadonlyMap<string, StatedDay> {
  const lines = readFileSync(new URL('stated-days.tsv', import.meta.url), 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const [day = '', attackers = '', talks = ''] = line.split('\t');
        return [day, { attackers: attackers.split(' ').filter(Boolean), isDiplomacy: talks !== '' }];
      }),
  );
}

/** Each day as a server that read it has it: by the statements of its news, and where no news is there by the labels. */
export function allDays(): Windows {
  const labelled = {
    attacks: seriesOf(attackDays),
    exchanges: seriesOf(exchangeDays),
    diplomacy: seriesOf(diplomacyDays),
  };
  const known = statedDays();
  const stated = labelled.attacks.map((_, index) => known.get(dayAt(index)));
  return {
    attacks: labelled.attacks.map((is, index) => (stated[index] ? stated[index].attackers.length > 0 : is)),
    exchanges: labelled.exchanges.map((is, index) =>
      stated[index] ? isExchange(stated[index], stated[index - 1]) : is,
    ),
    diplomacy: labelled.diplomacy.map((is, index) => stated[index]?.isDiplomacy ?? is),
  };
}

function isExchange(day: StatedDay, before: StatedDay | undefined): boolean {
  return new Set([...day.attackers, ...(before?.attackers ?? [])]).size === 2;
}
