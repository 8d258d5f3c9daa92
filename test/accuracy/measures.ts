import { urgencyLevels } from '@vigil/common/events';
import type { LabelledItem } from './labels.ts';
import { type Prediction, predict } from './predict.ts';

export interface Judged extends LabelledItem {
  got: Prediction;
}

/** One measure by its name, between 0 and 1; NaN where the set has nothing to measure it on. */
export type Measures = Record<string, number>;

export async function judgeAll(set: readonly LabelledItem[]): Promise<Judged[]> {
  const predictions = await predict(set.map(({ item }) => item));
  return set.flatMap((one, at) => {
    const got = predictions[at];
    return got ? [{ ...one, got }] : [];
  });
}

/**
 * All measures of a judged set. Relevance, type, urgency and place count firm rows alone; identity counts every row
 * that is labelled relevant. A false alarm is an item that is not relevant, or medium or low, rated urgent or critical.
 */
export function measure(judged: readonly Judged[]): Measures {
  const firm = judged.filter(({ label }) => !label.borderline);
  const relevant = firm.filter(({ label }) => label.relevant);
  const found = firm.filter(({ got }) => got.relevant);
  const relevance = ratios(found.filter(({ label }) => label.relevant).length, found.length, relevant.length);
  const critical = relevant.filter(({ label }) => label.urgency === 'critical');
  const urgent = relevant.filter(({ label }) => rank(label.urgency) <= rank('urgent'));
  const calm = firm.filter(({ label }) => !label.relevant || rank(label.urgency) >= rank('medium'));
  return {
    'relevance precision': relevance.precision,
    'relevance recall': relevance.recall,
    'relevance F1': relevance.f1,
    type: share(relevant, isTyped),
    'urgency exact': share(relevant, (row) => stepsOf(row) === 0),
    'urgency within one': share(relevant, (row) => stepsOf(row) <= 1),
    'critical rated critical': share(critical, ({ got }) => got.relevant && got.urgency === 'critical'),
    'critical and urgent rated high or above': share(
      urgent,
      ({ got }) => got.relevant && rank(got.urgency) <= rank('high'),
    ),
    'false alarms': share(calm, isAlarmed),
    'rated urgent or critical: precision': share(found.filter(isAlarmed), isUrgent),
    'rated urgent or critical: recall': share(relevant.filter(isUrgent), isAlarmed),
    place: share(relevant, isPlaced),
    ...identity(judged),
  };
}

/** What a person should look at, one line each: whose judgement differs, and events that were merged or missed. */
export function faults(judged: readonly Judged[]): string[] {
  const firm = judged.filter(({ label }) => !label.borderline);
  const relevant = firm.filter(({ label }) => label.relevant);
  const line = (what: string, { item, label, got }: Judged, wanted: string, given: string) =>
    `${what} ${item.id}: ${given}, labelled ${wanted}${label.relevant ? '' : ' (not relevant)'} - ${statedIn(got)}`;
  const relevance = firm.filter(({ label, got }) => label.relevant !== got.relevant);
  return [
    ...relevance.map((row) => line('relevance', row, String(row.label.relevant), String(row.got.relevant))),
    ...relevant
      .filter((row) => !isTyped(row))
      .map((row) => line('type', row, row.label.eventType ?? '', row.got.eventType)),
    ...relevant
      .filter((row) => stepsOf(row) > 1)
      .map((row) => line('urgency', row, row.label.urgency ?? '', row.got.urgency)),
    ...relevant
      .filter((row) => !isPlaced(row))
      .map((row) => line('place', row, row.label.location ?? '', row.got.location)),
    ...relevant
      .filter((row) => row.label.urgency !== 'critical' && row.got.urgency === 'critical')
      .map((row) => line('critical', row, row.label.urgency ?? '', row.got.urgency)),
    ...clusterFaults(judged),
  ];
}

/** A statement in one line. */
export function statedIn({ statement }: Prediction): string {
  const { relevance, urgency, kind, kindChance, reality, again, by, on, country } = statement;
  const chances = [relevance, ...urgency].map((chance) => chance.toFixed(2)).join(' ');
  return `${chances}; ${kind}${again} ${kindChance.toFixed(2)} ${reality} by ${by.join('+')} on ${on.join('+')} in ${country}`;
}

function isTyped({ label, got }: Judged): boolean {
  return [label.eventType, ...label.eventTypeAlt].includes(got.eventType);
}

function isUrgent({ label }: Judged): boolean {
  return label.relevant && rank(label.urgency) <= rank('urgent');
}

function isAlarmed({ got }: Judged): boolean {
  return got.relevant && rank(got.urgency) <= rank('urgent');
}

function stepsOf({ label, got }: Judged): number {
  return Math.abs(rank(label.urgency) - rank(got.urgency));
}

/** One of the places that were labelled, or one that holds it, by its name. */
function isPlaced({ label, got }: Judged): boolean {
  const given = got.location.toLowerCase();
  return [label.location, ...label.locationAlt].some((place) => {
    const wanted = place?.toLowerCase() ?? '';
    return wanted !== '' && (given.includes(wanted) || wanted.includes(given));
  });
}

interface Clustered {
  id: string;
  got: string;
  gold: string;
}

/** By pairs of items, and by the items one stands with (BCubed, Bagga and Baldwin 1998). */
export function identity(judged: readonly Judged[]): Measures {
  const items = toClustered(judged);
  const pairs = pairsOf(items);
  const both = pairs.filter(([a, b]) => a.got === b.got && a.gold === b.gold).length;
  const pair = ratios(
    both,
    pairs.filter(([a, b]) => a.got === b.got).length,
    pairs.filter(([a, b]) => a.gold === b.gold).length,
  );
  const overlap = (by: 'got' | 'gold') =>
    items.reduce((total, item) => {
      const mates = items.filter((other) => other[by] === item[by]);
      return total + share(mates, (mate) => mate.got === item.got && mate.gold === item.gold) / items.length;
    }, 0);
  const [precision, recall] = [overlap('got'), overlap('gold')];
  return {
    'pair precision': pair.precision,
    'pair recall': pair.recall,
    'pair F1': pair.f1,
    'BCubed precision': precision,
    'BCubed recall': recall,
    'BCubed F1': (2 * precision * recall) / (precision + recall),
  };
}

/** An event that holds several labelled ones, and a labelled one that became several. */
function clusterFaults(judged: readonly Judged[]): string[] {
  const items = toClustered(judged);
  const groups = (by: 'got' | 'gold', of: 'got' | 'gold', say: (name: string, parts: string) => string) =>
    [...new Set(items.map((item) => item[by]))].flatMap((name) => {
      const mates = items.filter((item) => item[by] === name);
      const parts = [...new Set(mates.map((mate) => mate[of]))];
      if (parts.length < 2) return [];
      const lists = parts.map((part) => mates.flatMap((mate) => (mate[of] === part ? mate.id : [])).join(' '));
      return [say(name, lists.join(' | '))];
    });
  return [
    ...groups('got', 'gold', (_, parts) => `merged: ${parts}`),
    ...groups('gold', 'got', (name, parts) => `parted ${name}: ${parts}`),
  ];
}

/** Of the two events that a row may count to, the one that agrees better is taken. */
function toClustered(judged: readonly Judged[]): Clustered[] {
  const relevant = judged.filter(({ label }) => label.relevant);
  return relevant.map(({ item, label, got }) => {
    const mates = relevant.filter((other) => other.item !== item && got.cluster && other.got.cluster === got.cluster);
    const agree = (name: string | null) =>
      mates.filter((mate) => [mate.label.cluster, mate.label.clusterAlt].includes(name)).length;
    const own = mates.filter((mate) => mate.label.cluster === label.cluster).length;
    const gold = label.clusterAlt && agree(label.clusterAlt) > own ? label.clusterAlt : label.cluster;
    return { id: item.id, got: got.cluster ?? `none ${item.id}`, gold };
  });
}

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, at) => items.slice(at + 1).map((b): [T, T] => [a, b]));
}

function rank(level: string | null): number {
  const levels: readonly string[] = urgencyLevels;
  const at = level === null ? -1 : levels.indexOf(level);
  return at < 0 ? urgencyLevels.length : at;
}

function ratios(hits: number, got: number, wanted: number) {
  const precision = hits / got;
  const recall = hits / wanted;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

function share<T>(all: readonly T[], holds: (one: T) => boolean): number {
  return all.filter(holds).length / all.length;
}
