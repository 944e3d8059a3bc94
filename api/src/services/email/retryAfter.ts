interface Refusal {
  readonly response?: { readonly headers?: { get(name: string): string | null | undefined } };
}

/**
 * How long the email service asks to wait, in seconds: its Retry-After header, in seconds or as a date. Undefined if it
 * does not say.
 */
export function retryAfterSecondsOf(error: unknown, now: Date): number | undefined {
  const header = (error as Refusal | undefined)?.response?.headers?.get('retry-after');
  if (typeof header !== 'string') return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
