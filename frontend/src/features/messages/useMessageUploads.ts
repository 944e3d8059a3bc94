import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import { updateUploads } from '@portal/contract/files/rules/updateUploads.ts';
import type { UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { MAX_MESSAGE_FILES, TOO_MANY_FILES } from '@portal/contract/messages/schemas.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallAccess } from '../requests/api/withRequestAccess.ts';
import { type Upload, uploadedFilesOf } from '../uploads/upload.ts';
import { refusedFilesOf, refuseUploads } from '../uploads/refusedFiles.ts';
import { createUploadQueue, type UploadQueue } from '../uploads/uploadQueue.ts';
import { uploadProblems } from '../uploads/uploadProblems.ts';
import { clientUploadTexts, staffUploadTexts } from '../uploads/uploadTexts.ts';
import { useUploads } from '../uploads/useUploads.ts';
import type { RefusedFile, UploadedFile } from '../uploads/uploadedFile.ts';

/** The upload group of the files of a message. */
export const MESSAGE_FILES = 'messageFiles';

export interface MessageUploads {
  readonly queue: UploadQueue;
  readonly rules: UploadRules;
  /** Without the refused ones. */
  readonly selected: readonly Upload[];
  readonly hasFiles: boolean;
  /** Whether the area to add files is shown. */
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Why the files cannot be sent; null before an attempt. */
  readonly error: string | null;
  /** The uploaded files; null if they cannot be sent, which `error` then explains. */
  readonly take: () => readonly UploadedFile[] | null;
  /** Marks the files that the server refuses. `errors`: its messages by path. */
  readonly refuse: (errors: Readonly<Record<string, string>>) => void;
  /** Starts the next message. */
  readonly reset: () => void;
}

/** Uploads the files of a message: of staff for the request, of the client's side for an update of it. */
export function useMessageUploads(
  access: CallAccess,
  isStaff: boolean,
  uploaded: readonly UploadedFile[],
): MessageUploads {
  const { t } = useTranslation();
  const requestId = access.request._id;
  const rules = isStaff ? staffUploads : updateUploads;
  const newQueue = (files: readonly UploadedFile[], refused: readonly RefusedFile[] = []) => {
    const sessionKey = isStaff ? requestId : updateKeyOf(requestId, crypto.randomUUID());
    const texts = isStaff ? staffUploadTexts : clientUploadTexts;
    return {
      sessionKey,
      queue: createUploadQueue({ sessionKey, rules, texts, uploaded: { [MESSAGE_FILES]: files }, refused }),
    };
  };
  const [{ sessionKey, queue }, setQueue] = useState(() => newQueue(uploaded));
  useEffect(() => () => queue.close(), [queue]);
  const requestAccess = access.pair === null ? undefined : access.request.requestAccess;
  const setTarget = useEffectEvent(() =>
    queue.setTarget({ sessionKey, ...(requestAccess !== undefined && { requestAccess }) }),
  );
  useEffect(() => setTarget(), [queue, requestAccess]);
  const uploads = useUploads(queue);
  const selected = uploads.filter(({ state }) => state.kind !== 'refused');
  const [hasTried, setTried] = useState(false);
  const [isOpen, setOpen] = useState(uploads.length > 0);
  const [problem] =
    selected.length > MAX_MESSAGE_FILES
      ? [{ message: TOO_MANY_FILES }]
      : uploadProblems(uploads, [MESSAGE_FILES]);
  return {
    queue,
    rules,
    selected,
    hasFiles: uploads.length > 0,
    isOpen,
    open: () => setOpen(true),
    error: hasTried && problem ? t(problem.message) : null,
    take: () => {
      setTried(problem !== undefined);
      return problem ? null : uploadedFilesOf(uploads, MESSAGE_FILES);
    },
    refuse: (errors) => refuseUploads(queue, MESSAGE_FILES, 'uploadedFiles', errors),
    reset: () => {
      const refused = refusedFilesOf(uploads);
      setTried(false);
      setOpen(refused.length > 0);
      setQueue(newQueue([], refused));
    },
  };
}
