import { FairQueue } from '../concurrency/FairQueue.ts';
import { BackgroundProcess } from '../workers/BackgroundProcess.ts';
import { runInWorker, workerFile } from '../workers/runInWorker.ts';
import type { DocumentJob } from './documentJob.ts';

const WORKER = workerFile(import.meta.url, 'pdfWorker');
/** Unpacked streams grow in steps that double, so the worker can reach twice the limit for bytes before it is ended. */
const MEMORY = { maxHeapMb: 192, maxBufferMb: 96 };
/** Enough for a letter of some pages. What takes longer does not make others wait: it begins again in the slow lane. */
const QUICK_LIMITS = { ...MEMORY, maxCpuMs: 750, maxMs: 4_000 };
const SLOW_LIMITS = { ...MEMORY, maxCpuMs: 8_000, maxMs: 12_000 };
/** A check for which nobody waits gives way to calls, so it can take longer for the same work. */
const BACKGROUND_LIMITS = { ...SLOW_LIMITS, maxMs: 60_000 };

/**
 * Documents of people who wait, one at a time: each takes up to one core and some hundred megabytes. Callers take turns.
 * Six slow documents of six callers take five seconds.
 */
export const quickLane = new FairQueue({
  concurrency: 1,
  maxWaiting: 12,
  maxWaitingPerKey: 2,
  maxWaitMs: 20_000,
});
/**
 * Slow documents, and those for which nobody waits, one at a time in a process with a low priority. With the quick lane,
 * the last person who waits gets an answer within 45 seconds, the time limit of a call.
 */
export const slowLane = new FairQueue({
  concurrency: 1,
  maxWaiting: 3,
  maxWaitingPerKey: 2,
  maxWaitMs: 8_000,
});
const background = new BackgroundProcess();

/** Runs a job of the quick lane. Throws WorkerFailed. */
export function runQuick<Output>(job: DocumentJob): Promise<Output> {
  const content = Uint8Array.from(job.content);
  return runInWorker(WORKER, { ...job, content }, QUICK_LIMITS, [content.buffer as ArrayBuffer]);
}

/** Runs a job of the slow lane. Throws WorkerFailed. */
export function runSlow<Output>(job: DocumentJob, isPreferred: boolean): Promise<Output> {
  return background.run(WORKER, job, isPreferred ? SLOW_LIMITS : BACKGROUND_LIMITS);
}
