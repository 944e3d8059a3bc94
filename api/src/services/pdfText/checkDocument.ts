import { bytesMatchType } from '@portal/contract/files/rules/fileTypes.ts';
import type { AuthorizationCheck } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import {
  authorizationCheckOf,
  type AuthorizationFacts,
} from '../../domain/submissions/authorization/authorizationCheckOf.ts';
import type { ReadDocument } from '../../domain/submissions/authorization/documentText.ts';
import type { Log } from '../../telemetry/log.ts';
import { FairQueue, QueueFull } from '../concurrency/FairQueue.ts';
import { runInWorker, workerFile, WorkerFailed } from '../workers/runInWorker.ts';

const WORKER = workerFile(import.meta.url, 'pdfWorker');
/** Unpacked streams grow in steps that double, so the worker can reach twice the limit for bytes before it is ended. */
const LIMITS = { maxMs: 8_000, maxHeapMb: 192, maxBufferMb: 96 };
/** A check for which nobody waits gives way to calls, so it can take longer for the same work. */
const BACKGROUND_LIMITS = { ...LIMITS, maxMs: 20_000 };

/**
 * One document at a time: each takes up to one core and some hundred megabytes. Callers take turns, and those who wait for
 * an answer go first. The last of three waiting ones gets it within 40 seconds, before the time limit of a call.
 */
const queue = new FairQueue({ concurrency: 1, maxWaiting: 3, maxWaitingPerKey: 2 });

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
  /** Whether nobody waits for it. */
  readonly isBackground: boolean;
  readonly content: Uint8Array;
}

/**
 * Checks an uploaded authorization that the malware scan accepted. Reading and comparing both take time that the document
 * decides, so both run in a worker. Never throws because of its content. `load` returns the content when it is its turn,
 * so that waiting documents take no memory; null if there is none. Callers with the same `turn` share their turns;
 * `isPreferred` goes before others, because somebody waits for the answer.
 */
export async function checkDocument(
  load: () => Promise<Buffer | null>,
  input: CheckInput,
  turn: string,
  log: Log,
  { isPreferred = false } = {},
): Promise<CheckResult> {
  const unreadable = (reason: Extract<ReadDocument, { kind: 'unreadable' }>['reason']) =>
    authorizationCheckOf({ kind: 'unreadable', reason }, input.facts, input.now);
  try {
    return await queue.run(turn, read, { isPreferred });
  } catch (error) {
    if (error instanceof QueueFull) return { kind: 'busy' };
    throw error;
  }

  async function read(): Promise<CheckResult> {
    const content = await load();
    if (!content) return { kind: 'missing' };
    if (!bytesMatchType(content, 'pdf')) return { kind: 'checked', check: unreadable('not-pdf') };
    // Without this keyword there is no object to read, and no reason to start a worker.
    if (!content.includes('obj')) return { kind: 'checked', check: unreadable('damaged') };
    return { kind: 'checked', check: await checkInWorker(content) };
  }

  async function checkInWorker(content: Buffer): Promise<AuthorizationCheck> {
    const job: CheckJob = { ...input, isBackground: !isPreferred, content: Uint8Array.from(content) };
    const limits = isPreferred ? LIMITS : BACKGROUND_LIMITS;
    try {
      return await runInWorker<AuthorizationCheck>(WORKER, job, limits, [job.content.buffer as ArrayBuffer]);
    } catch (error) {
      if (!(error instanceof WorkerFailed)) throw error;
      if (error.reason === 'limit') return unreadable('too-complex');
      log.warn('worker for documents failed', { error: error.message });
      return unreadable('damaged');
    }
  }
}
