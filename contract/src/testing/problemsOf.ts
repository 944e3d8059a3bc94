import * as z from 'zod/mini';

/** Returns the messages of a schema about a value by field path, in order. */
export function problemsOf(schema: z.ZodMiniType, value: unknown): Record<string, string[]> {
  const result = z.safeParse(schema, value);
  const problems: Record<string, string[]> = {};
  for (const issue of result.error?.issues ?? []) (problems[issue.path.join('.')] ??= []).push(issue.message);
  return problems;
}
