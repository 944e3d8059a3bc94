import { localizable } from '@portal/contract/fields/localizableText.ts';
import { type Upload, uploadedFilesOf } from './upload.ts';
import type { RefusedFile } from './uploadedFile.ts';
import type { UploadQueue } from './uploadQueue.ts';

export function refusedFilesOf(uploads: readonly Upload[]): RefusedFile[] {
  return uploads.flatMap(({ group, name, size, state }) =>
    state.kind === 'refused' ? [{ group, name, size, text: state.text }] : [],
  );
}

/**
 * Marks the uploaded files of a group that the server refuses. `errors`: the server's messages by path, of which
 * `<field>.<number>` is about the file with this number. A message that names another file marks none.
 */
export function refuseUploads(
  queue: UploadQueue,
  group: string,
  field: string,
  errors: Readonly<Record<string, string>>,
): void {
  uploadedFilesOf(queue.uploads(), group).forEach(({ fileId, name }, index) => {
    const message = errors[`${field}.${index}`];
    if (message?.includes(name)) queue.refuse(fileId, localizable(message));
  });
}

/** Calls back when a file of the queue is refused, or a refused one is removed. Returns how to stop. */
export function subscribeToRefused(queue: UploadQueue, onChange: () => void): () => void {
  const current = () => JSON.stringify(refusedFilesOf(queue.uploads()));
  let known = current();
  return queue.subscribe(() => {
    if (current() === known) return;
    known = current();
    onChange();
  });
}
