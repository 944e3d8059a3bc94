/** Wrong codes from one address for one order id. */
export interface Guesses {
  /** Hashes of the distinct wrong codes in the current window. */
  readonly wrong: string[];
  /** UTC ISO instant at which the window ends and the count restarts. */
  readonly windowEndsAt: string;
  /** UTC ISO instant until which the order id is locked for the address, or null. */
  readonly lockedUntil: string | null;
}

/** Counts of the codes entered for one order id, whether or not that order exists. */
export interface OrderGuesses {
  /** By keyed hash of the address. */
  readonly wrongCodes: Readonly<Record<string, Guesses>>;
  /** Wrong codes from all addresses in the current minute. */
  readonly minute: { readonly count: number; readonly endsAt: string } | null;
  /** When each address last opened the order with its code, updated once a day: UTC ISO instants. */
  readonly openedBy: Readonly<Record<string, string>>;
}

/** An entered code: keyed hashes of its address, and of order id and code. */
export interface EnteredCode {
  readonly address: string;
  readonly code: string;
}

export const MAX_WRONG_CODES = 5;
export const MAX_WRONG_CODES_A_MINUTE = 100;
export const MAX_ADDRESSES_WITH_WRONG_CODES = 100;
export const MAX_EXEMPT_ADDRESSES = 50;
const MINUTE = 60_000;
const MINUTES_15 = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;
/** Thirty days, plus one because an opening is recorded once a day. */
const EXEMPT_FOR = 31 * DAY;

export type CodeAttemptDecision =
  | { readonly kind: 'open' }
  /** This address entered too many wrong codes. */
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  /** All addresses together entered too many wrong codes. Addresses that opened the order before are exempt. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number };

/**
 * Whether a code can be compared now. `inFlight` are the other codes for the order id that are being compared; they
 * count as wrong because their result is unknown.
 */
export function checkCodeAttempt(
  guesses: OrderGuesses,
  entered: EnteredCode,
  inFlight: readonly EnteredCode[],
  now: Date,
): CodeAttemptDecision {
  const own = current(guesses, entered.address, now);
  if (own?.lockedUntil && isAfter(own.lockedUntil, now)) return locked(own.lockedUntil, now);
  const counted = new Set(own?.wrong);
  const isRepeated = counted.has(entered.code);
  for (const { address, code } of inFlight) if (address === entered.address) counted.add(code);
  counted.delete(entered.code);
  if (!isRepeated && counted.size >= MAX_WRONG_CODES) {
    return { kind: 'locked', retryAfterSeconds: MINUTES_15 / 1000 };
  }
  if (hasOpened(guesses, entered.address, now)) return { kind: 'open' };
  const minute = guesses.minute && isAfter(guesses.minute.endsAt, now) ? guesses.minute : null;
  const uncounted = inFlight.filter(
    ({ address, code }) => !current(guesses, address, now)?.wrong.includes(code),
  );
  if ((minute?.count ?? 0) + uncounted.length < MAX_WRONG_CODES_A_MINUTE) return { kind: 'open' };
  return { kind: 'busy', retryAfterSeconds: minute ? secondsUntil(minute.endsAt, now) : MINUTE / 1000 };
}

/** The address's admission after its wrong code was counted: locked after the fifth. */
export function admitAfterGuess(
  { wrongCodes }: OrderGuesses,
  { address }: EnteredCode,
  now: Date,
): CodeAttemptDecision {
  const lockedUntil = wrongCodes[address]?.lockedUntil;
  return lockedUntil && isAfter(lockedUntil, now) ? locked(lockedUntil, now) : { kind: 'open' };
}

/**
 * The counts after one more wrong code; null if the address already entered this code, which counts once. The fifth
 * distinct code locks the order id for the address.
 */
export function countWrongCode(guesses: OrderGuesses, entered: EnteredCode, now: Date): OrderGuesses | null {
  const { address, code } = entered;
  const own = current(guesses, address, now);
  if (own?.wrong.includes(code)) return null;
  const minute = guesses.minute && isAfter(guesses.minute.endsAt, now) ? guesses.minute : null;
  const wrongCodes = { ...guesses.wrongCodes, [address]: withCode(own, code, now) };
  return {
    ...guesses,
    wrongCodes: newest(wrongCodes, ({ windowEndsAt }) => windowEndsAt, now, MAX_ADDRESSES_WITH_WRONG_CODES),
    minute: { count: (minute?.count ?? 0) + 1, endsAt: minute?.endsAt ?? later(now, MINUTE) },
  };
}

/** The counts after an address opened the order; null if that was already recorded within a day. */
export function recordOpenedAddress(guesses: OrderGuesses, address: string, now: Date): OrderGuesses | null {
  const lastOpenedAt = guesses.openedBy[address];
  if (lastOpenedAt && now.getTime() - Date.parse(lastOpenedAt) < DAY) return null;
  const openedBy = { ...guesses.openedBy, [address]: now.toISOString() };
  const exemptUntil = (openedAt: string) => later(new Date(openedAt), EXEMPT_FOR);
  return { ...guesses, openedBy: newest(openedBy, exemptUntil, now, MAX_EXEMPT_ADDRESSES) };
}

/** The wrong codes of an address in its current window; null if the window ended. */
function current({ wrongCodes }: OrderGuesses, address: string, now: Date): Guesses | null {
  const own = wrongCodes[address];
  return own && isAfter(own.windowEndsAt, now) ? own : null;
}

function withCode(own: Guesses | null, code: string, now: Date): Guesses {
  const windowEndsAt = own?.windowEndsAt ?? later(now, MINUTES_15);
  const wrong = [...(own?.wrong ?? []), code];
  if (wrong.length < MAX_WRONG_CODES) return { wrong, windowEndsAt, lockedUntil: null };
  const lockedUntil = own?.lockedUntil ?? later(now, MINUTES_15);
  return { wrong, windowEndsAt: lockedUntil > windowEndsAt ? lockedUntil : windowEndsAt, lockedUntil };
}

function hasOpened({ openedBy }: OrderGuesses, address: string, now: Date): boolean {
  const openedAt = openedBy[address];
  return openedAt !== undefined && now.getTime() - Date.parse(openedAt) < EXEMPT_FOR;
}

/** The newest `max` entries that have not ended. The limit bounds a document that anonymous callers can grow. */
function newest<T>(
  entries: Readonly<Record<string, T>>,
  endsAt: (entry: T) => string,
  now: Date,
  max: number,
): Record<string, T> {
  const counting = Object.entries(entries).filter(([, entry]) => isAfter(endsAt(entry), now));
  const sorted = counting.toSorted(([, a], [, b]) => (endsAt(a) < endsAt(b) ? 1 : -1));
  return Object.fromEntries(sorted.slice(0, max));
}

const isAfter = (instant: string, now: Date) => Date.parse(instant) > now.getTime();
const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
const secondsUntil = (instant: string, now: Date) => Math.ceil((Date.parse(instant) - now.getTime()) / 1000);
const locked = (until: string, now: Date): CodeAttemptDecision => ({
  kind: 'locked',
  retryAfterSeconds: secondsUntil(until, now),
});
