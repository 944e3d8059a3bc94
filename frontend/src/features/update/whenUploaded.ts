import { isRunning } from '../uploads/upload.ts';
import type { UploadQueue } from '../uploads/uploadQueue.ts';

/** Tries the files again that were not uploaded, and waits until none is on its way. Answers whether all have arrived. */
export async function whenUploaded(queue: UploadQueue): Promise<boolean> {
  for (const { id, state } of queue.uploads()) if (state.kind === 'failed') queue.retry(id);
  await new Promise<void>((resolve) => {
    const stop = queue.subscribe(check);
    check();
    function check() {
      if (queue.uploads().some(isRunning)) return;
      stop();
      resolve();
    }
  });
  const sent = queue.uploads().filter(({ state }) => state.kind !== 'refused');
  return sent.length > 0 && sent.every(({ state }) => state.kind === 'done');
}
