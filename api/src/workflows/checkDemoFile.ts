import { downloadTimes } from '../data/requests/downloadTimes.ts';
import { factsOfDemoFile } from '../domain/file/demoFiles.ts';
import { eligibilityOf } from './checkFile.ts';
import type { OpenedDemoFile } from './openDemoFile.ts';

/** Whether a sample file may be downloaded now from the caller's address, without taking anything. */
export async function checkDemoFile({ file, subject, decision }: OpenedDemoFile, now: Date) {
  const { requestId, fileId } = file;
  return eligibilityOf(decision, factsOfDemoFile(file, now), async () => {
    const [newest] = await downloadTimes({ requestId, fileId, subject }, 1);
    return newest;
  });
}
