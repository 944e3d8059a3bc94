/** Asks less often the longer it waits, because each question takes time from what it waits for. */
const FIRST_WAIT_MS = 50;
const MAX_WAIT_MS = 250;

/** Repeats a call until its result is neither null, undefined nor false. Fails after `timeoutMs`, naming the awaited result. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  timeoutMs = 20_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  let waitMs = FIRST_WAIT_MS;
  for (;;) {
    const found = await ask();
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${timeoutMs} ms`);
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, waitMs);
    await promise;
    waitMs = Math.min(waitMs * 1.5, MAX_WAIT_MS);
  }
}
