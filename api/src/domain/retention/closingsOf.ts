import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

const MINUTE_MS = 60_000;

/** Every closing of a request: its time, its status, and the minutes since submission. Notes on a closed request are not a closing. */
export function closingsOf({
  history,
  submittedAt,
}: Pick<RequestDocument, 'history' | 'submittedAt'>): { at: string; status: string; minutes: number }[] {
  const isClosed = (status: string | undefined) => status !== undefined && closedStatuses.includes(status);
  return history
    .filter(({ status }, index) => isClosed(status) && !isClosed(history[index - 1]?.status))
    .map(({ at, status }) => ({
      at,
      status,
      minutes: Math.max(0, Math.round((Date.parse(at) - Date.parse(submittedAt)) / MINUTE_MS)),
    }));
}
