import { setTimeout as delay } from 'node:timers/promises';
import { blobStatusOf } from '../blobs/account.ts';
import { statusOf } from '../cosmos.ts';

const TRIES = 8;
const FIRST_PAUSE_MS = 250;

/** Repeats work that may be repeated while a store throttles, breaks or is out of reach, with longer and longer pauses. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || isFinal(error)) throw error;
      await delay(FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()));
    }
  }
}

function isFinal(error: unknown): boolean {
  const status = statusOf(error) ?? blobStatusOf(error);
  if (status === undefined) return !isBrokenConnection(error);
  return status >= 400 && status < 500 && status !== 408 && status !== 429 && status !== 449;
}

function isBrokenConnection(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown };
  const text = `${String(code)} ${String(name)}`;
  return /ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|ERR_STREAM_PREMATURE_CLOSE|REQUEST_SEND_ERROR|TimeoutError|AbortError/.test(
    text,
  );
}
