import { ObjectId } from 'bson';
import { StoreError } from '../errors.ts';
import { isDoc, type Maybe, toWhole, typeName } from '../values/value.ts';
import { isNil, named } from './arguments.ts';
import type { EvaluationScope, Expression, Operator, Operators } from './operator.ts';

const day = 86_400_000;

/** Parts of a date whose UTC fields hold local time. */
const parts = {
  $year: (date: Date) => date.getUTCFullYear(),
  $month: (date: Date) => date.getUTCMonth() + 1,
  $dayOfMonth: (date: Date) => date.getUTCDate(),
  $dayOfYear: (date: Date) => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / day) + 1,
  $dayOfWeek: (date: Date) => date.getUTCDay() + 1,
  $isoDayOfWeek: (date: Date) => date.getUTCDay() || 7,
  $isoWeek: (date: Date) => Math.ceil(parts.$dayOfYear(thursday(date)) / 7),
  $isoWeekYear: (date: Date) => thursday(date).getUTCFullYear(),
  $hour: (date: Date) => date.getUTCHours(),
  $minute: (date: Date) => date.getUTCMinutes(),
  $second: (date: Date) => date.getUTCSeconds(),
  $millisecond: (date: Date) => date.getUTCMilliseconds(),
};

const datePart =
  (read: (date: Date) => number): Operator =>
  (argument, compile, name) => {
    const isShort = !isDoc(argument) || !argument.has('date');
    const { date, timezone } = isShort
      ? { date: compile(Array.isArray(argument) ? (argument[0] ?? null) : argument) }
      : named(argument, compile, name, ['date'], ['timezone']);
    return (scope) => {
      const value = date?.(scope);
      return isNil(value) ? null : read(toLocal(toDate(name, value), zoneOf(timezone, scope)));
    };
  };

/** Date operators. A time zone is an IANA name or an offset, by default UTC. */
export const dateOperators: Operators = {
  ...Object.fromEntries(Object.entries(parts).map(([name, read]) => [name, datePart(read)])),
  $dateToString: (argument, compile, name) => {
    const { date, format, timezone, onNull } = named(
      argument,
      compile,
      name,
      ['date'],
      ['format', 'timezone', 'onNull'],
    );
    return (scope) => {
      const value = date?.(scope);
      if (isNil(value)) return onNull ? onNull(scope) : null;
      const zone = zoneOf(timezone, scope);
      const pattern = format?.(scope) ?? (zone === 'UTC' ? '%Y-%m-%dT%H:%M:%S.%LZ' : '%Y-%m-%dT%H:%M:%S.%L');
      if (typeof pattern !== 'string') throw new StoreError(18533, '$dateToString requires that format be a string');
      return print(toDate(name, value), zone, pattern);
    };
  },
  $dateTrunc: (argument, compile, name) => {
    const { date, unit, timezone, startOfWeek } = named(
      argument,
      compile,
      name,
      ['date', 'unit'],
      ['timezone', 'startOfWeek'],
    );
    return (scope) => {
      const value = date?.(scope);
      const step = unit?.(scope);
      if (isNil(value) || isNil(step)) return null;
      const zone = zoneOf(timezone, scope);
      const first = String(startOfWeek?.(scope) ?? 'sunday').toLowerCase();
      return fromLocal(truncate(toLocal(toDate(name, value), zone), unitOf(name, step), first), zone);
    };
  },
  $dateAdd: shift(1),
  $dateSubtract: shift(-1),
  $dateDiff: (argument, compile, name) => {
    const required = ['startDate', 'endDate', 'unit'];
    const { startDate, endDate, unit, timezone, startOfWeek } = named(argument, compile, name, required, [
      'timezone',
      'startOfWeek',
    ]);
    return (scope) => {
      const [start, end, step] = [startDate, endDate, unit].map((part) => part?.(scope));
      if (isNil(start) || isNil(end) || isNil(step)) return null;
      const zone = zoneOf(timezone, scope);
      const first = String(startOfWeek?.(scope) ?? 'sunday').toLowerCase();
      const unitName = unitOf(name, step);
      const [from, to] = [start, end].map((date) => truncate(toLocal(toDate(name, date), zone), unitName, first));
      return from && to ? BigInt(count(from, to, unitName)) : null;
    };
  },
};

/** Fixed-length units in milliseconds, and units in calendar months. */
const milliseconds = { week: 7 * day, day, hour: 3_600_000, minute: 60_000, second: 1000, millisecond: 1 };
const months = { year: 12, quarter: 3, month: 1 };
type DateUnit = keyof typeof milliseconds | keyof typeof months;

const isMonths = (unit: DateUnit): unit is keyof typeof months => unit in months;

function unitOf(name: string, value: Maybe): DateUnit {
  for (const unit of ['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const) {
    if (value === unit) return unit;
  }
  throw new StoreError(9, `${name}: unknown time unit value: ${String(value)}`);
}

/** Adds in local time: a day later is the same hour, and months end at their last day. */
function shift(sign: 1 | -1): Operator {
  return (argument, compile, name) => {
    const { startDate, unit, amount, timezone } = named(
      argument,
      compile,
      name,
      ['startDate', 'unit', 'amount'],
      ['timezone'],
    );
    return (scope) => {
      const [start, step, by] = [startDate, unit, amount].map((part) => part?.(scope));
      if (isNil(start) || isNil(step) || isNil(by)) return null;
      const unitName = unitOf(name, step);
      const size = (toWhole(by) ?? Number.NaN) * sign;
      if (Number.isNaN(size)) throw new StoreError(5166405, `${name} expects an integer as its amount`);
      const date = toDate(name, start);
      if (!isMonths(unitName) && milliseconds[unitName] < day)
        return new Date(date.getTime() + size * milliseconds[unitName]);
      const zone = zoneOf(timezone, scope);
      const local = toLocal(date, zone);
      return fromLocal(
        isMonths(unitName)
          ? addMonths(local, size * months[unitName])
          : new Date(local.getTime() + size * milliseconds[unitName]),
        zone,
      );
    };
  };
}

/** January 31 plus one month is the last day of February. */
function addMonths(date: Date, amount: number): Date {
  const total = date.getUTCFullYear() * 12 + date.getUTCMonth() + amount;
  const year = Math.floor(total / 12);
  const lastDay = new Date(Date.UTC(year, (total % 12) + 1, 0)).getUTCDate();
  const moved = new Date(date);
  moved.setUTCFullYear(year, total - year * 12, Math.min(date.getUTCDate(), lastDay));
  return moved;
}

/** The start of the unit that contains the date. */
function truncate(date: Date, unit: DateUnit, firstDay: string): Date {
  if (isMonths(unit)) {
    const month = date.getUTCMonth();
    return new Date(Date.UTC(date.getUTCFullYear(), month - (month % months[unit]), 1));
  }
  const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
  const first = days.indexOf(firstDay.slice(0, 3));
  if (first < 0) throw new StoreError(9, `unknown day of week: ${firstDay}`);
  const start = unit === 'week' ? date.getTime() - ((date.getUTCDay() - first + 7) % 7) * day : date.getTime();
  const size = unit === 'week' ? day : milliseconds[unit];
  return new Date(Math.floor(start / size) * size);
}

/** The number of units between two unit starts. */
function count(from: Date, to: Date, unit: DateUnit): number {
  if (!isMonths(unit)) return Math.round((to.getTime() - from.getTime()) / milliseconds[unit]);
  const between = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return between / months[unit];
}

function print(date: Date, zone: string, pattern: string): string {
  const local = toLocal(date, zone);
  const offset = Math.round((local.getTime() - date.getTime()) / 60_000);
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const month = (style: 'short' | 'long') => local.toLocaleString('en-US', { month: style, timeZone: 'UTC' });
  const specifiers: Record<string, () => string> = {
    Y: () => pad(parts.$year(local), 4),
    G: () => pad(parts.$isoWeekYear(local), 4),
    m: () => pad(parts.$month(local)),
    d: () => pad(parts.$dayOfMonth(local)),
    j: () => pad(parts.$dayOfYear(local), 3),
    H: () => pad(parts.$hour(local)),
    M: () => pad(parts.$minute(local)),
    S: () => pad(parts.$second(local)),
    L: () => pad(parts.$millisecond(local), 3),
    V: () => pad(parts.$isoWeek(local)),
    u: () => String(parts.$isoDayOfWeek(local)),
    w: () => String(parts.$dayOfWeek(local)),
    b: () => month('short'),
    B: () => month('long'),
    z: () => `${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60))}${pad(Math.abs(offset) % 60)}`,
    Z: () => String(offset),
    '%': () => '%',
  };
  return pattern.replace(/%(.?)/gs, (_match, name: string) => {
    const specifier = specifiers[name];
    if (!specifier) throw new StoreError(18536, `Invalid format character '%${name}' in format string`);
    return specifier();
  });
}

/** The Thursday of the week, which determines the ISO week and its year. */
const thursday = (date: Date): Date => new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * day);

function toDate(name: string, value: Maybe): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  throw new StoreError(16006, `can't convert from ${typeName(value)} to Date in ${name}`);
}

function zoneOf(timezone: Expression | undefined, scope: EvaluationScope): string {
  const zone = timezone?.(scope) ?? 'UTC';
  if (typeof zone !== 'string') throw new StoreError(40517, 'timezone must evaluate to a string');
  return /^(UTC|GMT|Z)$/.test(zone) ? 'UTC' : zone;
}

/** The date whose UTC fields hold the local time of the zone. */
function toLocal(date: Date, zone: string): Date {
  return zone === 'UTC' ? date : new Date(date.getTime() + offsetOf(date, zone));
}

/** Looks up the offset twice, because the first guess can be on the other side of a clock change. */
function fromLocal(local: Date, zone: string): Date {
  if (zone === 'UTC') return local;
  const guess = new Date(local.getTime() - offsetOf(local, zone));
  return new Date(local.getTime() - offsetOf(guess, zone));
}

/** Cached, because formatters are expensive to create. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The UTC offset of the zone at a moment, in milliseconds. */
function offsetOf(date: Date, zone: string): number {
  const fixed = /^([+-])(\d\d):?(\d\d)?$/.exec(zone);
  if (fixed) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * 60_000;
  let clock = clocks.get(zone);
  try {
    clock ??= new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    throw new StoreError(40485, `unrecognized time zone identifier: "${zone}"`);
  }
  clocks.set(zone, clock);
  const name = clock.formatToParts(date).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  return name === 'GMT' ? 0 : offsetOf(date, name.slice(3));
}
