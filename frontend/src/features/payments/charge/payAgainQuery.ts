import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { requestIntent } from '../api/requestIntent.ts';
import { type AccessTo, withRequestAccess } from '../../requests/api/withRequestAccess.ts';

/** The PaymentIntent with which a failed processing fee is paid again. Asked for each time: only the server knows how it stands. */
export function payAgainQuery(queryClient: QueryClient, access: AccessTo) {
  const body = { type: 'pay_again', requestId: access.request._id } as const;
  return queryOptions({
    queryKey: ['pay-again', access.request._id],
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
