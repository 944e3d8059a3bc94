import type * as argon2 from '@node-rs/argon2';
import { hash } from '@node-rs/argon2';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const gauge = vi.hoisted(() => ({ running: 0, most: 0, fails: false }));

/** The real hash, with a gauge on how many run at once. */
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  const counted =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      gauge.most = Math.max(gauge.most, ++gauge.running);
      try {
        if (gauge.fails) throw new Error('out of memory');
        return await work(...args);
      } finally {
        gauge.running--;
      }
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

const HOME = '192.0.2.1';

const { hashPassword, needsRehash, matchesPasswordHash } = await import('./passwordHash.ts');

beforeEach(() => {
  gauge.most = 0;
  gauge.fails = false;
});

describe('a password’s hash', () => {
  test('is argon2id with 64 MiB, three passes and one lane, salted', async () => {
    const [one, other] = [
      await hashPassword('Correct-horse-7', HOME),
      await hashPassword('Correct-horse-7', HOME),
    ];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(one).not.toBe(other);
    expect(needsRehash(one)).toBe(false);
  });

  test('is met by that password alone', async () => {
    const stored = await hashPassword('Correct-horse-7', HOME);
    expect(await matchesPasswordHash(stored, 'Correct-horse-7', HOME)).toBe(true);
    for (const wrong of ['correct-horse-7', 'Correct-horse-7 ', 'Correct-horse-7\0', '']) {
      expect(await matchesPasswordHash(stored, wrong, HOME)).toBe(false);
    }
  });

  test('is the same however a keyboard writes its letters', async () => {
    const stored = await hashPassword('Caf\u00e9-horse-7', HOME);
    expect(await matchesPasswordHash(stored, 'Cafe\u0301-horse-7', HOME)).toBe(true);
  });

  test('that is missing matches no password and takes as long to check', async () => {
    for (const guess of ['', 'nobody', 'Correct-horse-7'])
      expect(await matchesPasswordHash(null, guess, HOME)).toBe(false);
    expect(gauge.most).toBe(1);
  });

  test.each([
    ['less memory', { memoryCost: 32_768, timeCost: 3, parallelism: 1 }],
    ['fewer passes', { memoryCost: 65_536, timeCost: 2, parallelism: 1 }],
    ['more lanes', { memoryCost: 65_536, timeCost: 3, parallelism: 2 }],
    ['another kind', { algorithm: 1, memoryCost: 65_536, timeCost: 3, parallelism: 1 }],
  ])('made with %s still counts, and is to be made anew', async (_, parameters) => {
    const stored = await hash('Correct-horse-7', { algorithm: 2, ...parameters });
    expect(await matchesPasswordHash(stored, 'Correct-horse-7', HOME)).toBe(true);
    expect(needsRehash(stored)).toBe(true);
  });
});

describe('many at once', () => {
  test('are worked off two at a time, in their turn', async () => {
    const stored = await hashPassword('Correct-horse-7', HOME);
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        matchesPasswordHash(stored, index % 2 ? 'wrong' : 'Correct-horse-7', HOME),
      ),
    );
    expect(answers).toEqual([true, false, true, false, true, false, true]);
    expect(gauge.most).toBe(2);
  });

  test('that fail leave room for the next', async () => {
    gauge.fails = true;
    const failed = await Promise.allSettled(Array.from({ length: 6 }, () => hashPassword('x', HOME)));
    expect(failed.every(({ status }) => status === 'rejected')).toBe(true);
    gauge.fails = false;
    gauge.most = 0;
    await Promise.all([hashPassword('a', HOME), hashPassword('b', HOME), hashPassword('c', HOME)]);
    expect(gauge.most).toBe(2);
  });

  const refusedOf = (asked: PromiseSettledResult<string>[], wanted: string) =>
    asked.filter(
      (answer) => answer.status === 'rejected' && (answer.reason as { code?: string }).code === wanted,
    );

  test('from one address are refused at once when too many of its own wait already', async () => {
    gauge.fails = true;
    const burst = Array.from({ length: 63 }, () => hashPassword('x', HOME));
    const other = hashPassword('x', '192.0.2.2');
    const asked = await Promise.allSettled([...burst, other]);
    const refused = refusedOf(asked, 'rate_limited');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ reason: { detail: { retryAfterSeconds: 5 } } });
    expect(asked.at(-1)).toMatchObject({ reason: { message: 'out of memory' } });
  });

  test('from many addresses are refused when too many wait altogether', async () => {
    gauge.fails = true;
    const asked = await Promise.allSettled(
      Array.from({ length: 203 }, (_, index) => hashPassword('x', `address ${index}`)),
    );
    expect(refusedOf(asked, 'unavailable')).toHaveLength(1);
  });
});
