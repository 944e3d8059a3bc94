import { queryOptions, skipToken } from '@tanstack/react-query';
import type { LeaseState } from './useLease.ts';

/** The lease of an open request, as its work bar knows it. The bar writes it; nothing is fetched. */
export function leaseQuery(requestId: string) {
  return queryOptions<LeaseState>({ queryKey: ['lease', requestId], queryFn: skipToken });
}
