// A worker thread that reads and checks one PDF. checkDocument.ts starts it with limits.
import { parentPort, workerData } from 'node:worker_threads';
import { authorizationCheckOf } from '../../domain/submissions/authorization/authorizationCheckOf.ts';
import type { CheckJob } from './checkDocument.ts';
import { readPdf } from './readPdf.ts';

const { content, facts, now } = workerData as CheckJob;
parentPort?.postMessage(authorizationCheckOf(await readPdf(content), facts, now));
