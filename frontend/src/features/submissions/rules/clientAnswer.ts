import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';

type Facts = Pick<StaffRequestView, 'review' | 'updateRequests' | 'loaFiles' | 'uploadedFiles'>;

/** The update with which the client answered what the review asked for, and its files. Null without an answer. */
export function clientAnswer({ review, updateRequests, loaFiles, uploadedFiles }: Facts): {
  update: StaffRequestView['updateRequests'][number];
  files: StaffFileView[];
} | null {
  const answeredAt = review?.answeredAt;
  if (!answeredAt) return null;
  const update = updateRequests.findLast(({ submittedAt }) => submittedAt <= answeredAt);
  if (!update) return null;
  const files = [...loaFiles, ...uploadedFiles].filter(
    ({ updateId, deletedAt }) => updateId === update.updateId && !deletedAt,
  );
  return { update, files };
}
