import { describe, expect, test } from 'vitest';
import { retryUntilAllowed } from './retryUntilAllowed.ts';

const early =
  'az keyvault secret failed.\n(Forbidden) Caller is not authorized. Inner error: ForbiddenByRbac';

/** Work that is refused some times before it is done. */
function refused(times: number, message: string) {
  const seen = { tries: 0, waits: 0, lines: [] as string[] };
  const work = async () => {
    seen.tries += 1;
    if (seen.tries <= times) throw new Error(message);
    return 'done';
  };
  const patience = {
    wait: async () => void (seen.waits += 1),
    say: (line: string) => void seen.lines.push(line),
  };
  return { seen, run: () => retryUntilAllowed(work, patience) };
}

describe('the vault', () => {
  test('is retried until a new role is active, with one message', async () => {
    const { seen, run } = refused(3, early);
    expect(await run()).toBe('done');
    expect(seen).toMatchObject({ tries: 4, waits: 3, lines: [expect.stringContaining('a few minutes')] });
  });

  test('is abandoned after ten minutes', async () => {
    const { seen, run } = refused(1000, early);
    await expect(run()).rejects.toThrow('ForbiddenByRbac');
    expect(seen).toMatchObject({ tries: 40, waits: 39 });
  });

  test('is not retried if it is unreachable', async () => {
    const { seen, run } = refused(1, 'az keyvault secret failed.\n(Forbidden) ForbiddenByFirewall');
    await expect(run()).rejects.toThrow('ForbiddenByFirewall');
    expect(seen).toMatchObject({ tries: 1, waits: 0, lines: [] });
  });
});
