import { closedStatuses } from '@portal/contract/configuration/catalogues/statuses.ts';
import type { RequestRoot } from '../requests/root.ts';

/**
 * When a request came to the closed status that it has; null while it is open, and where its history does not say. One
 * that was completed and is cancelled later counts from the cancellation; notes added to a closed one move nothing.
 */
export function closedAt({ status, history }: Pick<RequestRoot, 'status' | 'history'>): string | null {
  if (!closedStatuses.includes(status)) return null;
  const moves = history.filter((entry, index) => entry.status !== history[index - 1]?.status);
  return moves.findLast((move) => closedStatuses.includes(move.status))?.at ?? null;
}
