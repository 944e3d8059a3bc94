import { describe, expect, test } from 'vitest';
import {
  type CodeAttemptDecision,
  admitAfterGuess,
  checkCodeAttempt,
  countWrongCode,
  type EnteredCode,
  MAX_EXEMPT_ADDRESSES,
  MAX_ADDRESSES_WITH_WRONG_CODES,
  MAX_WRONG_CODES,
  MAX_WRONG_CODES_A_MINUTE,
  recordOpenedAddress,
  type OrderGuesses,
} from './guessing.ts';

const START = Date.parse('2026-03-10T08:00:00.000Z');
const at = (minutes: number, ms = 0) => new Date(START + minutes * 60_000 + ms);
const onDay = (day: number, ms = 0) => new Date(START + day * 86_400_000 + ms);

const nothing: OrderGuesses = { wrongCodes: {}, minute: null, openedBy: {} };
const from = (address: string, code: string): EnteredCode => ({ address, code });

type Guess = readonly [code: string, minutes: number, address?: string];

function count(guesses: OrderGuesses, code: string, now: Date, address = 'home'): OrderGuesses {
  return countWrongCode(guesses, from(address, code), now) ?? guesses;
}

const after = (guessed: readonly Guess[], guesses = nothing) =>
  guessed.reduce<OrderGuesses>(
    (counts, [code, minutes, address]) => count(counts, code, at(minutes), address),
    guesses,
  );

const inOneMinute = (many: number, address?: string) =>
  Array.from({ length: many }, (_, index): Guess => [`code ${index}`, 0, address]);

/** One wrong code from each of `many` addresses. */
const fromAll = (many: number, minutes = 0) =>
  Array.from({ length: many }, (_, index): Guess => ['code', minutes, `address ${index}`]);

function admit(
  guesses: OrderGuesses,
  now: Date,
  address = 'home',
  inFlight: EnteredCode[] = [],
): CodeAttemptDecision {
  return checkCodeAttempt(guesses, from(address, 'another code'), inFlight, now);
}

describe('the limit per address', () => {
  test('admits an address without wrong codes', () => {
    expect(admit(nothing, at(0))).toEqual({ kind: 'open' });
  });

  test.each([1, 2, 3, 4])('admits an address after %i wrong codes', (many) => {
    expect(admit(after(inOneMinute(many)), at(0))).toEqual({ kind: 'open' });
  });

  test('locks the order id for fifteen minutes after the fifth wrong code', () => {
    const guesses = after(inOneMinute(5));
    expect(MAX_WRONG_CODES).toBe(5);
    expect(admit(guesses, at(0))).toEqual({ kind: 'locked', retryAfterSeconds: 900 });
    expect(admitAfterGuess(guesses, from('home', 'code 4'), at(0))).toEqual(admit(guesses, at(0)));
    expect(admit(guesses, at(14, 59_999))).toEqual({ kind: 'locked', retryAfterSeconds: 1 });
    expect(admit(guesses, at(15))).toEqual({ kind: 'open' });
  });

  test('does not lock other addresses', () => {
    const guesses = after(inOneMinute(5));
    expect(admit(guesses, at(0), 'elsewhere')).toEqual({ kind: 'open' });
    expect(admitAfterGuess(guesses, from('elsewhere', 'x'), at(0))).toEqual({ kind: 'open' });
  });

  test('returns the wait in whole seconds, at least one', () => {
    const guesses = after(inOneMinute(5));
    for (const ms of [1, 500, 999, 1000, 1001]) {
      const retryAfterSeconds = Math.ceil(ms / 1000);
      expect(admit(guesses, at(15, -ms))).toEqual({ kind: 'locked', retryAfterSeconds });
    }
  });

  test('applies to an address that opened the order before', () => {
    const guesses = after(inOneMinute(5), recordOpenedAddress(nothing, 'home', at(0))!);
    expect(admit(guesses, at(0)).kind).toBe('locked');
  });

  test('counts codes that are compared at the same time', () => {
    const four = ['a', 'b', 'c', 'd'].map((code) => from('home', code));
    expect(admit(nothing, at(0), 'home', four)).toEqual({ kind: 'open' });
    const five = [...four, from('home', 'e')];
    expect(admit(nothing, at(0), 'home', five)).toEqual({ kind: 'locked', retryAfterSeconds: 900 });
    expect(admit(nothing, at(0), 'elsewhere', five)).toEqual({ kind: 'open' });
  });

  test('counts a code once if it was counted and is still being compared', () => {
    const guesses = after(inOneMinute(4));
    const counted = inOneMinute(4).map(([code]) => from('home', code));
    expect(admit(guesses, at(0), 'home', counted)).toEqual({ kind: 'open' });
  });
});

describe('the limit per order id', () => {
  const full = after(fromAll(MAX_WRONG_CODES_A_MINUTE));

  test('allows a hundred wrong codes a minute from all addresses together', () => {
    expect(MAX_WRONG_CODES_A_MINUTE).toBe(100);
    expect(admit(after(fromAll(99)), at(0))).toEqual({ kind: 'open' });
    expect(admit(full, at(0))).toEqual({ kind: 'busy', retryAfterSeconds: 60 });
    expect(admit(full, at(0, 59_001))).toEqual({ kind: 'busy', retryAfterSeconds: 1 });
    expect(admit(full, at(1))).toEqual({ kind: 'open' });
  });

  test('counts codes that are compared at the same time, each once', () => {
    const guesses = after(fromAll(60));
    const others = (many: number) =>
      Array.from({ length: many }, (_, index) => from(`other ${index}`, 'code'));
    const counted = fromAll(60).map(([code, , address]) => from(address!, code));
    expect(admit(guesses, at(0), 'home', [...others(39), ...counted])).toEqual({ kind: 'open' });
    expect(admit(guesses, at(0), 'home', others(40))).toEqual({ kind: 'busy', retryAfterSeconds: 60 });
    expect(admit(nothing, at(0), 'home', others(100))).toEqual({ kind: 'busy', retryAfterSeconds: 60 });
  });

  test.each([
    [0, 'open'],
    [30, 'open'],
    [32, 'busy'],
  ] as const)('an address that opened the order %i days ago is %s', (days, kind) => {
    const opened = recordOpenedAddress(nothing, 'home', onDay(-days))!;
    const guesses = after(fromAll(MAX_WRONG_CODES_A_MINUTE), opened);
    expect(admit(guesses, at(0)).kind).toBe(kind);
    expect(admit(guesses, at(0), 'elsewhere').kind).toBe('busy');
  });
});

describe('countWrongCode', () => {
  test('counts a wrong code of an address once, however often it is entered', () => {
    const guesses = after(['a', 'a', 'b', 'a', 'c', 'b', 'd', 'd', 'a'].map((code) => [code, 1]));
    expect(guesses.wrongCodes['home']!.wrong).toEqual(['a', 'b', 'c', 'd']);
    expect(guesses.minute!.count).toBe(4);
    expect(countWrongCode(guesses, from('home', 'd'), at(2))).toBeNull();
    expect(countWrongCode(guesses, from('elsewhere', 'd'), at(2))).not.toBeNull();
    expect(admit(guesses, at(1))).toEqual({ kind: 'open' });
  });

  test('never locks an address with four codes per window', () => {
    let guesses = nothing;
    for (let window = 0; window < 10; window++) {
      for (let code = 0; code < 4; code++) {
        guesses = count(guesses, `${window}/${code}`, at(window * 15));
        expect(admit(guesses, at(window * 15)).kind).toBe('open');
      }
    }
  });

  test('starts the window with the first wrong code; later codes do not extend it', () => {
    const guesses = after([
      ['a', 0],
      ['b', 7],
      ['c', 14],
    ]);
    expect(guesses.wrongCodes['home']!.windowEndsAt).toBe(at(15).toISOString());
    expect(count(guesses, 'd', at(14, 59_999)).wrongCodes['home']!.wrong).toHaveLength(4);
    expect(count(guesses, 'd', at(15)).wrongCodes['home']!.wrong).toEqual(['d']);
  });

  test('keeps a lock that starts late in the window for fifteen minutes', () => {
    const guesses = after([
      ['a', 0],
      ['b', 1],
      ['c', 2],
      ['d', 3],
      ['e', 14],
    ]);
    expect(admit(guesses, at(28, 59_999)).kind).toBe('locked');
    expect(admit(guesses, at(29)).kind).toBe('open');
  });

  test('neither extends nor lifts a lock when more codes are entered', () => {
    const before = after(inOneMinute(5));
    const afterMoreCodes = after(
      ['x', 'y', 'x'].map((code) => [code, 10]),
      before,
    );
    expect(afterMoreCodes.wrongCodes['home']!.lockedUntil).toBe(before.wrongCodes['home']!.lockedUntil);
    expect(admit(afterMoreCodes, at(14)).kind).toBe('locked');
    expect(admit(afterMoreCodes, at(15)).kind).toBe('open');
  });

  test('restarts the count after a lock', () => {
    const restarted = count(after(inOneMinute(5)), 'x', at(15));
    const own = { wrong: ['x'], windowEndsAt: at(30).toISOString(), lockedUntil: null };
    expect(restarted.wrongCodes).toEqual({ home: own });
  });

  test('starts a new minute with the first wrong code after the previous minute', () => {
    const guesses = after(fromAll(3));
    expect(guesses.minute).toEqual({ count: 3, endsAt: at(1).toISOString() });
    expect(count(guesses, 'x', at(1)).minute).toEqual({ count: 1, endsAt: at(2).toISOString() });
  });

  test('drops addresses whose window ended, and the oldest above the limit', () => {
    expect(Object.keys(after([['x', 15, 'late']], after(fromAll(3))).wrongCodes)).toEqual(['late']);
    const first = after([['x', 0, 'first']]);
    const many = after(fromAll(MAX_ADDRESSES_WITH_WRONG_CODES, 1), first);
    expect(Object.keys(many.wrongCodes)).toHaveLength(MAX_ADDRESSES_WITH_WRONG_CODES);
    expect(many.wrongCodes).not.toHaveProperty('first');
  });
});

describe('recordOpenedAddress', () => {
  test('records an address once a day', () => {
    const opened = recordOpenedAddress(nothing, 'home', onDay(0))!;
    expect(opened.openedBy).toEqual({ home: onDay(0).toISOString() });
    expect(recordOpenedAddress(opened, 'home', onDay(1, -1))).toBeNull();
    expect(recordOpenedAddress(opened, 'home', onDay(1))!.openedBy).toEqual({ home: onDay(1).toISOString() });
    expect(recordOpenedAddress(opened, 'elsewhere', onDay(0))!.openedBy).toHaveProperty('elsewhere');
  });

  test('drops addresses whose exemption ended, and the oldest above the limit', () => {
    const opened = recordOpenedAddress(nothing, 'home', onDay(0))!;
    expect(Object.keys(recordOpenedAddress(opened, 'new', onDay(31))!.openedBy)).toEqual(['new']);
    let many = opened;
    for (let index = 0; index < MAX_EXEMPT_ADDRESSES; index++) {
      many = recordOpenedAddress(many, `address ${index}`, onDay(1))!;
    }
    expect(Object.keys(many.openedBy)).toHaveLength(MAX_EXEMPT_ADDRESSES);
    expect(many.openedBy).not.toHaveProperty('home');
  });
});
