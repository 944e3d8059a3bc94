import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';

type Update = StaffRequestView['updateRequests'][number];

/** The updates of a request, newest first, each with the files that came with it. */
export function updateGroups({
  updateRequests,
  loaFiles,
  uploadedFiles,
}: Pick<StaffRequestView, 'updateRequests' | 'loaFiles' | 'uploadedFiles'>): {
  update: Update;
  files: StaffFileView[];
}[] {
  return updateRequests
    .toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt))
    .map((update) => ({
      update,
      files: [...loaFiles, ...uploadedFiles].filter(({ updateId }) => updateId === update.updateId),
    }));
}
