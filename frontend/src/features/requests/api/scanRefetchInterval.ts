import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { hasPendingScan } from '../filesOfRequest.ts';

/** Polling intervals while a file is scanned. After 30 responses the scan counts as slow. */
const POLL_MS = 4_000;
const SLOW_POLL_MS = 30_000;
const SLOW_AFTER_RESPONSES = 30;

interface RequestQuery {
  readonly state: {
    readonly status: string;
    readonly data: Pick<RequestView, 'loaFiles' | 'uploadedFiles'> | undefined;
    readonly dataUpdateCount: number;
  };
}

/** Refetch interval in milliseconds while a malware scan is pending; false otherwise. */
export function scanRefetchInterval({ state }: RequestQuery): number | false {
  if (state.status !== 'success' || !state.data || !hasPendingScan(state.data)) return false;
  return state.dataUpdateCount < SLOW_AFTER_RESPONSES ? POLL_MS : SLOW_POLL_MS;
}
