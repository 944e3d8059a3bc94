import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import { useEffect, useState } from 'react';
import { createUploadQueue, type UploadQueue } from '../../uploads/uploadQueue.ts';
import { staffUploadTexts } from '../../uploads/uploadTexts.ts';
import { useUploads } from '../../uploads/useUploads.ts';
import { DEFAULT_RELEASE, type ReleaseValues } from './rules/releaseValues.ts';

/** Files that were chosen for a request, and not released yet, with the terms as far as they were typed. */
export interface ReleaseDraft {
  readonly queue: UploadQueue;
  readonly values: ReleaseValues;
}

function emptyDraft(requestId: string): ReleaseDraft {
  const queue = createUploadQueue({
    sessionKey: requestId,
    rules: staffUploads,
    texts: staffUploadTexts,
    uploaded: {},
  });
  return { queue, values: DEFAULT_RELEASE };
}

/** Keeps the draft while its dialog is closed; uploads go on meanwhile, and end with the screen. */
export function useReleaseDraft(requestId: string) {
  const [draft, setDraft] = useState(() => emptyDraft(requestId));
  const { queue } = draft;
  useEffect(() => () => queue.close(), [queue]);
  const uploads = useUploads(queue);
  return {
    draft,
    /** Files that would be lost with the screen. */
    fileCount: uploads.filter(({ state }) => state.kind !== 'refused').length,
    keep: (values: ReleaseValues) => setDraft({ queue, values }),
    startAnew: () => setDraft(emptyDraft(requestId)),
  };
}
