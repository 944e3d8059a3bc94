import '../../../lib/schemaMode.ts';
import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useStaffDraft } from '../../../lib/session/useStaffDraft.ts';
import { refusedFilesOf } from '../../uploads/refusedFiles.ts';
import type { RefusedFile, UploadedFile } from '../../uploads/uploadedFile.ts';
import { createUploadQueue, type UploadQueue } from '../../uploads/uploadQueue.ts';
import { staffUploadTexts } from '../../uploads/uploadTexts.ts';
import { useUploads } from '../../uploads/useUploads.ts';
import { DEFAULT_RELEASE, type ReleaseValues } from './rules/releaseValues.ts';

/** Files selected for a request but not released yet, with the entered terms. */
export interface ReleaseDraft {
  readonly queue: UploadQueue;
  readonly values: ReleaseValues;
}

/** The upload group of files to release. */
export const RELEASED = 'releasedFiles';

interface Content {
  uploaded?: readonly UploadedFile[];
  refused?: readonly RefusedFile[];
}

function newDraft(requestId: string, { uploaded = [], refused = [] }: Content): ReleaseDraft {
  const queue = createUploadQueue({
    sessionKey: requestId,
    rules: staffUploads,
    texts: staffUploadTexts,
    uploaded: { [RELEASED]: uploaded },
    refused,
  });
  return { queue, values: DEFAULT_RELEASE };
}

const terms = {
  comment: z.string(),
  requiresPayment: z.boolean(),
  chargeAmount: z.string(),
  embargoEnabled: z.boolean(),
  embargoDays: z.string(),
};

/** What was entered in the upload dialog, and the names of the files. `terms`: null if a file has no own ones. */
const stored = z.object({
  ...terms,
  earlyReleaseReason: z._default(z.string(), ''),
  files: z.array(z.object({ name: z.string(), terms: z.nullable(z.object(terms)) })),
});

export const useUploadDraft = (requestId: string) => useStaffDraft('upload', requestId, stored);

/**
 * Keeps the draft while the dialog is closed. Uploads continue in the background and end with the screen. `packet`: a
 * document that was assembled and is in the draft from the start.
 */
export function useReleaseDraft(requestId: string, packet: UploadedFile | null) {
  const entered = useUploadDraft(requestId);
  const [draft, setDraft] = useState(() => newDraft(requestId, { uploaded: packet ? [packet] : [] }));
  const { queue } = draft;
  useEffect(() => () => queue.close(), [queue]);
  const uploads = useUploads(queue);
  return {
    draft,
    /** Number of files that would be lost when leaving the screen. */
    fileCount: uploads.filter(({ state }) => state.kind !== 'refused').length,
    saveValues: (values: ReleaseValues) => {
      // `Fulfill` released the files with what was entered here.
      if (values === DEFAULT_RELEASE) entered.clear();
      setDraft({ queue, values });
    },
    reset: () => {
      entered.clear();
      setDraft(newDraft(requestId, { refused: refusedFilesOf(uploads) }));
    },
  };
}
