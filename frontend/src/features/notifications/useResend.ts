import { resendNotice } from '@portal/contract/notifications/endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { call } from '../../lib/api.ts';
import { useNoticesRefresh } from './useNoticesRefresh.ts';

/** Emails the current status of a request to a recipient. After a failure, the same key is sent again, so that one email is sent. */
export function useResend(requestId: string, recipientId: string) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const refresh = useNoticesRefresh(requestId);
  const [key, setKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: () =>
      call(resendNotice, {
        body: { requestId, recipientId, key },
        fallback: 'Something went wrong on our side. Please try again.',
      }),
    onSuccess: ({ emailedTo: email }) => {
      setKey(crypto.randomUUID());
      toasts.show({
        type: 'success',
        message: t('The current status is on its way to {{email}}.', { email }),
      });
    },
    onSettled: refresh,
  });
}
