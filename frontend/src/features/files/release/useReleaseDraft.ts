import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import { useEffect, useState } from 'react';
import { createUploadQueue, type UploadQueue } from '../../uploads/uploadQueue.ts';
import { staffUploadTexts } from '../../uploads/uploadTexts.ts';
import { useUploads } from '../../uploads/useUploads.ts';
import { DEFAULT_RELEASE, type ReleaseValues } from './rules/releaseValues.ts';

/** Files selected for a request but not released yet, with the entered terms. */
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

/** Keeps the draft while the dialog is closed. Uploads continue in the background and end with the screen. */
export function useReleaseDraft(requestId: string) {
  const [draft, setDraft] = useState(() => emptyDraft(requestId));
  const { queue } = draft;
  useEffect(() => () => queue.close(), [queue]);
  const uploads = useUploads(queue);
  return {
    draft,
    /** Number of files that would be lost when leaving the screen. */
    fileCount: uploads.filter(({ state }) => state.kind !== 'refused').length,
    saveValues: (values: ReleaseValues) => setDraft({ queue, values }),
    reset: () => setDraft(emptyDraft(requestId)),
  };
}
