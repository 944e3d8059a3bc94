import { finishSource, renewSourceLink } from '@portal/contract/packets/endpoints.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { BLOCK_BYTES, blockIdOf, blocksOf } from '@portal/contract/packets/sources.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { putFile, PutFailure } from '../../uploads/putFile.ts';

const MAX_BLOCKS = 3;
/** Links are valid for ten minutes. A block on a slow line needs some of them. */
const RENEW_AFTER_MS = 5 * 60_000;
const MAX_WAIT_MS = 30_000;
/** Several minutes without any block that arrives. */
const MAX_FAILURES = 12;

export type SourceLink = DataOf<typeof renewSourceLink>;

interface Options {
  requestId: string;
  signal: AbortSignal;
  /** Receives the bytes that arrived. */
  onProgress: (sent: number) => void;
  /** Whether the connection is broken and it is tried again. */
  onInterrupted: (isInterrupted: boolean) => void;
}

/**
 * Sends the blocks of a source that have not arrived, three at a time, and joins them. After a failure it waits, and goes
 * on with a new link and what is still missing. Throws ApiError or PutFailure if that does not help.
 */
export async function sendBlocks(file: Blob, link: SourceLink, options: Options): Promise<void> {
  const { requestId, signal, onProgress, onInterrupted } = options;
  const { sourceId } = link.source;
  const ofSource = { requestId, sourceId };
  const size = (index: number) => Math.min(BLOCK_BYTES, file.size - index * BLOCK_BYTES);
  const arrived = new Set(link.blocks);
  const running = new Map<number, number>();
  let current = { url: link.uploadUrl, requestedAt: performance.now() };
  let failures = 0;

  function report(): void {
    const done = [...arrived].reduce((sum, index) => sum + size(index), 0);
    const partial = [...running.values()].reduce((sum, bytes) => sum + bytes, 0);
    onProgress(done + partial);
  }

  async function renew(): Promise<void> {
    const requestedAt = performance.now();
    const renewed = await call(renewSourceLink, { body: ofSource, background: true });
    arrived.clear();
    for (const index of renewed.blocks) arrived.add(index);
    current = { url: renewed.uploadUrl, requestedAt };
  }

  async function sendBlock(index: number, stop: AbortSignal): Promise<void> {
    const url = new URL(current.url);
    url.searchParams.set('comp', 'block');
    url.searchParams.set('blockid', blockIdOf(index));
    const content = file.slice(index * BLOCK_BYTES, index * BLOCK_BYTES + size(index));
    running.set(index, 0);
    try {
      await putFile(url.href, content, {
        isBlock: true,
        contentType: 'application/octet-stream',
        signal: stop,
        onProgress: (share) => {
          running.set(index, share * size(index));
          report();
        },
      });
      arrived.add(index);
      failures = 0;
      onInterrupted(false);
    } finally {
      running.delete(index);
      report();
    }
  }

  /** Sends all that is missing. Throws the first failure, after the other blocks have stopped. */
  async function sendMissing(): Promise<void> {
    const missing = Array.from({ length: blocksOf(file.size) }, (_, index) => index).filter(
      (index) => !arrived.has(index),
    );
    const stopped = new AbortController();
    const stop = AbortSignal.any([signal, stopped.signal]);
    const lanes = Array.from({ length: MAX_BLOCKS }, async () => {
      for (let index = missing.shift(); index !== undefined; index = missing.shift()) {
        stop.throwIfAborted();
        if (performance.now() - current.requestedAt > RENEW_AFTER_MS) await renew();
        await sendBlock(index, stop);
      }
    });
    const outcomes = await Promise.allSettled(
      lanes.map((lane) =>
        lane.catch((error: unknown) => {
          stopped.abort();
          throw error;
        }),
      ),
    );
    signal.throwIfAborted();
    const failed = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => reason as unknown);
    const cause = failed.find((reason) => !isAbort(reason)) ?? failed[0];
    if (cause !== undefined) throw cause;
  }

  report();
  for (;;) {
    try {
      await sendMissing();
      await call(finishSource, { body: ofSource });
      return;
    } catch (error) {
      signal.throwIfAborted();
      failures += 1;
      if (!canPass(error) || failures > MAX_FAILURES) throw error;
      onInterrupted(true);
      await pause(Math.min(MAX_WAIT_MS, 1000 * 2 ** (failures - 1)), signal);
      await renew().catch((reason: unknown) => {
        if (!canPass(reason)) throw reason;
      });
    }
  }
}

const isAbort = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';

/** Whether the same can succeed later. 403: the link has expired. Conflict: blocks are missing. */
function canPass(error: unknown): boolean {
  if (error instanceof PutFailure) return error.status === 0 || error.status === 403 || error.status >= 500;
  if (!(error instanceof ApiError)) return isAbort(error);
  return ['unavailable', 'unexpected', 'maintenance', 'rate_limited', 'conflict'].includes(error.code);
}

/** Waits, at most until the browser is online again. */
async function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const ended = new AbortController();
    const end = (finish: () => void) => () => {
      clearTimeout(timer);
      ended.abort();
      finish();
    };
    const timer = setTimeout(end(resolve), durationMs);
    const options = { once: true, signal: ended.signal };
    window.addEventListener('online', end(resolve), options);
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason as Error)),
      options,
    );
  });
}
