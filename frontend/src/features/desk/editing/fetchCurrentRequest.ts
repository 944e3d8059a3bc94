import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { QueryClient } from '@tanstack/react-query';
import { i18next } from '../../../lib/language/i18n.ts';
import { requestDetailsQuery } from '../../requests/api/requestDetailsQuery.ts';

/** Fetches the stored request, bypassing the cache. Throws ApiError. */
export async function fetchCurrentRequest(
  queryClient: QueryClient,
  requestId: string,
): Promise<StaffRequestView> {
  const request = await queryClient.fetchQuery({ ...requestDetailsQuery(requestId), staleTime: 0 });
  if (request.view !== 'staff') throw new Error(i18next.t('Failed to fetch request details'));
  return request;
}
