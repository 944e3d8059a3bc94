import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dashboardAnalyticsQuery } from './api/dashboardAnalyticsQuery.ts';

/** Fixed by the specification. */
const SHOWN_MS = 5000;

const MAX_ORDER_ID_LENGTH = 100;

/**
 * The news of a submitted request that the address brings: the list and the figures are loaded again, and after five
 * seconds, or when it is closed, the address is as it would be without the news.
 */
export function useSubmitted(): { orderId: string; close: () => void } {
  const queryClient = useQueryClient();
  const [params, setParams] = useSearchParams();
  const close = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('success');
        next.delete('orderId');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const end = useEffectEvent(close);
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ['requestList'] });
    void queryClient.invalidateQueries({ queryKey: dashboardAnalyticsQuery.queryKey });
    const timer = setTimeout(() => end(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [queryClient]);
  return { orderId: params.get('orderId')?.slice(0, MAX_ORDER_ID_LENGTH) ?? '', close };
}
