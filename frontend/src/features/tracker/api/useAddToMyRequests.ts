import { addToMyRequests } from '@portal/contract/endpoints/requests.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { requestStatusQuery } from '../../requests/api/requestStatusQuery.ts';
import { type HeldAccess, withRequestAccess } from '../../requests/api/withRequestAccess.ts';

/** Puts a request that was looked up into the list of the client signed in. */
export function useAddToMyRequests(access: HeldAccess) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      withRequestAccess(queryClient, access, (requestAccess) =>
        call(addToMyRequests, { body: { requestId: access.request._id }, requestAccess }),
      ),
    onSuccess: () => {
      queryClient.setQueryData(
        requestStatusQuery(access.pair).queryKey,
        (seen) => seen && { ...seen, isMine: true },
      );
      void queryClient.invalidateQueries({ queryKey: ['requestList'] });
      toasts.show({ type: 'success', message: t('Added to your requests') });
    },
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });
}
