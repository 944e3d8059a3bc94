// A worker thread that inspects one Office file. inspectOfficeFiles.ts starts it with limits.
import type { FileType } from '@portal/contract/files/rules/fileTypes.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { inspectOffice } from './inspectOffice.ts';

const { content, type } = workerData as { content: Uint8Array; type: FileType };
parentPort?.postMessage(
  await inspectOffice(Buffer.from(content.buffer, content.byteOffset, content.byteLength), type),
);
