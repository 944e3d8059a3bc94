import { endpoints } from '@portal/contract/endpoints.ts';
import { catalogueOf } from '@portal/contract/languages/languages.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PortalError } from '../errors/portalError.ts';
import { parseWith } from './parse.ts';

type Json = Record<string, unknown>;

const WRONG = [
  null,
  7,
  -1,
  1e300,
  0.5,
  true,
  '',
  'x',
  '\u0000',
  'x'.repeat(100_000),
  [],
  [null],
  ['x'],
  Array(2000).fill('x'),
  {},
  { x: {} },
];

/** The refusal of a value, or null where it is taken. */
function refusalOf(schema: z.ZodMiniType, value: unknown): PortalError | null {
  try {
    parseWith(schema, value);
    return null;
  } catch (error) {
    if (error instanceof PortalError) return error;
    throw error;
  }
}

/** Values that are wrong in one place each, at every depth that the schema describes. */
function* wrongValues(json: Json): Generator<unknown> {
  yield* WRONG;
  for (const way of ['anyOf', 'oneOf', 'allOf']) {
    for (const one of (json[way] ?? []) as Json[]) yield* wrongValues(one);
  }
  const { properties = {}, items } = json as { properties?: Record<string, Json>; items?: Json };
  const chosen = Object.entries(properties).flatMap(([name, { const: value }]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  for (const [name, one] of Object.entries(properties)) {
    for (const value of wrongValues(one)) yield { ...Object.fromEntries(chosen), [name]: value };
  }
  if (items && !Array.isArray(items)) for (const value of wrongValues(items)) yield [value];
}

/** Everything that an endpoint says against wrong values of its query or its body. */
function saidAgainst(schema: z.ZodMiniType): { sentences: Set<string>; unnamed: string[] } {
  const sentences = new Set<string>();
  const unnamed: string[] = [];
  if (schema.def.type === 'void') return { sentences, unnamed };
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  for (const value of wrongValues(json)) {
    const refusal = refusalOf(schema, value);
    if (!refusal) continue;
    const { fields = {} } = refusal.detail;
    for (const said of [refusal.publicMessage.template, ...Object.values(fields)]) sentences.add(said);
    if (Object.keys(fields).length === 0) unnamed.push(JSON.stringify(value).slice(0, 100));
  }
  return { sentences, unnamed };
}

describe.each(endpoints)('$method $path', ({ query, body }) => {
  test.each(Object.entries({ query, body }))(
    'says against a wrong %s what people can read, in their language',
    async (_, schema) => {
      const { sentences, unnamed } = saidAgainst(schema);
      expect(unnamed).toEqual([]);
      for (const language of ['es', 'fr'] as const) {
        const catalogue = await catalogueOf(language);
        expect([...sentences].filter((said) => !(said in catalogue))).toEqual([]);
      }
    },
  );
});

test('a field is named, and said to be missing, too much or wrong', () => {
  const schema = z.object({
    a: z.object({ b: z.string().check(z.maxLength(3)) }),
    own: z.optional(z.string('Please write something')),
  });
  const said = (value: unknown) => refusalOf(schema, value)?.message;
  expect(said({ a: {} })).toBe('The field “a.b” is required');
  expect(said({ a: { b: 'long' } })).toBe('The field “a.b” exceeds the limit');
  expect(said({ a: { b: 7 } })).toBe('The field “a.b” is not valid');
  expect(said({ a: { b: 'x' }, own: 7 })).toBe('Please write something');
  expect(said([])).toBe('The input is not valid');
});
