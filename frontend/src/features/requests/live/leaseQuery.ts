import { queryOptions, skipToken } from '@tanstack/react-query';

export type LeaseState =
  | { readonly kind: 'none' }
  | { readonly kind: 'mine'; readonly until: string }
  | { readonly kind: 'others'; readonly name: string; readonly until: string; readonly wasMine: boolean }
  /** It was this person's. */
  | { readonly kind: 'ended' };

/** The lease of an open request, as its work bar knows it. The bar writes it; nothing is fetched. */
export function leaseQuery(requestId: string) {
  return queryOptions<LeaseState>({ queryKey: ['lease', requestId], queryFn: skipToken });
}
