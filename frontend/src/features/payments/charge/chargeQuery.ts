import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { requestIntent } from '../api/requestIntent.ts';
import type { Charge } from './charge.ts';
import { type CallAccess, withRequestAccess } from '../../requests/api/withRequestAccess.ts';

/** The PaymentIntent with which a file or an invoice is paid. Asked for each time: only the server knows how it stands. */
export function chargeQuery(queryClient: QueryClient, access: CallAccess, charge: Charge) {
  const requestId = access.request._id;
  const body =
    charge.kind === 'file'
      ? ({ type: 'file', requestId, fileId: charge.fileId } as const)
      : ({ type: 'invoice', requestId, invoiceId: charge.invoiceId } as const);
  return queryOptions({
    queryKey: ['pay-charge', body],
    queryFn: ({ signal }) =>
      withRequestAccess(queryClient, access, (requestAccess) =>
        requestIntent(body, { requestAccess, signal }),
      ),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnMount: 'always',
  });
}
