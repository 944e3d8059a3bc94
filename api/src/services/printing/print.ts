import { unavailable } from '../../errors/portalError.ts';
import { FairQueue } from '../concurrency/FairQueue.ts';
import { takeTurn } from '../concurrency/takeTurn.ts';
import { WorkerFailed } from '../workers/runInWorker.ts';
import type { Letter } from '../pdf/letters/letter.ts';
import type { Sheet, SheetRow } from '../pdf/sheet.ts';
import type { ThreadEntry, ThreadSheet } from '../pdf/thread/threadSheet.ts';
import { printInWorker } from './printInWorker.ts';

/** Invoices, receipts and letters have a few pages. */
const SHORT_LIMITS = { maxMs: 5_000, maxHeapMb: 128, maxBufferMb: 128 };
/** A thread of 2,000 messages or an accounting of 20,000 disclosures. */
const LONG_LIMITS = { maxMs: 180_000, maxHeapMb: 160, maxBufferMb: 192 };

/**
 * One document of a kind at a time: each takes a core. Each kind has its own queue, so that one never delays another. The
 * last of those that wait gets its answer before the time limit of a call.
 */
const queues = {
  payments: new FairQueue({ concurrency: 1, maxWaiting: 6, maxWaitingPerKey: 3 }),
  previews: new FairQueue({ concurrency: 1, maxWaiting: 6, maxWaitingPerKey: 2 }),
  letters: new FairQueue({ concurrency: 1, maxWaiting: 6, maxWaitingPerKey: 3 }),
  notices: new FairQueue({ concurrency: 1, maxWaiting: 6, maxWaitingPerKey: 3 }),
  checks: new FairQueue({ concurrency: 1, maxWaiting: 4, maxWaitingPerKey: 2 }),
  /** Nobody waits for an answer: builders wait here while they renew their lease. */
  exports: new FairQueue({ concurrency: 1, maxWaiting: 64, maxWaitingPerKey: 32 }),
} as const;

type LetterQueue = 'previews' | 'letters' | 'notices';

/** Prints an invoice or receipt. `turn`: the caller, whose documents take turns with those of others. Throws `unavailable`. */
export async function printSheet(sheet: Sheet, turn: string): Promise<Buffer> {
  const printed = await shortly('payments', turn, () =>
    printInWorker<'sheet'>({ kind: 'sheet', sheet }, SHORT_LIMITS),
  );
  return bufferOf(printed.content);
}

/** Prints a letter. `turn`: whose letters take turns with those of others. Throws `unavailable`. */
export async function printLetter(queue: LetterQueue, letter: Letter, turn: string): Promise<Buffer> {
  const printed = await shortly(queue, turn, () =>
    printInWorker<'letter'>({ kind: 'letter', letter }, SHORT_LIMITS),
  );
  return bufferOf(printed.content);
}

/** The letters of texts, each once per text, for which a document would print boxes. Throws `unavailable`. */
export async function unprintableLetters(
  texts: readonly string[],
  turn: string,
): Promise<readonly string[][]> {
  const { letters } = await shortly('checks', turn, () =>
    printInWorker<'check'>({ kind: 'check', texts }, SHORT_LIMITS),
  );
  return letters;
}

/** Prints a sheet with many rows. Throws `WorkerFailed` if it takes too much, and `unavailable`. */
export async function printLongSheet(
  sheet: Sheet,
  rows: AsyncIterable<readonly SheetRow[]>,
  turn: string,
): Promise<Buffer> {
  const printed = await takeTurn(queues.exports, turn, whatOf('exports'), () =>
    printInWorker<'sheet'>({ kind: 'sheet', sheet }, LONG_LIMITS, rows),
  );
  return bufferOf(printed.content);
}

/** Prints a thread. Throws `WorkerFailed` if it takes too much, and `unavailable`. */
export async function printThread(
  sheet: ThreadSheet,
  entries: AsyncIterable<readonly ThreadEntry[]>,
  turn: string,
): Promise<Buffer> {
  const printed = await takeTurn(queues.exports, turn, whatOf('exports'), () =>
    printInWorker<'thread'>({ kind: 'thread', sheet }, LONG_LIMITS, entries),
  );
  return bufferOf(printed.content);
}

/** Takes a turn for a document that a caller waits for. */
async function shortly<T>(queue: keyof typeof queues, turn: string, work: () => Promise<T>): Promise<T> {
  try {
    return await takeTurn(queues[queue], turn, whatOf(queue), work);
  } catch (error) {
    throw error instanceof WorkerFailed ? unavailable(whatOf(queue), error) : error;
  }
}

const whatOf = (queue: keyof typeof queues) => `printing: ${queue}`;

/** The bytes without a copy. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
