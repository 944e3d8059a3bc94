import type { EnteredCode } from '../../../domain/requests/access/guessing.ts';

/** The codes that this instance is comparing now, by order. */
const inFlight = new Map<string, Set<EnteredCode>>();

interface TrackedCode {
  /** The other codes that were being compared, including the same code from other addresses. */
  readonly others: readonly EnteredCode[];
  release(): void;
}

/**
 * Registers a code that is about to be compared. Call it before reading the counts, and release the code after a wrong
 * code was counted, so that concurrent comparisons count each other's codes.
 */
export function trackCodeInFlight(order: string, code: EnteredCode): TrackedCode {
  const entered = inFlight.get(order) ?? new Set();
  inFlight.set(order, entered);
  const distinct = new Map([...entered].map((other) => [`${other.address}|${other.code}`, other]));
  distinct.delete(`${code.address}|${code.code}`);
  entered.add(code);
  return {
    others: [...distinct.values()],
    release: () => {
      entered.delete(code);
      if (entered.size === 0) inFlight.delete(order);
    },
  };
}
