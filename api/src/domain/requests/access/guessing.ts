/** Wrong codes that one address gave for one order id. */
export interface Guesses {
  /** Hashes of the distinct wrong codes in the current window. */
  readonly wrong: string[];
  /** UTC ISO instant at which the window ends and counting starts anew. */
  readonly windowEndsAt: string;
  /** UTC ISO instant until which the order id is locked for the address, or null. */
  readonly lockedUntil: string | null;
}

/** What is known of the codes given for one order id, whether or not that order exists. */
export interface OrderGuesses {
  /** By address, each as its keyed hash. */
  readonly wrongCodes: Readonly<Record<string, Guesses>>;
  /** Wrong codes from all addresses in the current minute. */
  readonly minute: { readonly count: number; readonly endsAt: string } | null;
  /** When addresses last opened an order with its code, to the day: UTC ISO instants. */
  readonly openedBy: Readonly<Record<string, string>>;
}

/** A code as it is compared: keyed hashes of the address that gave it, and of order id and code. */
export interface EnteredCode {
  readonly address: string;
  readonly code: string;
}

export const MAX_WRONG_CODES = 5;
export const MAX_WRONG_CODES_A_MINUTE = 100;
export const MAX_ADDRESSES_WITH_WRONG_CODES = 100;
export const MAX_ADDRESSES_THAT_OPENED = 50;
const MINUTE = 60_000;
const MINUTES_15 = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;
/** Thirty days, and one because an opening is noted once a day. */
const EXEMPT_FOR = 31 * DAY;

export type Admission =
  | { readonly kind: 'open' }
  /** For this address, after its own wrong codes. */
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  /** For addresses that have not opened the order, after wrong codes from anywhere. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number };

/**
 * Whether a code is compared now. `inFlight` are the other codes for the order id that are being compared, of which
 * nobody knows yet whether they are wrong: they count as if they were.
 */
export function admitGuess(
  guesses: OrderGuesses,
  entered: EnteredCode,
  inFlight: readonly EnteredCode[],
  now: Date,
): Admission {
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

/** How the address of a wrong code that has just been counted goes on: locked with the fifth. */
export function admitAfterGuess(
  { wrongCodes }: OrderGuesses,
  { address }: EnteredCode,
  now: Date,
): Admission {
  const lockedUntil = wrongCodes[address]?.lockedUntil;
  return lockedUntil && isAfter(lockedUntil, now) ? locked(lockedUntil, now) : { kind: 'open' };
}

/**
 * The counts after one more wrong code; null when the address has given the same one before, which counts once. Its
 * fifth distinct code locks the order id for the address.
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

/** The same after an address has opened an order; null when that was noted today already. */
export function recordOpenedAddress(guesses: OrderGuesses, address: string, now: Date): OrderGuesses | null {
  const noted = guesses.openedBy[address];
  if (noted && now.getTime() - Date.parse(noted) < DAY) return null;
  const openedBy = { ...guesses.openedBy, [address]: now.toISOString() };
  const exemptUntil = (openedAt: string) => later(new Date(openedAt), EXEMPT_FOR);
  return { ...guesses, openedBy: newest(openedBy, exemptUntil, now, MAX_ADDRESSES_THAT_OPENED) };
}

/** The wrong codes of an address in a window that has not ended. */
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

/** The entries that still count, at most `most`: a document that strangers can write to must not grow without end. */
function newest<T>(
  entries: Readonly<Record<string, T>>,
  endsAt: (entry: T) => string,
  now: Date,
  most: number,
): Record<string, T> {
  const counting = Object.entries(entries).filter(([, entry]) => isAfter(endsAt(entry), now));
  const sorted = counting.toSorted(([, a], [, b]) => (endsAt(a) < endsAt(b) ? 1 : -1));
  return Object.fromEntries(sorted.slice(0, most));
}

const isAfter = (instant: string, now: Date) => Date.parse(instant) > now.getTime();
const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
const secondsUntil = (instant: string, now: Date) => Math.ceil((Date.parse(instant) - now.getTime()) / 1000);
const locked = (until: string, now: Date): Admission => ({
  kind: 'locked',
  retryAfterSeconds: secondsUntil(until, now),
});
