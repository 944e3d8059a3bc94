import { useSyncExternalStore } from 'react';
import type { Upload } from './upload.ts';
import type { UploadQueue } from './uploadQueue.ts';

/** The current uploads of a queue. */
export function useUploads(queue: UploadQueue): readonly Upload[] {
  return useSyncExternalStore(queue.subscribe, queue.uploads);
}
