const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekdays = 'sun mon tue wed thu fri sat'.split(' ');

interface FieldRange {
  low: number;
  high: number;
  names?: string[];
}

const ranges: FieldRange[] = [
  { low: 0, high: 59 },
  { low: 0, high: 59 },
  { low: 0, high: 23 },
  { low: 1, high: 31 },
  { low: 1, high: 12, names: months },
  { low: 0, high: 6, names: weekdays },
];

function parseValue(text: string, { low, high, names }: FieldRange): number {
  const named = names?.findIndex((name) => text.toLowerCase().startsWith(name)) ?? -1;
  const value = named >= 0 ? named + low : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= low && value <= high)) throw new Error(`Invalid schedule value "${text}".`);
  return value;
}

function parseField(text: string, range: FieldRange): Set<number> {
  const values = new Set<number>();
  for (const item of text.split(',')) {
    const [span = '', step] = item.split('/');
    const by = step === undefined ? 1 : Number(step);
    if (!Number.isInteger(by) || by < 1) throw new Error(`Invalid schedule step "${item}".`);
    const [first = '', last] = span.split('-');
    const from = span === '*' ? range.low : parseValue(first, range);
    const single = step === undefined && last === undefined && span !== '*';
    const to = single ? from : last === undefined ? range.high : parseValue(last, range);
    for (let value = from; value <= to; value += by) values.add(value);
  }
  return values;
}

function intervalMs(expression: string): number | undefined {
  const span = /^(?:(\d+)\.)?(\d{1,2}):(\d{2}):(\d{2})$/.exec(expression);
  if (!span) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = span.slice(1).map((part) => Number(part ?? 0));
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

/**
 * Parses an NCRONTAB expression ({second} {minute} {hour} {day} {month} {day of week}; with five fields the second is 0;
 * UTC) or an interval `hh:mm:ss`. Returns a function that returns the next occurrence strictly after an instant.
 */
export function parseSchedule(text: string): (after: Date) => Date {
  const expression = text.trim();
  const every = intervalMs(expression);
  if (every !== undefined && every > 0) return (after) => new Date(after.getTime() + every);

  const parts = expression.split(/\s+/);
  if (parts.length === 5) parts.unshift('0');
  if (parts.length !== 6) throw new Error(`Invalid schedule "${text}".`);
  const fields = ranges.map((range, index) => parseField(parts[index] ?? '', range));
  const allows = (index: number, value: number) => fields[index]?.has(value) === true;

  return (after) => {
    const at = new Date(Math.floor(after.getTime() / 1000) * 1000 + 1000);
    // Five years include every date, except February 29 on a given weekday.
    const limit = at.getTime() + 5 * 366 * 86_400_000;
    while (at.getTime() < limit) {
      if (!allows(4, at.getUTCMonth() + 1)) {
        at.setUTCMonth(at.getUTCMonth() + 1, 1);
        at.setUTCHours(0, 0, 0);
      } else if (!allows(3, at.getUTCDate()) || !allows(5, at.getUTCDay())) {
        at.setUTCDate(at.getUTCDate() + 1);
        at.setUTCHours(0, 0, 0);
      } else if (!allows(2, at.getUTCHours())) at.setUTCHours(at.getUTCHours() + 1, 0, 0);
      else if (!allows(1, at.getUTCMinutes())) at.setUTCMinutes(at.getUTCMinutes() + 1, 0);
      else if (!allows(0, at.getUTCSeconds())) at.setUTCSeconds(at.getUTCSeconds() + 1);
      else return at;
    }
    throw new Error(`The schedule "${text}" never occurs.`);
  };
}
