import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

/**
 * When a request got its current closed status; null if it is open or its history does not show it. A completed request
 * that is canceled later counts from the cancellation. Notes on a closed request do not change the time.
 */
export function closedAt({ status, history }: Pick<RequestDocument, 'status' | 'history'>): string | null {
  if (!closedStatuses.includes(status)) return null;
  const statusChanges = history.filter((entry, index) => entry.status !== history[index - 1]?.status);
  return statusChanges.findLast((change) => closedStatuses.includes(change.status))?.at ?? null;
}
