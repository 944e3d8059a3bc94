import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { getLiveList } from '@portal/contract/requests/live/endpoints.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session/session.ts';
import { requestDetailsQuery } from '../requests/api/requestDetailsQuery.ts';
import { readRecents } from '../requests/recents/recentRequests.ts';
import { viewerOf } from '../requests/recents/viewerOf.ts';

const MAX_SHOWN = 5;

/** A request that the person opened on this device. */
interface OpenedRequest {
  readonly requestId: string;
  readonly orderId: string;
  readonly patientName: string;
  /** YYYY-MM-DD; only for staff. */
  readonly patientDob?: string;
  readonly facilityName: string;
  readonly status: string;
}

/**
 * The requests that the person opened last and can open without a code. Only their IDs are stored. Staff get their rows of
 * the list, because reading the details would record a view of each.
 */
export function useRecentlyOpened(): readonly OpenedRequest[] {
  const session = useSession();
  const isStaff = session !== null && isStaffRole(session.role);
  const [ids] = useState(() =>
    readRecents(viewerOf(session), MAX_SHOWN)
      .shown.filter(({ byCode }) => !byCode)
      .map(({ requestId }) => requestId),
  );
  const rows = useQuery({
    queryKey: ['recentlyOpened', ids],
    queryFn: ({ signal }) => call(getLiveList, { query: { ids: ids.join(','), seen: 0 }, signal }),
    enabled: isStaff && ids.length > 0,
    retry: false,
  });
  const details = useQueries({
    queries: ids.map((requestId) => ({
      ...requestDetailsQuery(requestId),
      enabled: !isStaff,
      refetchInterval: false as const,
      retry: false,
    })),
  });
  const known = isStaff
    ? (rows.data?.update?.rows ?? [])
    : details.flatMap(({ data, error }) => (data && !error ? [data] : []));
  return ids.flatMap((requestId) => {
    const request = known.find(({ _id }) => _id === requestId);
    if (!request) return [];
    const { orderId, patientName, facilityName, status } = request;
    const patientDob = 'patientDob' in request ? request.patientDob : '';
    return [{ requestId, orderId, patientName, patientDob, facilityName, status }];
  });
}
