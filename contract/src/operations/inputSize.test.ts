import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { atMostKeys } from '../fields/fields.ts';
import { measureInput } from './inputSize.ts';

const unboundedOf = (schema: z.ZodMiniType) => measureInput(schema).unbounded;
const text = (max: number) => z.string().check(z.maxLength(max));

describe('measureInput', () => {
  test('counts nesting, values, entries, characters and fields', () => {
    const schema = z.object({
      name: text(10),
      rows: z
        .array(z.object({ id: z.int(), notes: z._default(z.array(text(3)).check(z.maxLength(2)), []) }))
        .check(z.maxLength(5)),
    });
    expect(measureInput(schema)).toEqual({
      // The object, the name, the list, and five rows of an object, a number and a list of two texts.
      size: { depth: 4, values: 28, arrayLength: 5, stringLength: 20, keys: 2, keyLength: 5 },
      unbounded: [],
    });
  });

  test('takes the largest option of a union, and the input of a pipe', () => {
    const schema = z.union([
      z.nullable(text(10)),
      z.pipe(
        text(40),
        z.transform((value) => value.length),
      ),
      z.array(z.boolean()).check(z.length(7)),
    ]);
    const { size, unbounded } = measureInput(schema);
    expect(size).toMatchObject({ depth: 1, values: 8, arrayLength: 7, stringLength: 80 });
    expect(unbounded).toEqual([]);
  });

  test('counts the names of a record', () => {
    const schema = z.partialRecord(z.enum(['one', 'three']), z.int());
    expect(measureInput(schema).size).toMatchObject({ depth: 1, values: 3, keys: 2, keyLength: 5 });
  });

  test.each([
    z.uuid(),
    z.iso.date(),
    z.enum(['a', 'b']),
    z.literal('a'),
    z.string().check(z.regex(/^[a-z]{2,30}$/)),
    z.string().check(z.regex(/^(a|b\d)?$/), z.trim()),
    z.string().check(z.length(4)),
  ])('finds the maximum of text %#', (schema) => {
    expect(unboundedOf(schema)).toEqual([]);
  });

  test.each([
    z.string(),
    z.string().check(z.minLength(1), z.trim()),
    z.string().check(z.regex(/^a+$/)),
    z.string().check(z.regex(/^a{2,}$/)),
    z.string().check(z.regex(/^[a-z]{2}/)),
    z.string().check(z.regex(/^a|b$/)),
    z.string().check(z.refine((value) => value.length < 10)),
  ])('finds no maximum of text %#', (schema) => {
    expect(unboundedOf(schema)).toEqual(['string']);
  });

  test('measures a record with a maximum of keys', () => {
    const key = z.string().check(z.maxLength(4));
    const { size, unbounded } = measureInput(z.record(key, z.int()).check(atMostKeys(7)));
    expect(unbounded).toEqual([]);
    expect(size).toMatchObject({ values: 8, keys: 7, keyLength: 8 });
  });

  test('names each field without a maximum', () => {
    const schema = z.object({
      list: z.array(z.object({ name: z.optional(z.string()) })),
      notes: z.record(z.string(), z.array(z.int())),
      any: z.unknown(),
    });
    expect(unboundedOf(schema)).toEqual([
      'array list',
      'string list[].name',
      'record notes',
      'string notes{key}',
      'array notes{}',
      'unknown any',
    ]);
  });
});

/** Fields without a maximum, by their path in the operation, with the reason. */
const allowed: readonly { readonly pattern: RegExp; readonly because: string }[] = [
  {
    pattern: /^PUT unfinishedRequests body: (string|array|record) values\./,
    because: 'The JSON of all values together has at most MAX_UNFINISHED_CHARACTERS',
  },
  {
    pattern: /^(POST|PUT) manage\w+ body: transform order$/,
    because: 'listOrder reads a number from a number or text, and nothing else',
  },
];

const unbounded = endpoints.flatMap(({ method, path, query, body }) =>
  Object.entries({ query, body }).flatMap(([part, schema]) =>
    unboundedOf(schema).map((field) => `${method} ${path} ${part}: ${field}`),
  ),
);

describe('the input of every operation', () => {
  test('has a maximum for each text, list and record', () => {
    expect(unbounded.filter((field) => !allowed.some(({ pattern }) => pattern.test(field)))).toEqual([]);
  });

  test.each(allowed)('has a field without a maximum: $because', ({ pattern }) => {
    expect(unbounded.some((field) => pattern.test(field))).toBe(true);
  });

  // The API bounds the order of the pages of a packet itself: see largestInput.
  test.each(endpoints.filter(({ path }) => path !== 'changeRecipe'))(
    '$method $path is small enough to be checked at once',
    ({ query, body }) => {
      for (const schema of [query, body]) {
        const { size } = measureInput(schema);
        expect(size.values).toBeLessThanOrEqual(5000);
        expect(size.arrayLength).toBeLessThanOrEqual(1000);
        expect(size.stringLength).toBeLessThanOrEqual(20_000);
      }
    },
  );
});
