import type { FileView, RequestView, UpdateView } from '@portal/contract/requests/schemas/requestView.ts';

export interface SentUpdate {
  readonly update: UpdateView;
  /** Without reason and time of the update, which stand above them. */
  readonly files: readonly FileView[];
}

/** The updates of a request, newest first, each with its files. */
export function sentUpdatesOf({
  updates,
  uploadedFiles,
  loaFiles,
}: Pick<RequestView, 'updates' | 'uploadedFiles' | 'loaFiles'>): SentUpdate[] {
  return updates
    .toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt))
    .map((update) => ({
      update,
      files: [...loaFiles, ...uploadedFiles]
        .filter(({ updateId }) => updateId === update.updateId)
        .map((file) => ({ ...file, updateReason: null })),
    }));
}
