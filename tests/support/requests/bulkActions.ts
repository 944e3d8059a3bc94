import { randomUUID } from 'node:crypto';
import {
  getBulkAction,
  retryBulkAction,
  startBulkAction,
} from '@portal/contract/requests/endpoints/bulkActions.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { callApi, dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { eventually } from '../portal/eventually.ts';
import { documentsOf } from '../portal/stores.ts';

type Portal = Parameters<typeof documentsOf>[0] & { readonly api: string };

/** A person's calls about bulk actions. */
export function bulkCalls(portal: Portal, person: Person) {
  const headers = () => ({ ...authHeaders(person), ...randomIpHeader() });
  const tryStart = (change: object, selection: object, key: string = randomUUID()) =>
    callApi(portal.api, startBulkAction, { headers: headers(), body: { key, change, selection } });
  const get = (key: string) => dataOf(portal.api, getBulkAction, { headers: headers(), query: { key } });
  return {
    tryStart,
    get,
    tryGet: (key: string) => callApi(portal.api, getBulkAction, { headers: headers(), query: { key } }),
    start: (change: object, selection: object, key: string = randomUUID()) =>
      dataOf(portal.api, startBulkAction, {
        headers: headers(),
        body: { key, change, selection } as never,
      }),
    retry: (key: string) => dataOf(portal.api, retryBulkAction, { headers: headers(), body: { key } }),
    /** Waits until it has ended, and returns its results. */
    end: (key: string, timeoutMs = 60_000) =>
      eventually(
        'the end of the bulk action',
        async () => {
          const progress = await get(key);
          return progress.state === 'running' ? null : progress;
        },
        timeoutMs,
      ),
  };
}

/** The selection of requests without the values that were seen. */
export const selectionOf = (requests: readonly { readonly requestId: string }[]) => ({
  kind: 'rows',
  rows: requests.map(({ requestId }) => ({ requestId })),
});

/** The number of events of a kind in each request. */
export function countEvents(
  portal: Portal,
  requests: readonly { readonly requestId: string }[],
  kind: string,
): Promise<number[]> {
  return Promise.all(
    requests.map(async ({ requestId }) => {
      const events = await documentsOf(portal, requestId, 'event');
      return events.filter((event) => event['kind'] === kind).length;
    }),
  );
}
