import type { StaffFileView, StaffRequestView } from '@portal/contract/schemas/staffRequestView.ts';

type Update = StaffRequestView['updateRequests'][number];

/** The updates of a request, newest first, each with the files that came with it. */
export function updateGroups({
  updateRequests,
  uploadedFiles,
}: Pick<StaffRequestView, 'updateRequests' | 'uploadedFiles'>): { update: Update; files: StaffFileView[] }[] {
  return updateRequests
    .toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt))
    .map((update) => ({
      update,
      files: uploadedFiles.filter(({ uploadedForUpdate }) => uploadedForUpdate === update.updateId),
    }));
}
