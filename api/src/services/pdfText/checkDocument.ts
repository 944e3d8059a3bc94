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

/**
 * One document at a time: each takes up to one core and some hundred megabytes. Callers take turns. The last of three
 * waiting ones gets its answer within 32 seconds, before the time limit of a call.
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
  readonly content: Uint8Array;
}

/**
 * Checks an uploaded authorization that the malware scan accepted. Reading and comparing both take time that the document
 * decides, so both run in a worker. Never throws because of its content. `load` returns the content when it is its turn,
 * so that waiting documents take no memory; null if there is none. Callers with the same `turn` share their turns.
 */
export async function checkDocument(
  load: () => Promise<Buffer | null>,
  input: CheckInput,
  turn: string,
  log: Log,
): Promise<CheckResult> {
  const unreadable = (reason: Extract<ReadDocument, { kind: 'unreadable' }>['reason']) =>
    authorizationCheckOf({ kind: 'unreadable', reason }, input.facts, input.now);
  try {
    return await queue.run(turn, async () => {
      const content = await load();
      if (!content) return { kind: 'missing' };
      if (!bytesMatchType(content, 'pdf')) return { kind: 'checked', check: unreadable('not-pdf') };
      // Without this keyword there is no object to read, and no reason to start a worker.
      if (!content.includes('obj')) return { kind: 'checked', check: unreadable('damaged') };
      return { kind: 'checked', check: await checkInWorker(content) };
    });
  } catch (error) {
    if (error instanceof QueueFull) return { kind: 'busy' };
    throw error;
  }

  async function checkInWorker(content: Buffer): Promise<AuthorizationCheck> {
    const job: CheckJob = { ...input, content: Uint8Array.from(content) };
    try {
      return await runInWorker<AuthorizationCheck>(WORKER, job, LIMITS, [job.content.buffer as ArrayBuffer]);
    } catch (error) {
      if (!(error instanceof WorkerFailed)) throw error;
      if (error.reason === 'limit') return unreadable('too-complex');
      log.warn('worker for documents failed', { error: error.message });
      return unreadable('damaged');
    }
  }
}
