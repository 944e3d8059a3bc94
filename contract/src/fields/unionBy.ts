import * as z from 'zod/mini';

/**
 * A union whose option is chosen by a function, for bodies without a single discriminator field. Errors refer to the
 * fields of the chosen option, and the OpenAPI document shows all options. Replaces functions that zod keeps to itself,
 * because its own unions try every option and report the errors of none.
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
