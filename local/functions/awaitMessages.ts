import { setTimeout as delay } from 'node:timers/promises';
import { ANNOUNCED_PATH } from '../blob/announceMessages.ts';

const RETRY_MS = 1_000;

interface Announced {
  /** Whether the service announces the messages of the queue now. Only the local one does. */
  isAnnounced: boolean;
}

/** Calls `onMessage` when a message of the queue becomes visible, and when messages may have been missed. */
export function awaitMessages(
  serviceUrl: string,
  queue: string,
  onMessage: () => void,
  signal: AbortSignal,
): Announced {
  const state: Announced = { isAnnounced: false };
  const listen = async () => {
    const response = await fetch(new URL(ANNOUNCED_PATH + queue, serviceUrl), { signal });
    if (!response.ok || !response.body) return false;
    state.isAnnounced = true;
    onMessage();
    for await (const lines of response.body.pipeThrough(new TextDecoderStream()))
      for (const seconds of lines.trim().split('\n')) setTimeout(onMessage, Number(seconds) * 1000).unref();
    return true;
  };
  void (async () => {
    while ((await listen().catch(() => true)) && !signal.aborted) {
      state.isAnnounced = false;
      await delay(RETRY_MS, undefined, { ref: false });
    }
  })();
  return state;
}
