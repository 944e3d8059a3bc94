// A worker thread that reads and checks one PDF. checkDocument.ts starts it with limits.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckJob } from './checkDocument.ts';

const { content, facts, now } = workerData as CheckJob;
// Compiling takes as much as the check of a letter. Later workers find the result.
enableCompileCache();
const [{ authorizationCheckOf }, { readPdf }] = await Promise.all([
  import('../../domain/submissions/authorization/authorizationCheckOf.ts'),
  import('./readPdf.ts'),
]);
flushCompileCache();
parentPort?.postMessage(authorizationCheckOf(await readPdf(content), facts, now));
