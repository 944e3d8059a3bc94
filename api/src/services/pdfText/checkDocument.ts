import { bytesMatchType } from '@portal/contract/files/rules/fileTypes.ts';
import type { AuthorizationCheck } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import {
  authorizationCheckOf,
  type AuthorizationFacts,
} from '../../domain/submissions/authorization/authorizationCheckOf.ts';
import type { ReadDocument } from '../../domain/submissions/authorization/documentText.ts';
import type { Log } from '../../telemetry/log.ts';
import { FairQueue, QueueFull } from '../concurrency/FairQueue.ts';
import { BackgroundProcess } from '../workers/BackgroundProcess.ts';
import { runInWorker, workerFile, WorkerFailed } from '../workers/runInWorker.ts';

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
const quickLane = new FairQueue({
  concurrency: 1,
  maxWaiting: 12,
  maxWaitingPerKey: 2,
  maxWaitMs: 20_000,
});
/**
 * Slow documents, and those for which nobody waits, one at a time in a process with a low priority. With the quick lane,
 * the last person who waits gets an answer within 45 seconds, the time limit of a call.
 */
const slowLane = new FairQueue({ concurrency: 1, maxWaiting: 3, maxWaitingPerKey: 2, maxWaitMs: 8_000 });
const background = new BackgroundProcess();

export type CheckResult =
  | { readonly kind: 'checked'; readonly check: AuthorizationCheck }
  /** Too many documents wait. */
  | { readonly kind: 'busy' }
  /** There is no document. */
  | { readonly kind: 'missing' };

/** What a document is compared with. */
export interface CheckInput {
  readonly facts: AuthorizationFacts;
  readonly now: Date;
}

/** What the worker gets. */
export interface CheckJob extends CheckInput {
  readonly content: Uint8Array;
}

/**
 * Checks an uploaded authorization that the malware scan accepted. Reading and comparing both take time that the document
 * decides, so both run in a worker. Never throws because of its content. `load` returns the content when it is its turn,
 * so that waiting documents take no memory; null if there is none. Callers with the same `turn` share their turns;
 * `isPreferred`: somebody waits for the answer.
 */
export async function checkDocument(
  load: () => Promise<Buffer | null>,
  input: CheckInput,
  turn: string,
  log: Log,
  { isPreferred = false } = {},
): Promise<CheckResult> {
  try {
    const checked = isPreferred ? await quickLane.run(turn, () => check(runQuick)) : null;
    return checked ?? (await slowLane.run(turn, () => check(runSlow), { isPreferred })) ?? tooComplex();
  } catch (error) {
    if (error instanceof QueueFull) return { kind: 'busy' };
    throw error;
  }

  /** Null: it takes too long. */
  async function check(run: (content: Buffer) => Promise<AuthorizationCheck>): Promise<CheckResult | null> {
    const content = await load();
    if (!content) return { kind: 'missing' };
    if (!bytesMatchType(content, 'pdf')) return unreadable('not-pdf');
    // Without this keyword there is no object to read, and no reason to start a worker.
    if (!content.includes('obj')) return unreadable('damaged');
    try {
      return { kind: 'checked', check: await run(content) };
    } catch (error) {
      if (!(error instanceof WorkerFailed)) throw error;
      if (error.reason === 'time') return null;
      if (error.reason === 'memory') return tooComplex();
      log.warn('worker for documents failed', { error: error.message });
      return unreadable('damaged');
    }
  }

  function runQuick(content: Buffer): Promise<AuthorizationCheck> {
    const job: CheckJob = { ...input, content: Uint8Array.from(content) };
    return runInWorker(WORKER, job, QUICK_LIMITS, [job.content.buffer as ArrayBuffer]);
  }

  function runSlow(content: Buffer): Promise<AuthorizationCheck> {
    const job: CheckJob = { ...input, content };
    return background.run(WORKER, job, isPreferred ? SLOW_LIMITS : BACKGROUND_LIMITS);
  }

  function unreadable(reason: Extract<ReadDocument, { kind: 'unreadable' }>['reason']): CheckResult {
    return {
      kind: 'checked',
      check: authorizationCheckOf({ kind: 'unreadable', reason }, input.facts, input.now),
    };
  }

  function tooComplex(): CheckResult {
    return unreadable('too-complex');
  }
}
