import { endpoints } from '@portal/contract/endpoints.ts';
import { catalogOf } from '@portal/contract/languages/languages.ts';
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

/** The error for a value; null if it is valid. */
function refusalOf(schema: z.ZodMiniType, value: unknown): PortalError | null {
  try {
    parseWith(schema, value);
    return null;
  } catch (error) {
    if (error instanceof PortalError) return error;
    throw error;
  }
}

/** Values with one error each, at every depth of the schema. */
function* wrongValues(json: Json): Generator<unknown> {
  yield* WRONG;
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    for (const one of (json[keyword] ?? []) as Json[]) yield* wrongValues(one);
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

/** All messages of an endpoint for invalid values of its query or body. */
function messagesFor(schema: z.ZodMiniType): { messages: Set<string>; withoutField: string[] } {
  const messages = new Set<string>();
  const withoutField: string[] = [];
  if (schema.def.type === 'void') return { messages, withoutField };
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  for (const value of wrongValues(json)) {
    const refusal = refusalOf(schema, value);
    if (!refusal) continue;
    const { fields = {} } = refusal.detail;
    for (const message of [refusal.publicMessage.template, ...Object.values(fields)]) messages.add(message);
    if (Object.keys(fields).length === 0) withoutField.push(JSON.stringify(value).slice(0, 100));
  }
  return { messages, withoutField };
}

describe.each(endpoints)('$method $path', ({ query, body }) => {
  test.each(Object.entries({ query, body }))(
    'reports an invalid %s with translated messages',
    async (_, schema) => {
      const { messages, withoutField } = messagesFor(schema);
      expect(withoutField).toEqual([]);
      for (const language of ['es', 'fr'] as const) {
        const catalog = await catalogOf(language);
        expect([...messages].filter((message) => !(message in catalog))).toEqual([]);
      }
    },
  );
});

test('invalidInput names the field and says that it is missing, too large or invalid', () => {
  const schema = z.object({
    a: z.object({ b: z.string().check(z.maxLength(3)) }),
    own: z.optional(z.string('Please write something')),
  });
  const messageOf = (value: unknown) => refusalOf(schema, value)?.message;
  expect(messageOf({ a: {} })).toBe('The field “a.b” is required');
  expect(messageOf({ a: { b: 'long' } })).toBe('The field “a.b” exceeds the limit');
  expect(messageOf({ a: { b: 7 } })).toBe('The field “a.b” is not valid');
  expect(messageOf({ a: { b: 'x' }, own: 7 })).toBe('Please write something');
  expect(messageOf([])).toBe('The input is not valid');
});
