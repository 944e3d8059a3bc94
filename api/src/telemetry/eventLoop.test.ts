import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { watchEventLoop } from './eventLoop.ts';
import type { Log } from './log.ts';

vi.spyOn(process, 'uptime').mockReturnValue(3_600);

const blockFor = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

function logging() {
  const warn = vi.fn<Log['warn']>();
  return { warn, log: { info: () => {}, warn, error: () => {} } };
}

/** Until the measurement has a sample to compare with: after its start, and after each reset. */
const sampled = () => setTimeout(100);

it('logs a block with the operations in progress', async () => {
  const { warn, log } = logging();
  await sampled();
  let finish = () => {};
  const waiting = watchEventLoop(
    'getMessages',
    log,
    () => new Promise<void>((resolve) => (finish = resolve)),
  );
  await watchEventLoop('submitClientRequest', log, async () => blockFor(700));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  const [event, fields] = warn.mock.calls[0]!;
  expect(event).toBe('event loop blocked');
  expect(fields?.['operations']).toBe('getMessages submitClientRequest');
  expect(fields?.['blockedMs']).toBeGreaterThan(500);
  finish();
  await waiting;
});

it('logs the block of an operation that fails', async () => {
  const { warn, log } = logging();
  await sampled();
  const failing = watchEventLoop('submitClientRequest', log, async () => {
    blockFor(700);
    throw new Error('gone');
  });
  await expect(failing).rejects.toThrow('gone');
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
});
