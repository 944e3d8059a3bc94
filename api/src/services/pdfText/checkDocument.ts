import { bytesMatchType } from '@portal/contract/files/rules/fileTypes.ts';
import type { AuthorizationCheck } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { authorizationCheckOf } from '../../domain/submissions/authorization/authorizationCheckOf.ts';
import type { DocumentReading } from '../../domain/submissions/authorization/documentText.ts';
import type { Log } from '../../telemetry/log.ts';
import { QueueFull } from '../concurrency/FairQueue.ts';
import { WorkerFailed } from '../workers/runInWorker.ts';
import type { CheckInput, DocumentJob } from './documentJob.ts';
import { quickLane, runQuick, runSlow, slowLane } from './documentLanes.ts';

export type CheckResult =
  | { readonly kind: 'checked'; readonly check: AuthorizationCheck }
  /** Too many documents wait. */
  | { readonly kind: 'busy' }
  /** There is no document. */
  | { readonly kind: 'missing' };

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
    if (checked) return checked;
    const slow = await slowLane.run(turn, () => check((job) => runSlow(job, isPreferred)), { isPreferred });
    return slow ?? tooComplex();
  } catch (error) {
    if (error instanceof QueueFull) return { kind: 'busy' };
    throw error;
  }

  /** Null: it takes too long. */
  async function check(run: (job: DocumentJob) => Promise<AuthorizationCheck>): Promise<CheckResult | null> {
    const content = await load();
    if (!content) return { kind: 'missing' };
    if (!bytesMatchType(content, 'pdf')) return unreadable('not-pdf');
    // Without this keyword there is no object to read, and no reason to start a worker.
    if (!content.includes('obj')) return unreadable('damaged');
    try {
      return { kind: 'checked', check: await run({ kind: 'check', content, ...input }) };
    } catch (error) {
      if (!(error instanceof WorkerFailed)) throw error;
      if (error.reason === 'time') return null;
      if (error.reason === 'memory') return tooComplex();
      log.warn('worker for documents failed', { error: error.message });
      return unreadable('damaged');
    }
  }

  function unreadable(reason: Extract<DocumentReading, { kind: 'unreadable' }>['reason']): CheckResult {
    return {
      kind: 'checked',
      check: authorizationCheckOf({ kind: 'unreadable', reason }, input.facts, input.now),
    };
  }

  function tooComplex(): CheckResult {
    return unreadable('too-complex');
  }
}
