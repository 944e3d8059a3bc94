import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dashboardAnalyticsQuery } from './api/dashboardAnalyticsQuery.ts';

/** Fixed by the specification. */
const SHOWN_MS = 5000;

const MAX_ORDER_ID_LENGTH = 100;

/**
 * The submitted request named in the address. Reloads the list and the figures. After five seconds, or when closed, its
 * parameters are removed from the address.
 */
export function useSubmittedBanner(): { orderId: string; close: () => void } {
  const queryClient = useQueryClient();
  const [params, setParams] = useSearchParams();
  const close = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('success');
        next.delete('orderId');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const closeAfterDelay = useEffectEvent(close);
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ['requestList'] });
    void queryClient.invalidateQueries({ queryKey: dashboardAnalyticsQuery.queryKey });
    const timer = setTimeout(() => closeAfterDelay(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [queryClient]);
  return { orderId: params.get('orderId')?.slice(0, MAX_ORDER_ID_LENGTH) ?? '', close };
}
