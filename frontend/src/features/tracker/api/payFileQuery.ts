import { createPaymentIntent } from '@portal/contract/endpoints/payments.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { type CallAccess, withRequestAccess } from './withRequestAccess.ts';

/** The PaymentIntent with which the charge of a file is paid. Asked for each time: only the server knows how it stands. */
export function payFileQuery(queryClient: QueryClient, access: CallAccess, fileId: string) {
  const body = { type: 'file', requestId: access.request._id, fileId } as const;
  return queryOptions({
    queryKey: ['pay-file', fileId],
    queryFn: ({ signal }) =>
      withRequestAccess(queryClient, access, (requestAccess) =>
        call(createPaymentIntent, { body, requestAccess, signal }),
      ),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnMount: 'always',
  });
}
