import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { hasPendingScan } from '../filesOfRequest.ts';

/** Polling intervals while a file is scanned. After 30 responses the scan counts as slow. */
const SCANNING_MS = 4_000;
const SLOW_SCANNING_MS = 30_000;
const SLOW_AFTER_ANSWERS = 30;

interface QueryFacts {
  readonly state: {
    readonly status: string;
    readonly data: Pick<RequestView, 'loaFiles' | 'uploadedFiles'> | undefined;
    readonly dataUpdateCount: number;
  };
}

/** Refetch interval in milliseconds while a malware scan is pending; false otherwise. */
export function scanRefetchInterval({ state }: QueryFacts): number | false {
  if (state.status !== 'success' || !state.data || !hasPendingScan(state.data)) return false;
  return state.dataUpdateCount < SLOW_AFTER_ANSWERS ? SCANNING_MS : SLOW_SCANNING_MS;
}
