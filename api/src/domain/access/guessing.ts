/** Wrong codes given for one order id, whether or not that order exists. */
export interface Guesses {
  /** Hashes of the distinct wrong codes in the current window. */
  readonly wrong: string[];
  /** UTC ISO instant at which the window ends and counting starts anew. */
  readonly windowEndsAt: string;
  /** UTC ISO instant until which the order id is locked, or null. */
  readonly lockedUntil: string | null;
}

export const MAX_WRONG_CODES = 5;
const MINUTES_15 = 15 * 60_000;

export type Admission =
  { readonly kind: 'open' } | { readonly kind: 'locked'; readonly retryAfterSeconds: number };

/** Whether codes for an order id are looked at now. */
export function admitGuess(guesses: Guesses | null, now: Date): Admission {
  if (!guesses?.lockedUntil) return { kind: 'open' };
  const leftMs = Date.parse(guesses.lockedUntil) - now.getTime();
  return leftMs > 0 ? { kind: 'locked', retryAfterSeconds: Math.ceil(leftMs / 1000) } : { kind: 'open' };
}

/** The count after one more wrong code. Repeating the same wrong code counts once; the fifth distinct one locks. */
export function countWrongCode(guesses: Guesses | null, codeHash: string, now: Date): Guesses {
  const current = guesses && guesses.windowEndsAt > now.toISOString() ? guesses : null;
  const windowEndsAt = current?.windowEndsAt ?? new Date(now.getTime() + MINUTES_15).toISOString();
  const wrong = [...new Set([...(current?.wrong ?? []), codeHash])];
  const lockedUntil =
    wrong.length >= MAX_WRONG_CODES
      ? (current?.lockedUntil ?? new Date(now.getTime() + MINUTES_15).toISOString())
      : null;
  return {
    wrong,
    windowEndsAt: lockedUntil && lockedUntil > windowEndsAt ? lockedUntil : windowEndsAt,
    lockedUntil,
  };
}
