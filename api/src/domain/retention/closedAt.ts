import { closedStatuses } from '@portal/contract/catalogues/statuses.ts';
import { closingsOf } from '../request/closingsOf.ts';
import type { RequestRoot } from '../request/root.ts';

/** When a request was last closed; null while it is open, and where its history does not say. */
export function closedAt(root: Pick<RequestRoot, 'status' | 'history' | 'submittedAt'>): string | null {
  if (!closedStatuses.includes(root.status)) return null;
  return closingsOf(root).at(-1)?.at ?? null;
}
