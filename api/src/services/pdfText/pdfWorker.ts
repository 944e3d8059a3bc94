// A worker thread that reads one PDF. documentLanes.ts starts it with limits.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentJob } from './documentJob.ts';

const job = workerData as DocumentJob;
// Compiling takes as much as the check of a letter. Later workers find the result.
enableCompileCache();
const [{ authorizationCheckOf }, { countPages, readPdf }] = await Promise.all([
  import('../../domain/submissions/authorization/authorizationCheckOf.ts'),
  import('./readPdf.ts'),
]);
flushCompileCache();
parentPort?.postMessage(
  job.kind === 'check'
    ? authorizationCheckOf(await readPdf(job.content), job.facts, job.now)
    : await countPages(job.content),
);
