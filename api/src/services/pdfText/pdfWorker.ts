// A worker thread that reads and checks one PDF. checkDocument.ts starts it with limits.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../workers/giveWay.ts';
import type { CheckJob } from './checkDocument.ts';

const { content, facts, now, isBackground } = workerData as CheckJob;
if (isBackground) giveWay();
// Loaded after that: compiling takes as much as the check of a letter. Later workers find the result.
enableCompileCache();
const [{ authorizationCheckOf }, { readPdf }] = await Promise.all([
  import('../../domain/submissions/authorization/authorizationCheckOf.ts'),
  import('./readPdf.ts'),
]);
flushCompileCache();
parentPort?.postMessage(authorizationCheckOf(await readPdf(content), facts, now));
