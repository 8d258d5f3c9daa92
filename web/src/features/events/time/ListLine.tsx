import { Room } from '../entering/Room.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { SinceLine } from './SinceLine.tsx';

interface ListLineProps {
  place: string | null;
  onShow: () => void;
}

/** What the list is narrowed to, else what came since the last visit, in a place of its own above the list. */
export function ListLine({ place, onShow }: ListLineProps) {
  return <Room>{place === null ? <SinceLine onShow={onShow} /> : <PlaceLine place={place} />}</Room>;
}
