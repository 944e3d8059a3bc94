import type { FileView, RequestView } from '@portal/contract/requests/schemas/requestView.ts';

/** Whether the client sent another update after a file, such as a clean copy of it. UTC instants sort as text. */
export function hasLaterUpdate(file: FileView, updates: RequestView['updates']): boolean {
  return updates.some(
    ({ updateId, submittedAt }) => updateId !== file.updateId && submittedAt > file.uploadedAt,
  );
}
