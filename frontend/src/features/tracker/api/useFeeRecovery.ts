import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ClientViewAccess, queryKeyOf } from '../../requests/api/withRequestAccess.ts';

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

/** After the fee was paid again: looks at the request until it shows the payment. */
export function useFeeRecovery(access: ClientViewAccess): FeeRecovery {
  const { request } = access;
  const queryClient = useQueryClient();
  const [paid, setPaid] = useState<{ at: number; seen: string } | null>(null);
  // Any later answer counts as the outcome: a second payment may fail as well.
  const settling = request.payment.state === 'failed' && paid?.seen === request.updatedAt;
  const paidAt = paid?.at ?? 0;

  const look = useEffectEvent(() =>
    queryClient.refetchQueries({ queryKey: queryKeyOf(access), exact: true }, { cancelRefetch: false }),
  );
  useEffect(() => {
    if (!settling) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const lookAgain = () => {
      if (stopped) return;
      const pauseMs = Date.now() - paidAt < SLOW_AFTER_MS ? SETTLING_MS : SLOW_SETTLING_MS;
      timer = setTimeout(() => void look().finally(lookAgain), pauseMs);
    };
    void look().finally(lookAgain);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [settling, paidAt]);

  return { settling, settle: () => setPaid({ at: Date.now(), seen: request.updatedAt }) };
}
