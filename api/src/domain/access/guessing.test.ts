import { describe, expect, test } from 'vitest';
import { admitGuess, countWrongCode, type Guesses, MAX_WRONG_CODES } from './guessing.ts';

const START = Date.parse('2026-03-10T08:00:00.000Z');
const at = (minutes: number, ms = 0) => new Date(START + minutes * 60_000 + ms);

function after(tries: readonly (readonly [code: string, minutes: number])[]): Guesses | null {
  return tries.reduce<Guesses | null>(
    (guesses, [code, minutes]) => countWrongCode(guesses, code, at(minutes)),
    null,
  );
}

const inOneMinute = (count: number) =>
  Array.from({ length: count }, (_, index) => [`code ${index}`, 0] as const);

describe('admitGuess', () => {
  test('an order id that nobody guessed at is open', () => {
    expect(admitGuess(null, at(0))).toEqual({ kind: 'open' });
  });

  test.each([1, 2, 3, 4])('%i wrong codes leave it open', (count) => {
    expect(admitGuess(after(inOneMinute(count)), at(0))).toEqual({ kind: 'open' });
  });

  test('the fifth wrong code locks it for fifteen minutes', () => {
    const guesses = after(inOneMinute(5));
    expect(MAX_WRONG_CODES).toBe(5);
    expect(admitGuess(guesses, at(0))).toEqual({ kind: 'locked', retryAfterSeconds: 900 });
    expect(admitGuess(guesses, at(14, 59_999))).toEqual({ kind: 'locked', retryAfterSeconds: 1 });
    expect(admitGuess(guesses, at(15))).toEqual({ kind: 'open' });
  });

  test('the wait is told in whole seconds, never none', () => {
    const guesses = after(inOneMinute(5));
    for (const ms of [1, 500, 999, 1000, 1001]) {
      expect(admitGuess(guesses, at(15, -ms))).toEqual({
        kind: 'locked',
        retryAfterSeconds: Math.ceil(ms / 1000),
      });
    }
  });
});

describe('countWrongCode', () => {
  test('the same wrong code counts once, however often and in whatever order it comes', () => {
    const guesses = after(['a', 'a', 'b', 'a', 'c', 'b', 'd', 'd', 'a'].map((code) => [code, 1]));
    expect(guesses!.wrong).toEqual(['a', 'b', 'c', 'd']);
    expect(admitGuess(guesses, at(1))).toEqual({ kind: 'open' });
  });

  test('four codes in each window never lock', () => {
    let guesses: Guesses | null = null;
    for (let window = 0; window < 10; window++) {
      for (let code = 0; code < 4; code++) {
        guesses = countWrongCode(guesses, `${window}/${code}`, at(window * 15));
        expect(admitGuess(guesses, at(window * 15)).kind).toBe('open');
      }
    }
  });

  test('the window runs from the first wrong code and is not prolonged by more of them', () => {
    const guesses = after([
      ['a', 0],
      ['b', 7],
      ['c', 14],
    ]);
    expect(guesses!.windowEndsAt).toBe(at(15).toISOString());
    expect(countWrongCode(guesses, 'd', at(14, 59_999)).wrong).toHaveLength(4);
    expect(countWrongCode(guesses, 'd', at(15)).wrong).toEqual(['d']);
  });

  test('a lock that begins late in the window lasts its full fifteen minutes', () => {
    const guesses = after([
      ['a', 0],
      ['b', 1],
      ['c', 2],
      ['d', 3],
      ['e', 14],
    ]);
    expect(admitGuess(guesses, at(28, 59_999)).kind).toBe('locked');
    expect(admitGuess(guesses, at(29)).kind).toBe('open');
  });

  test('guessing on while locked neither prolongs nor lifts the lock', () => {
    const locked = after(inOneMinute(5))!;
    const stillTrying = ['x', 'y', 'x'].reduce<Guesses>(
      (guesses, code) => countWrongCode(guesses, code, at(10)),
      locked,
    );
    expect(stillTrying.lockedUntil).toBe(locked.lockedUntil);
    expect(admitGuess(stillTrying, at(14)).kind).toBe('locked');
    expect(admitGuess(stillTrying, at(15)).kind).toBe('open');
  });

  test('counting starts anew after a lock', () => {
    const anew = countWrongCode(after(inOneMinute(5)), 'x', at(15));
    expect(anew).toEqual({ wrong: ['x'], windowEndsAt: at(30).toISOString(), lockedUntil: null });
  });
});
