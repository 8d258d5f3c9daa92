import { ArrivalChoice } from './entering/ArrivalChoice.tsx';
import { ZoneChoice } from './time/ZoneChoice.tsx';

/** What the reader chooses for the list, in the line of its first day. */
export function ListChoices() {
  return (
    <>
      <ArrivalChoice />
      <ZoneChoice />
    </>
  );
}
