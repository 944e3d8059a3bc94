import * as z from 'zod/mini';

/**
 * A union whose option follows from what was sent, for bodies that no single field tells apart. A refusal names the
 * fields of the option that was meant, and the OpenAPI document shows all of them.
 */
export function unionBy<const Options extends readonly z.ZodMiniType[]>(
  options: Options,
  choose: (sent: SentFields) => Options[number],
): z.ZodMiniUnion<Options> {
  const union = z.union(options);
  union._zod.parse = (payload, ctx) => choose(sentFields(payload.value))._zod.run(payload, ctx);
  union._zod.run = union._zod.parse;
  return union;
}

/** The fields of an object in a request body; empty for any other value. */
export type SentFields = Readonly<Record<string, unknown>>;

export function sentFields(value: unknown): SentFields {
  return typeof value === 'object' && value !== null ? (value as SentFields) : {};
}
