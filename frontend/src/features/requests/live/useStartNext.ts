import { startNext } from '@portal/contract/requests/live/endpoints.ts';
import type { RequestListQuery } from '@portal/contract/requests/schemas/requestList.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { filtersOf } from './rules/filtersOf.ts';

interface Start {
  /** The query of the list. Its page, size and order do not matter. */
  readonly query: RequestListQuery;
  /** The request that the person has finished. */
  readonly finished?: string;
}

/** Claims the next request of a list. Says so if the person still has an earlier one, or if there is none; `onNone` runs then. */
export function useStartNext(onStarted: (requestId: string) => void, onNone?: () => void) {
  const { t } = useTranslation();
  const toasts = useToasts();
  return useMutation({
    mutationFn: ({ query, finished }: Start) =>
      call(startNext, { body: { ...filtersOf(query), ...(finished && { finished }) } }),
    onSuccess: ({ lease, isCurrent }) => {
      if (isCurrent) {
        toasts.show({
          type: 'info',
          message: t(
            'You are still working on this request. Choose “Done, next request” or “Skip” to start another one.',
          ),
        });
      }
      if (lease) return onStarted(lease.requestId);
      toasts.show({
        type: 'info',
        message: t(
          'No more requests in this list are available. Each one is assigned to someone else, someone is working on it, or you have just finished or skipped it.',
        ),
      });
      onNone?.();
    },
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });
}
