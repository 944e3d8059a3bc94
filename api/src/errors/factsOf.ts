import * as z from 'zod/mini';

/** Codes and ids of stores are words of this alphabet; anything else might be somebody's text. */
const IDENTIFIER = /^[\w.:,-]{1,400}$/;
const NAMED = ['code', 'statusCode', 'requestId', 'activityId', 'type'] as const;
const MAX_ISSUES = 5;

/**
 * What the log may know of an error, on one line: its name, codes and ids of stores. Its message is left out: parsers,
 * stores and mail servers repeat in it what they were given, and that may be a patient's.
 */
export function factsOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const facts = error as Error & Partial<Record<(typeof NAMED)[number], unknown>>;
  const named = NAMED.flatMap((name) => {
    const value = facts[name];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return IDENTIFIER.test(String(value)) ? [`${name}=${value}`] : [];
  });
  const cause = error.cause instanceof Error ? [`cause: ${factsOf(error.cause)}`] : [];
  return [error.name, ...named, ...issuesOf(error), ...cause].join(' ');
}

/** Where a document or answer was not as its schema says: path and kind of each fault. */
function issuesOf(error: Error): string[] {
  if (!(error instanceof z.core.$ZodError)) return [];
  return error.issues.slice(0, MAX_ISSUES).map(({ path, code }) => {
    const steps = path.map((step) => (IDENTIFIER.test(String(step)) ? String(step) : '*'));
    return `${steps.join('.') || '.'}:${code}`;
  });
}
