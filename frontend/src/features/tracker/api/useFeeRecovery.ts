import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ClientViewAccess, queryKeyOf } from '../../requests/api/withRequestAccess.ts';

/** Time between two requests after paying. After SLOW_AFTER_MS the longer interval applies. */
const POLL_MS = 2_000;
const SLOW_POLL_MS = 15_000;
const SLOW_AFTER_MS = 60_000;

export interface FeeRecovery {
  /** True from the second payment until the request shows its outcome. */
  settling: boolean;
  /** Call this when the provider or the server reports the payment. */
  markPaid: () => void;
}

/** Polls the request after the fee was paid again, until the request shows the outcome. */
export function useFeeRecovery(access: ClientViewAccess): FeeRecovery {
  const { request } = access;
  const queryClient = useQueryClient();
  const [paid, setPaid] = useState<{ at: number; seen: string } | null>(null);
  // Any newer version of the request shows the outcome: the second payment may fail, too.
  const settling = request.payment.state === 'failed' && paid?.seen === request.updatedAt;
  const paidAt = paid?.at ?? 0;

  const refetch = useEffectEvent(() =>
    queryClient.refetchQueries({ queryKey: queryKeyOf(access), exact: true }, { cancelRefetch: false }),
  );
  useEffect(() => {
    if (!settling) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const scheduleRefetch = () => {
      if (stopped) return;
      const pauseMs = Date.now() - paidAt < SLOW_AFTER_MS ? POLL_MS : SLOW_POLL_MS;
      timer = setTimeout(() => void refetch().finally(scheduleRefetch), pauseMs);
    };
    void refetch().finally(scheduleRefetch);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [settling, paidAt]);

  return { settling, markPaid: () => setPaid({ at: Date.now(), seen: request.updatedAt }) };
}
