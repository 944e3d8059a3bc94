import * as z from 'zod/mini';

const NESTING = 100_000;
/** With its place in a body, less than the megabyte that a call accepts. */
const LARGE = 900_000;

const nested = `${'['.repeat(NESTING)}${']'.repeat(NESTING)}`;
const longText = `"${'x'.repeat(LARGE)}"`;
const listOf = (entry: string) =>
  `[${Array(Math.floor(LARGE / (entry.length + 1)))
    .fill(entry)
    .join(',')}]`;
const numbers = listOf('0');
const objects = listOf('{}');
const manyFields = `{${Array.from({ length: LARGE / 11 }, (_, index) => `"${String(index).padStart(6, '0')}":0`).join(',')}}`;

/** JSON of values that are large in each way. */
export const largeValues: readonly string[] = [nested, longText, numbers, objects, manyFields];

export interface LargeInput {
  /** What is large, such as `text in body.files[].name`. */
  readonly what: string;
  readonly kind: 'body' | 'list' | 'text' | 'record';
  readonly text: string;
}

/** The part of JSON Schema that describes where lists and texts are. */
interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
}

/** JSON of just under a megabyte: for each list and text of a schema one in which it is huge, and some that are as a whole. */
export function largeInputs(schema: z.ZodMiniType): LargeInput[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const whole = Object.entries({ nested, numbers, objects, longText, manyFields });
  // Options of a union can have the same fields.
  const parts = new Map([...partsOf(json)].map((part) => [`${part.kind} in ${part.path}`, part]));
  return [
    ...whole.map(([what, text]) => ({ what: `${what} as body`, kind: 'body' as const, text })),
    ...[...parts].flatMap(([what, { kind, within }]) =>
      valuesFor[kind].map((value) => ({ what, kind, text: withValue(within, value) })),
    ),
  ];
}

const valuesFor = { list: [numbers, objects], text: [longText], record: [manyFields] } as const;

interface Part {
  readonly kind: keyof typeof valuesFor;
  readonly path: string;
  /** The body with a value in this place. */
  readonly within: (value: unknown) => unknown;
}

function* partsOf(
  schema: JsonSchema,
  path = 'body',
  within: Part['within'] = (value) => value,
): Generator<Part> {
  for (const option of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    yield* partsOf(option, path, within);
  const isFixed = 'const' in schema || schema.enum !== undefined;
  if (schema.type === 'string' && !isFixed) yield { kind: 'text', path, within };
  if (schema.type === 'array') {
    yield { kind: 'list', path, within };
    if (schema.items) yield* partsOf(schema.items, `${path}[]`, (value) => within([value]));
  }
  const { properties = {}, additionalProperties } = schema;
  if (typeof additionalProperties === 'object') yield { kind: 'record', path, within };
  // The fixed values choose the option of a union.
  const fixed = Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => ('const' in field ? [[name, field.const]] : [])),
  );
  for (const [name, field] of Object.entries(properties))
    yield* partsOf(field, `${path}.${name}`, (value) => within({ ...fixed, [name]: value }));
}

const PLACE = '(value)';

function withValue(within: Part['within'], value: string): string {
  return JSON.stringify(within(PLACE)).replace(`"${PLACE}"`, () => value);
}
