import * as z from 'zod/mini';

/** What a schema says against a value: the messages of each field, in the order in which they are spoken. */
export function problemsOf(schema: z.ZodMiniType, value: unknown): Record<string, string[]> {
  const result = z.safeParse(schema, value);
  const problems: Record<string, string[]> = {};
  for (const issue of result.error?.issues ?? []) (problems[issue.path.join('.')] ??= []).push(issue.message);
  return problems;
}
