import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallAccess, withRequestAccess } from '../../requests/api/withRequestAccess.ts';
import { requestIntent } from './requestIntent.ts';

/** The PaymentIntent of something due on a request. Always reloaded, because only the server knows its status and amount. */
export function chargeIntentQuery(
  queryClient: QueryClient,
  access: CallAccess,
  body: Parameters<typeof requestIntent>[0],
) {
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
