import type * as argon2 from '@node-rs/argon2';
import { hash } from '@node-rs/argon2';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';

const load = vi.hoisted(() => ({ running: 0, max: 0, fails: false }));

/** The real hash, and a counter of concurrent runs. */
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  const counted =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      load.max = Math.max(load.max, ++load.running);
      try {
        if (load.fails) throw new Error('out of memory');
        return await work(...args);
      } finally {
        load.running--;
      }
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

const HOME = { address: '192.0.2.1' };

const { hashPassword, needsRehash, matchesPasswordHash } = await import('./passwordHash.ts');

beforeEach(() => {
  stubSettings();
  load.max = 0;
  load.fails = false;
});

describe('password hashes', () => {
  test('use salted argon2id with 64 MiB, three passes and one lane', async () => {
    const [one, other] = [
      await hashPassword('Correct-horse-7', HOME),
      await hashPassword('Correct-horse-7', HOME),
    ];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(one).not.toBe(other);
    expect(needsRehash(one)).toBe(false);
  });

  test('match only the same password', async () => {
    const stored = await hashPassword('Correct-horse-7', HOME);
    expect(await matchesPasswordHash(stored, 'Correct-horse-7', HOME)).toBe(true);
    for (const wrong of ['correct-horse-7', 'Correct-horse-7 ', 'Correct-horse-7\0', '']) {
      expect(await matchesPasswordHash(stored, wrong, HOME)).toBe(false);
    }
  });

  test('match other Unicode forms of the same letters', async () => {
    const stored = await hashPassword('Caf\u00e9-horse-7', HOME);
    expect(await matchesPasswordHash(stored, 'Cafe\u0301-horse-7', HOME)).toBe(true);
  });

  test('match no password when missing, in the same time', async () => {
    for (const guess of ['', 'nobody', 'Correct-horse-7'])
      expect(await matchesPasswordHash(null, guess, HOME)).toBe(false);
    expect(load.max).toBe(1);
  });

  test.each([
    ['less memory', { memoryCost: 32_768, timeCost: 3, parallelism: 1 }],
    ['fewer passes', { memoryCost: 65_536, timeCost: 2, parallelism: 1 }],
    ['more lanes', { memoryCost: 65_536, timeCost: 3, parallelism: 2 }],
    ['another kind', { algorithm: 1, memoryCost: 65_536, timeCost: 3, parallelism: 1 }],
  ])('with %s still match but need a rehash', async (_, parameters) => {
    const stored = await hash('Correct-horse-7', { algorithm: 2, ...parameters });
    expect(await matchesPasswordHash(stored, 'Correct-horse-7', HOME)).toBe(true);
    expect(needsRehash(stored)).toBe(true);
  });
});

describe('fast hashes for tests', () => {
  test('are used by a local portal with the setting', async () => {
    expect(await fastHash({ PORTAL_MODE: 'local' })).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
  });

  test('are never used in Azure', async () => {
    expect(await fastHash({ PORTAL_MODE: 'azure' })).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  });

  async function fastHash(changed: Record<string, string>) {
    vi.resetModules();
    stubSettings({ ...changed, FAST_PASSWORD_HASHES: 'true' });
    return (await import('./passwordHash.ts')).hashPassword('Correct-horse-7', HOME);
  }
});

describe('concurrent calls', () => {
  test('run two at a time, in order', async () => {
    const stored = await hashPassword('Correct-horse-7', HOME);
    const results = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        matchesPasswordHash(stored, index % 2 ? 'wrong' : 'Correct-horse-7', HOME),
      ),
    );
    expect(results).toEqual([true, false, true, false, true, false, true]);
    expect(load.max).toBe(2);
  });

  test('free their slot after a failure', async () => {
    load.fails = true;
    const failed = await Promise.allSettled(Array.from({ length: 6 }, () => hashPassword('x', HOME)));
    expect(failed.every(({ status }) => status === 'rejected')).toBe(true);
    load.fails = false;
    load.max = 0;
    await Promise.all([hashPassword('a', HOME), hashPassword('b', HOME), hashPassword('c', HOME)]);
    expect(load.max).toBe(2);
  });

  const rejectedWith = (results: PromiseSettledResult<string>[], code: string) =>
    results.filter(
      (result) => result.status === 'rejected' && (result.reason as { code?: string }).code === code,
    );

  test('from one address are rejected when too many of its calls wait', async () => {
    load.fails = true;
    const burst = Array.from({ length: 63 }, () => hashPassword('x', HOME));
    const other = hashPassword('x', { address: '192.0.2.2' });
    const results = await Promise.allSettled([...burst, other]);
    const refused = rejectedWith(results, 'rate_limited');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ reason: { detail: { retryAfterSeconds: 5 } } });
    expect(results.at(-1)).toMatchObject({ reason: { message: 'out of memory' } });
  });

  test('are rejected when too many wait in total', async () => {
    load.fails = true;
    const results = await Promise.allSettled(
      Array.from({ length: 203 }, (_, index) => hashPassword('x', { address: `address ${index}` })),
    );
    expect(rejectedWith(results, 'unavailable')).toHaveLength(1);
  });
});
