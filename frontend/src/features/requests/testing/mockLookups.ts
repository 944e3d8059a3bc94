import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { QueryOf } from '@portal/contract/endpoint.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import type { TrackedRequest } from '../api/requestStatusQuery.ts';

export const CODE = '7K3M9-QX2TB';

/** The tracker URL of the request that `aRequest` returns. */
export const trackerAddress = `/request-status?orderId=LAW-2026-001&verificationCode=${CODE}`;

type Reply = (query: QueryOf<typeof getRequestStatus>) => TrackedRequest | Promise<TrackedRequest>;

/** Mocks lookups with `reply` and built-in statuses. Returns the queries. */
export function mockLookups(reply: Reply): QueryOf<typeof getRequestStatus>[] {
  const lookups: QueryOf<typeof getRequestStatus>[] = [];
  server.use(
    mockOperation(getRequestStatus, ({ query }) => {
      lookups.push(query);
      return reply(query);
    }),
    mockOperation(listRequestStatuses, () =>
      builtInStatuses.map((status) => ({ ...status, _id: status.key })),
    ),
  );
  return lookups;
}
