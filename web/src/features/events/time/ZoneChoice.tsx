import { useEffect } from 'react';
import { zoneName } from '../../../kit/time.ts';
import { useZone } from '../../../kit/zone.ts';
import { chooseZone, zones } from '../../../kit/zones.ts';
import css from './ZoneChoice.module.css';

const names = { '': 'this device', UTC: 'UTC', 'Asia/Jerusalem': 'Jerusalem', 'Asia/Tehran': 'Tehran' } as const;
const id = 'time-zone';
let wasChosen = false;

/** The zone of all times on the page, at the head of the list. */
export function ZoneChoice() {
  const zone = useZone();
  // The whole page is drawn again in another zone, and the choice keeps the focus.
  useEffect(() => {
    if (wasChosen) document.getElementById(id)?.focus({ preventScroll: true });
    wasChosen = false;
  }, []);
  const choose = (value: string) => {
    wasChosen = true;
    chooseZone(zones.find((one) => one === value) ?? '');
  };
  return (
    <label className={css.zone}>
      <span className={css.wide}>Times of</span>{' '}
      <select id={id} value={zone} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {zones.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>{' '}
      {zone !== 'UTC' && `(${zoneName(new Date())})`}
    </label>
  );
}
