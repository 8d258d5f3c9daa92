import type { AlertArea, Place } from '@vigil/common/events';
import { townNamed } from '../../gazetteer/place-named.ts';

const maxAreas = 200;

/** A zone of the Home Front Command is a town or a part of one. */
const townKm = 6;

const kmADegree = 111.2;
const maxPoints = 2_000;

/**
 * The circles of these places: those that the channel has sent, else towns of the gazetteer. Parts of one town are one
 * circle. Countries and regions, whose size is not known, have none.
 */
export function areasOf(names: readonly string[], sent: readonly AlertArea[]): AlertArea[] {
  const byName = new Map(sent.map((area) => [area.name, area]));
  const areas = new Map<string, AlertArea>();
  for (const name of names) {
    const found = townNamed(name);
    const own = byName.get(name);
    const town = found && { name: found.location, place: found.place, radiusKm: townKm };
    const area = own ?? town;
    if (area) areas.set(own ? name : area.name, area);
  }
  return [...areas.values()].slice(0, maxAreas);
}

/** The circle around the points of a CAP polygon (`lat,lon lat,lon ...`), or a CAP circle (`lat,lon km`). Null for neither. */
export function circleOf(shape: string): Pick<AlertArea, 'place' | 'radiusKm'> | null {
  const points = shape.trim().split(/\s+/, maxPoints);
  const [first = '', second = ''] = points;
  const centre = toPlace(first);
  if (!centre) return null;
  if (!second.includes(',')) {
    const radiusKm = Number(second);
    return points.length === 2 && radiusKm > 0 && radiusKm < 20_000 ? { place: centre, radiusKm } : null;
  }
  const places = points.map(toPlace);
  const whole = places.filter((place) => place !== null);
  if (whole.length < places.length || whole.length < 4) return null;
  const lats = whole.map(({ lat }) => lat);
  const lons = whole.map(({ lon }) => lon);
  const place = { lat: middle(lats), lon: middle(lons) };
  const radiusKm = Math.max(...whole.map((point) => distanceKm(place, point)));
  return radiusKm > 0 ? { place, radiusKm } : null;
}

function toPlace(text: string): Place | null {
  const match = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(text);
  const [lat, lon] = [Number(match?.[1]), Number(match?.[2])];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/** Of places near each other, on a plane. */
function distanceKm(a: Place, b: Place): number {
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return kmADegree * Math.hypot(a.lat - b.lat, east);
}
