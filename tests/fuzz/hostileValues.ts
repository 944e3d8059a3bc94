import { largeValues } from '@portal/contract/testing/largeInputs.ts';
import type { SeededRandom } from '@portal/contract/testing/seededRandom.ts';

/** JSON text that `JSON.stringify` cannot produce. It is written to the body verbatim. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Values that no form sends. The API must refuse or ignore them. */
const hostile: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  new RawJson('9007199254740993'),
  2_147_483_648,
  new RawJson('1e999'),
  new RawJson('-0'),
  '',
  ' ',
  'NaN',
  'Infinity',
  '-1',
  '1e3',
  '0x10',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(300),
  'x'.repeat(10_000),
  '\u0000',
  '\u202e\u2066\ufeff',
  '\ud800',
  '💥'.repeat(100),
  "' OR 1=1 --",
  '../../etc/passwd',
  '%00%2e%2e',
  '<script>alert(1)</script>',
  '{{constructor}}',
  '=cmd|calc',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  '0000-01-01',
  [],
  [null],
  [[[]]],
  ['x', 1, {}],
  {},
  { toString: 1, valueOf: 1 },
  { toString: null, valueOf: null, length: -1 },
  { valueOf: 'x', toJSON: 'x' },
  { length: 1e9 },
  new RawJson('{"then":"x"}'),
  { $gt: '' },
  new RawJson('{"__proto__":{"isAdmin":true,"toString":1}}'),
  new RawJson('{"constructor":{"prototype":{"x":1}}}'),
  new RawJson(nested(2000)),
];

export function hostileValue(random: SeededRandom): unknown {
  if (random.happens(0.02)) return new RawJson(random.oneOf(largeValues));
  if (random.happens(0.02)) return Array.from({ length: 3000 }, () => random.oneOf(hostile));
  return random.oneOf(hostile);
}

/** Bodies that are empty or not valid JSON. */
export const malformed: readonly string[] = [
  '',
  ' ',
  '{',
  '{"a":1}}',
  '{"a":}',
  '<xml/>',
  'a=1&b=2',
  '\ufeff{}',
  '{"a":"\u0000"}',
  'NaN',
  'undefined',
  '[1,]',
  "{'a':1}",
  nested(50_000),
  `"${'x'.repeat(1_100_000)}"`,
];

/** Serializes a body. RawJson is written verbatim. */
export function serialize(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(serialize).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${serialize(each)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
