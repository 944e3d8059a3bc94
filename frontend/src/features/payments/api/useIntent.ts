import type { DataOf } from '@portal/contract/endpoint.ts';
import type { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsSlow } from '../form/useIsSlow.ts';

export type IntentView = DataOf<typeof createPaymentIntent>;

export interface IntentQuery {
  intent: IntentView | undefined;
  error: Error | null;
  isLoading: boolean;
  /** Loading has taken more than ten seconds. */
  isSlow: boolean;
  reload: () => void;
}

/** Loads the PaymentIntent of a fee or a charge from the server. */
export function useIntent<Key extends QueryKey>(
  query: UseQueryOptions<IntentView, Error, IntentView, Key>,
): IntentQuery {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(query);
  const [attempt, setAttempt] = useState(0);
  const isSlow = useIsSlow(isFetching, attempt);
  const reload = () => {
    setAttempt((before) => before + 1);
    // Without this, refetch would wait for the request that is still running.
    void queryClient.cancelQueries({ queryKey: query.queryKey }).then(() => refetch());
  };
  return { intent: data, error, isLoading: isFetching, isSlow, reload };
}
