import type { DeadlineView } from '@portal/contract/deadlines/deadlineView.ts';

/** Whether the clock of a request is paused; `true` or undefined, as in the rows of lists. */
export function isPaused({ deadline }: { readonly deadline?: DeadlineView | undefined }): true | undefined {
  return deadline?.paused ? true : undefined;
}
