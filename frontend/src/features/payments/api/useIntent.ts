import type { DataOf } from '@portal/contract/endpoint.ts';
import type { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsSlow } from '../form/useIsSlow.ts';

export type Intent = DataOf<typeof createPaymentIntent>;

export interface IntentQuery {
  intent: Intent | undefined;
  error: Error | null;
  asking: boolean;
  /** The server has been asked for ten seconds. */
  late: boolean;
  reload: () => void;
}

/** Asks the server for the PaymentIntent of a fee: how it stands, and with what to pay it. */
export function useIntent<Key extends QueryKey>(
  query: UseQueryOptions<Intent, Error, Intent, Key>,
): IntentQuery {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(query);
  const [attempt, setAttempt] = useState(0);
  const late = useIsSlow(isFetching, attempt);
  const reload = () => {
    setAttempt((before) => before + 1);
    // A first answer that is still under way would otherwise be waited for.
    void queryClient.cancelQueries({ queryKey: query.queryKey }).then(() => refetch());
  };
  return { intent: data, error, asking: isFetching, late, reload };
}
