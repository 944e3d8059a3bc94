import type * as z from 'zod/mini';

/** The largest JSON that a schema accepts. */
export interface InputSize {
  /** Arrays and objects inside each other. */
  readonly depth: number;
  /** Arrays, objects, texts, numbers, booleans and nulls together. */
  readonly values: number;
  readonly arrayLength: number;
  /** UTF-16 code units. */
  readonly stringLength: number;
  /** Fields of one object. */
  readonly keys: number;
  readonly keyLength: number;
}

/** The size of the input of a schema, and the fields that have no maximum: their maximum counts as zero. */
export interface MeasuredInput {
  readonly size: InputSize;
  /** Kind and path of each such field, such as `array files` or `string files[].name`. */
  readonly unbounded: readonly string[];
}

const scalar: InputSize = { depth: 0, values: 1, arrayLength: 0, stringLength: 0, keys: 0, keyLength: 0 };

/**
 * No operation takes more, whatever its schema accepts. The order of 5,000 pages with all rotations and removals has about
 * 17,000 values, and 5,000 redactions have 50,000; the schema would accept fifty of them in one call.
 */
export const largestInput = { values: 60_000, arrayLength: 5000, keys: 5000 } as const;

/** Kinds of schemas that accept one short value. */
const boundedKinds: ReadonlySet<string> = new Set([
  'number',
  'boolean',
  'null',
  'enum',
  'literal',
  'undefined',
  'void',
]);

/** The schemas count characters as code points, of up to two units. */
const UNITS_PER_CHARACTER = 2;

/** Measures what a schema accepts, before its transforms. Unknown fields, which it drops, are not part of it. */
export function measureInput(schema: z.ZodMiniType): MeasuredInput {
  const unbounded: string[] = [];
  const refer = (kind: string, path: string) => unbounded.push(path === '' ? kind : `${kind} ${path}`);
  return { size: measure(schema, ''), unbounded };

  function measure(part: z.core.$ZodType, path: string): InputSize {
    const { def } = (part as z.core.$ZodTypes)._zod;
    if (def.type === 'string') {
      const max = maxCharacters(def);
      if (max === null) refer('string', path);
      return { ...scalar, stringLength: UNITS_PER_CHARACTER * (max ?? 0) };
    }
    if (def.type === 'array') {
      const max = maxLength(def.checks);
      if (max === null) refer('array', path);
      const item = measure(def.element, `${path}[]`);
      const arrayLength = Math.max(max ?? 0, item.arrayLength);
      return { ...item, depth: item.depth + 1, values: 1 + (max ?? 0) * item.values, arrayLength };
    }
    if (def.type === 'object') {
      const fields = Object.entries(def.shape).map(([name, field]) =>
        named(name, measure(field, path === '' ? name : `${path}.${name}`)),
      );
      return container(fields);
    }
    if (def.type === 'record') {
      const names = namesOf(def.keyType);
      const max = names?.length ?? maxKeys(def.checks);
      if (max === null) refer('record', path);
      const key = measure(def.keyType, `${path}{key}`);
      const value = measure(def.valueType, `${path}{}`);
      const keyLength = Math.max(key.stringLength, value.keyLength);
      if (names) return container(names.map((name) => named(name, { ...value, keyLength })));
      const values = 1 + (max ?? 1) * value.values;
      return { ...container([{ ...value, keyLength }]), values, keys: Math.max(value.keys, max ?? 1) };
    }
    if (def.type === 'union') return largest(def.options.map((option) => measure(option, path)));
    if (def.type === 'pipe') return measure(def.in, path);
    if ('innerType' in def) return measure(def.innerType, path);
    if (!boundedKinds.has(def.type)) refer(def.type, path);
    return scalar;
  }
}

/** The size of a field with its name. */
function named(name: string, size: InputSize): InputSize {
  return { ...size, keyLength: Math.max(size.keyLength, name.length) };
}

/** The size of an object with these fields. */
function container(fields: readonly InputSize[]): InputSize {
  const { depth, ...within } = largest(fields);
  const values = 1 + fields.reduce((total, field) => total + field.values, 0);
  return { ...within, depth: depth + 1, values, keys: Math.max(within.keys, fields.length) };
}

function largest(sizes: readonly InputSize[]): InputSize {
  const names = Object.keys(scalar) as (keyof InputSize)[];
  const maxima = names.map((name) => [name, Math.max(scalar[name], ...sizes.map((size) => size[name]))]);
  return Object.fromEntries(maxima) as InputSize;
}

/** The names that the keys of a record can have; null if any text can be one. */
function namesOf(keyType: z.core.$ZodType): string[] | null {
  const { def } = (keyType as z.core.$ZodTypes)._zod;
  return def.type === 'enum' ? Object.values(def.entries).map(String) : null;
}

/** Null without a maximum. A text of a fixed format has one: that of the longest text that its pattern matches. */
function maxCharacters(def: z.core.$ZodStringDef): number | null {
  const max = maxLength(def.checks);
  if (max !== null) return max;
  const patterns = [def, ...(def.checks ?? []).map((check) => check._zod.def)].map(patternOf);
  const lengths = patterns.flatMap((pattern) => (pattern ? [longestMatch(pattern)] : []));
  const [first = null] = lengths.filter((length) => length !== null);
  return first;
}

function maxLength(checks: readonly z.core.$ZodCheck<never>[] = []): number | null {
  const maxima = checks.flatMap((check) => {
    const { def } = (check as unknown as z.core.$ZodChecks)._zod;
    if (def.check === 'max_length') return [def.maximum];
    return def.check === 'length_equals' ? [def.length] : [];
  });
  return maxima.length === 0 ? null : Math.min(...maxima);
}

/** The maximum that `atMostKeys` gives a record. */
function maxKeys(checks: readonly z.core.$ZodCheck<never>[] = []): number | null {
  const maxima = checks.flatMap((check) => {
    const { def } = (check as unknown as { readonly _zod: { readonly def: { readonly params?: unknown } } })
      ._zod;
    const { maxKeys: max } = (def.params ?? {}) as { readonly maxKeys?: number };
    return max ?? [];
  });
  return maxima.length === 0 ? null : Math.min(...maxima);
}

function patternOf(def: object): RegExp | null {
  return 'pattern' in def && def.pattern instanceof RegExp ? def.pattern : null;
}

/** At least the length of the longest text that a whole-text pattern without `*`, `+` and `{n,}` matches; null for others. */
function longestMatch({ source }: RegExp): number | null {
  const symbols = source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  let outside = symbols;
  while (/\([^()]*\)/.test(outside)) outside = outside.replaceAll(/\([^()]*\)/g, '');
  const isWhole = symbols.startsWith('^') && symbols.endsWith('$') && !outside.includes('|');
  if (!isWhole || /[*+]|,\}/.test(symbols)) return null;
  const repeats = [...symbols.matchAll(/\{(?:\d+,)?(\d+)\}/g)].map(([, most]) => Number(most));
  return symbols.length * Math.max(1, ...repeats);
}
