import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LookupPair } from '../lookup/typedLookup.ts';
import { requestStatusQuery, type TrackedRequest } from './requestStatusQuery.ts';

/** How soon to look again after paying, and from when on the payment counts as slow. */
const SETTLING_MS = 2_000;
const SLOW_SETTLING_MS = 15_000;
const SLOW_AFTER_MS = 60_000;

export interface FeeRecovery {
  /** The fee was paid again, and the request does not show it yet. */
  settling: boolean;
  /** To be called when the provider, or the server, says that it is paid. */
  settle: () => void;
}

/** After the fee was paid again: looks the request up until it shows the payment. */
export function useFeeRecovery(pair: LookupPair, request: TrackedRequest): FeeRecovery {
  const [paid, setPaid] = useState<{ at: number; seen: string } | null>(null);
  // Any later answer counts as the outcome: a second payment may fail as well.
  const settling = request.payment.state === 'failed' && paid?.seen === request.updatedAt;
  const { refetch } = useQuery({
    ...requestStatusQuery(pair),
    refetchInterval: () => {
      if (!settling) return false;
      return Date.now() - paid.at < SLOW_AFTER_MS ? SETTLING_MS : SLOW_SETTLING_MS;
    },
  });
  function settle() {
    setPaid({ at: Date.now(), seen: request.updatedAt });
    void refetch();
  }
  return { settling, settle };
}
