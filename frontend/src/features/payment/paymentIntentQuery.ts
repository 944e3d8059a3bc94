import { createPaymentIntent } from '@portal/contract/endpoints/payments.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import type { RecordsRequestInput } from '@portal/contract/schemas/recordsRequest.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/**
 * The PaymentIntent of a draft. Asking stores the draft first, so it is asked again whenever the payment step opens:
 * the request may have been edited, and only the server knows whether it has been paid for. `language`: of the mails.
 */
export function paymentIntentQuery(
  draftId: string,
  requestOf: () => RecordsRequestInput,
  language: Language,
) {
  return queryOptions({
    queryKey: ['payment-intent', draftId],
    queryFn: async ({ signal }) => {
      const intent = await call(createPaymentIntent, {
        body: { draftId, request: requestOf(), language },
        signal,
      });
      if (!intent.clientSecret) throw new Error('No client secret received from payment intent creation');
      return intent;
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
}
