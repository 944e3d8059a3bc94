import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { QueryClient } from '@tanstack/react-query';
import { i18next } from '../../../../lib/language/i18n.ts';
import { requestDetailsQuery } from '../../../requests/api/requestDetailsQuery.ts';

/** The request as it is on record now. Throws ApiError. */
export async function currentRequest(queryClient: QueryClient, requestId: string): Promise<StaffRequestView> {
  const found = await queryClient.fetchQuery({ ...requestDetailsQuery(requestId), staleTime: 0 });
  if (found.view !== 'staff') throw new Error(i18next.t('Failed to fetch request details'));
  return found;
}
