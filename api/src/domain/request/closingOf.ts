import { closedStatuses } from '@portal/contract/catalogues/statuses.ts';
import type { RequestRoot } from './root.ts';

const MINUTE_MS = 60_000;

/** When a closed request was closed, and how many minutes after its submission; null for an open one. Notes added later do not close it again. */
export function closingOf({
  status,
  history,
  submittedAt,
}: Pick<RequestRoot, 'status' | 'history' | 'submittedAt'>): { at: string; minutes: number } | null {
  const isClosed = (key: string) => closedStatuses.includes(key);
  if (!isClosed(status)) return null;
  const lastOpen = history.findLastIndex((entry) => !isClosed(entry.status));
  const at = history[lastOpen + 1]?.at;
  if (!at) return null;
  return { at, minutes: Math.max(0, Math.round((Date.parse(at) - Date.parse(submittedAt)) / MINUTE_MS)) };
}
