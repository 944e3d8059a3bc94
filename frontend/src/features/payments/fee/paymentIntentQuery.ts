import type { Language } from '@portal/contract/languages/languages.ts';
import type { RecordsRequestInput } from '@portal/contract/schemas/recordsRequest.ts';
import { queryOptions } from '@tanstack/react-query';
import { requestIntent } from '../api/requestIntent.ts';

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
    queryFn: ({ signal }) => requestIntent({ draftId, request: requestOf(), language }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
}
