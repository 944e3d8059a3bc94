import { describe, expect, test } from 'vitest';
import { retryUntilAllowed } from './retryUntilAllowed.ts';

const roleNotActive =
  'az keyvault secret failed.\n(Forbidden) Caller is not authorized. Inner error: ForbiddenByRbac';

/** A task that fails several times before it succeeds. */
function failingTask(times: number, message: string) {
  const log = { tries: 0, waits: 0, lines: [] as string[] };
  const task = async () => {
    log.tries += 1;
    if (log.tries <= times) throw new Error(message);
    return 'done';
  };
  const options = {
    wait: async () => void (log.waits += 1),
    log: (line: string) => void log.lines.push(line),
  };
  return { log, run: () => retryUntilAllowed(task, options) };
}

describe('the vault', () => {
  test('is retried until a new role is active, with one message', async () => {
    const { log, run } = failingTask(3, roleNotActive);
    expect(await run()).toBe('done');
    expect(log).toMatchObject({ tries: 4, waits: 3, lines: [expect.stringContaining('a few minutes')] });
  });

  test('is not retried after ten minutes', async () => {
    const { log, run } = failingTask(1000, roleNotActive);
    await expect(run()).rejects.toThrow('ForbiddenByRbac');
    expect(log).toMatchObject({ tries: 40, waits: 39 });
  });

  test('is not retried if it is unreachable', async () => {
    const { log, run } = failingTask(1, 'az keyvault secret failed.\n(Forbidden) ForbiddenByFirewall');
    await expect(run()).rejects.toThrow('ForbiddenByFirewall');
    expect(log).toMatchObject({ tries: 1, waits: 0, lines: [] });
  });
});
