// A worker thread that does one job with files of records, in a process of its own. runRecordsJob.ts starts it with limits.
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { RecordsJob, RecordsResults } from './recordsJob.ts';

parentPort?.postMessage(await run(workerData as RecordsJob));

async function run(job: RecordsJob): Promise<RecordsResults[RecordsJob['kind']]> {
  switch (job.kind) {
    case 'prepare':
      return (await import('./prepare/prepareFile.ts')).prepareFile(job);
    case 'divide':
      return (await import('./dividePacket.ts')).dividePacket(job.plan, job.limits);
    case 'write': {
      const { writePacket } = await import('./writePacket.ts');
      const onPages = (done: number) => writeFileSync(job.progress, String(done));
      return writePacket(job.plan, onPages, job.typefaces);
    }
    case 'look': {
      const { readPdf, PACKET_LIMITS } = await import('../pdfText/readPdf.ts');
      const { lookOf } = await import('../../domain/files/uploads/look/lookOf.ts');
      return lookOf(await readPdf(Uint8Array.from(readFileSync(job.path)), PACKET_LIMITS), job.patient);
    }
  }
}
