// A worker thread that renders one PDF. printInWorker.ts starts it with limits.
import { parentPort, workerData } from 'node:worker_threads';
import { renderLetter } from '../pdf/letters/renderLetter.ts';
import { renderSheet } from '../pdf/renderSheet.ts';
import type { SheetRow } from '../pdf/sheet.ts';
import { Typesetter } from '../pdf/text/typesetter.ts';
import { renderThread } from '../pdf/thread/renderThread.ts';
import type { ThreadEntry } from '../pdf/thread/threadSheet.ts';
import { receiveParts } from '../workers/parts.ts';
import type { PrintInput, PrintResults } from './printJob.ts';

const result = await print(workerData as PrintInput);
if (result.kind === 'pdf') {
  // A small buffer shares its memory with others, which cannot be transferred.
  const content = new Uint8Array(result.content);
  parentPort?.postMessage({ ...result, content }, [content.buffer]);
} else {
  parentPort?.postMessage(result);
}

async function print({ job, typefaces, parts }: PrintInput): Promise<PrintResults[keyof PrintResults]> {
  const received = parts ? await receiveParts(parts) : [];
  switch (job.kind) {
    case 'sheet': {
      const rows = [...job.sheet.rows, ...(received as SheetRow[])];
      return { kind: 'pdf', content: await renderSheet({ ...job.sheet, rows }, typefaces) };
    }
    case 'thread':
      return { kind: 'pdf', content: await renderThread(job.sheet, received as ThreadEntry[], typefaces) };
    case 'letter':
      return { kind: 'pdf', content: await renderLetter(job.letter, typefaces) };
    case 'check': {
      const typesetter = await Typesetter.open(typefaces);
      return { kind: 'checked', letters: job.texts.map((text) => typesetter.unprintable(text)) };
    }
  }
}
