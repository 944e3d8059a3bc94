import { BackgroundProcess } from '../workers/BackgroundProcess.ts';
import { workerFile, type WorkerLimits } from '../workers/runInWorker.ts';
import type { RecordsJob, RecordsResults } from './recordsJob.ts';

const WORKER = workerFile(import.meta.url, 'recordsWorker');
const MINUTE = 60_000;

/** A scan of 250 MB with 3,000 pages takes some minutes, and so does a packet of 2,000 redacted pages. The heap and the bytes are part of the process. */
const LIMITS: Readonly<Record<RecordsJob['kind'], WorkerLimits>> = {
  prepare: { maxMs: 20 * MINUTE, maxHeapMb: 1_000, maxBufferMb: 1_500, maxProcessMb: 1_800 },
  divide: { maxMs: 10 * MINUTE, maxHeapMb: 800, maxBufferMb: 1_000, maxProcessMb: 1_200 },
  write: { maxMs: 20 * MINUTE, maxHeapMb: 800, maxBufferMb: 1_000, maxProcessMb: 1_200 },
  look: { maxMs: 5 * MINUTE, maxHeapMb: 600, maxBufferMb: 800, maxProcessMb: 1_200 },
};

/**
 * Does a job in a process of its own, whose memory PDFium cannot exceed and which ends with the job. Throws WorkerFailed,
 * also when `signal` ends it.
 */
export async function runRecordsJob<Kind extends RecordsJob['kind']>(
  job: Extract<RecordsJob, { kind: Kind }>,
  signal?: AbortSignal,
  maxMs = LIMITS[job.kind].maxMs,
): Promise<RecordsResults[Kind]> {
  const background = new BackgroundProcess();
  const end = () => background.end();
  signal?.addEventListener('abort', end, { once: true });
  try {
    return await background.run<RecordsResults[Kind]>(WORKER, job, { ...LIMITS[job.kind], maxMs });
  } finally {
    signal?.removeEventListener('abort', end);
    end();
  }
}
