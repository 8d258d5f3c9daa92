import type { Counted } from '@vigil/common/reports';
import { wordSet } from '../../language/text.ts';

/** The words by which one count is told. */
interface Cue {
  what: Counted;
  /** Before the number: '|killing| five people'. */
  active: ReadonlySet<string>;
  /** After it: 'five people |killed|', 'five |deaths|'. */
  passive: ReadonlySet<string>;
  /** Only weapons and aircraft are counted so. */
  isOfWeapons: boolean;
}

export const cues: readonly Cue[] = [
  {
    what: 'killed',
    active: wordSet(
      'kill kills killed killing slays slew slaying assassinates assassinated martyrs claims claimed claiming',
    ),
    passive: wordSet(
      'killed dead die died dies slain martyred perished deaths fatalities assassinated bodies martyrs lives',
    ),
    isOfWeapons: false,
  },
  {
    what: 'injured',
    active: wordSet('injure injures injured injuring wound wounds wounded wounding hurt hurts hurting'),
    passive: wordSet('injured wounded hurt hospitalised hospitalized injuries wounds'),
    isOfWeapons: false,
  },
  {
    what: 'launched',
    active: wordSet(
      'launch launches launched launching fire fires fired firing shoots shot unleashes unleashed sends sent lobs lobbed',
    ),
    passive: wordSet('launched fired'),
    isOfWeapons: true,
  },
  {
    what: 'intercepted',
    active: wordSet('intercept intercepts intercepted intercepting down downs downed downing'),
    passive: wordSet('intercepted downed shot'),
    isOfWeapons: true,
  },
  {
    what: 'arrested',
    active: wordSet('arrest arrests arrested arresting detain detains detained detaining'),
    passive: wordSet('arrested detained arrests'),
    isOfWeapons: false,
  },
  {
    what: 'captured',
    active: wordSet('capture captures captured capturing'),
    passive: wordSet('captured'),
    isOfWeapons: false,
  },
  {
    what: 'displaced',
    active: wordSet('displace displaces displaced displacing uproots uprooted'),
    passive: wordSet('displaced evacuated flee fled evacuees homeless'),
    isOfWeapons: false,
  },
];

/** What can be launched or intercepted, and how the ledger calls it. */
export const weapons = new Map<string, string>([
  ...named('missiles', 'missile missiles'),
  ...named('drones', 'drone drones uav uavs unmanned quadcopter quadcopters'),
  ...named('rockets', 'rocket rockets'),
  ...named('projectiles', 'projectile projectiles munitions'),
  ...named('aircraft', 'jet jets warplane warplanes plane planes aircraft helicopter helicopters f-35 f-35s f-15 f-16'),
]);

/** 'a barrage of 30 missiles' was launched, with any verb. */
export const salvos = wordSet('barrage salvo volley wave swarm');

function named(name: string, spellings: string): [string, string][] {
  return spellings.split(' ').map((spelling) => [spelling, name]);
}
