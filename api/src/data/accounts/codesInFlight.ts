import type { EnteredCode } from '../../domain/requests/access/guessing.ts';

/** By order, the codes that this instance is comparing at the moment. */
const inFlight = new Map<string, Set<EnteredCode>>();

interface Entered {
  /** What else was being compared then, other codes or the same from elsewhere. */
  readonly others: readonly EnteredCode[];
  leave(): void;
}

/**
 * Says that a code is about to be compared. Entered before the counts are read and left after a wrong code is counted,
 * so that of many codes at once each is seen by the next, there or here.
 */
export function trackCodeInFlight(order: string, code: EnteredCode): Entered {
  const entered = inFlight.get(order) ?? new Set();
  inFlight.set(order, entered);
  const distinct = new Map([...entered].map((other) => [`${other.address}|${other.code}`, other]));
  distinct.delete(`${code.address}|${code.code}`);
  entered.add(code);
  return {
    others: [...distinct.values()],
    leave: () => {
      entered.delete(code);
      if (entered.size === 0) inFlight.delete(order);
    },
  };
}
