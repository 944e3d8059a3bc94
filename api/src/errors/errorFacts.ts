import * as z from 'zod/mini';

/** Codes and ids of stores match this pattern. Other values may contain text about a person. */
const IDENTIFIER = /^[\w.:,-]{1,400}$/;
const FIELDS = ['code', 'statusCode', 'requestId', 'activityId', 'type'] as const;
const MAX_ISSUES = 5;

/**
 * A line for the log about an error: its name, and codes and ids of stores. Omits the message, because parsers, stores,
 * and email services repeat their input in messages, which may be patient data.
 */
export function errorFacts(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const facts = error as Error & Partial<Record<(typeof FIELDS)[number], unknown>>;
  const fields = FIELDS.flatMap((name) => {
    const value = facts[name];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return IDENTIFIER.test(String(value)) ? [`${name}=${value}`] : [];
  });
  const cause = error.cause instanceof Error ? [`cause: ${errorFacts(error.cause)}`] : [];
  return [error.name, ...fields, ...issuesOf(error), ...cause].join(' ');
}

/** The path and kind of each schema violation. */
function issuesOf(error: Error): string[] {
  if (!(error instanceof z.core.$ZodError)) return [];
  return error.issues.slice(0, MAX_ISSUES).map(({ path, code }) => {
    const steps = path.map((step) => (IDENTIFIER.test(String(step)) ? String(step) : '*'));
    return `${steps.join('.') || '.'}:${code}`;
  });
}
