/** Whether a request can get a status: by its key, and false for deactivated and deleted ones. */
export type IsOffered = (key: string) => boolean;

export function offeredStatuses(
  statuses: readonly { readonly key: string; readonly isActive: boolean }[],
): IsOffered {
  return (key) => statuses.some((status) => status.key === key && status.isActive);
}
