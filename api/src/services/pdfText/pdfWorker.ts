// A worker thread that reads one PDF. documentLanes.ts starts it with limits.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentJob } from './documentJob.ts';

const job = workerData as DocumentJob;
// Compiling takes as much as the check of a letter. Later workers find the result.
enableCompileCache();
const [{ authorizationCheckOf }, { lookOf }, { countPages, LOOK_LIMITS, readPdf }] = await Promise.all([
  import('../../domain/submissions/authorization/authorizationCheckOf.ts'),
  import('../../domain/files/uploads/look/lookOf.ts'),
  import('./readPdf.ts'),
]);
flushCompileCache();
parentPort?.postMessage(await run());

async function run() {
  switch (job.kind) {
    case 'check':
      return authorizationCheckOf(await readPdf(job.content), job.facts, job.now);
    case 'look':
      return lookOf(await readPdf(job.content, LOOK_LIMITS), job.patient);
    case 'count-pages':
      return countPages(job.content);
  }
}
