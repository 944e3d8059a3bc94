// A worker thread that reads one PDF. readDocument.ts starts it with limits.
import { parentPort, workerData } from 'node:worker_threads';
import { readPdf } from './readPdf.ts';

const { content } = workerData as { content: Uint8Array };
parentPort?.postMessage(await readPdf(content));
