import { type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import * as z from 'zod/mini';
import { type Upload, uploadedFilesOf } from './upload.ts';
import type { UploadQueue } from './uploadQueue.ts';

/** A file that was not accepted, with the reason. It stays in its list until the person removes it. `size` in bytes. */
export const refusedFile = z.object({
  group: z.string(),
  name: z.string(),
  size: z.number(),
  text: z.object({
    template: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
});

export interface RefusedFile {
  readonly group: string;
  readonly name: string;
  readonly size: number;
  readonly text: LocalizableText;
}

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
