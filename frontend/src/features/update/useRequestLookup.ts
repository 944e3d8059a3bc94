import { askedItems } from '@portal/contract/submissions/askedItems.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type LookupPair, lookupPairOf } from '../requests/lookup/lookupInput.ts';
import { clientRequestQuery, type UpdatableRequest } from './clientRequestQuery.ts';
import { partsForMissingItems, updateForMissingItems } from './rules/updateForMissingItems.ts';
import { type Prefill, prefilled, prefilledFields } from './rules/prefilled.ts';
import type { UpdateFormState } from './useUpdateForm.ts';

const EMPTY_PAIR: LookupPair = { orderId: '', code: '' };

/** Looks up the request when Order ID and code are complete, or the request of the client, fills in stored values, and starts the uploads. */
export function useRequestLookup({ form, setTarget, requestId }: UpdateFormState) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [orderId, code] = useWatch({ control: form.control, name: ['orderId', 'verificationCode'] });
  const enteredPair = lookupPairOf({ orderId, code });
  const [pair, setPair] = useState(enteredPair);
  const isCurrent =
    requestId !== undefined ||
    (pair !== null && pair.orderId === enteredPair?.orderId && pair.code === enteredPair.code);
  const reference = requestId === undefined ? pair : { requestId };
  const query = useQuery({ ...clientRequestQuery(reference ?? EMPTY_PAIR), enabled: reference !== null });
  const result = isCurrent ? (query.data ?? null) : null;

  const filledIn = useRef<Prefill | null>(null);
  const applyRequest = useEffectEvent((request: UpdatableRequest) => {
    setTarget(request);
    const next = prefilled(form.getValues(), filledIn.current, request.request);
    filledIn.current = request.request;
    for (const field of prefilledFields) form.setValue(field, next[field], { shouldDirty: true });
    const { missingInformation } = request.request;
    // A selected reason stays.
    if (missingInformation === undefined || form.getValues('updateReason') !== '') return;
    const { updateReason, isLoa } = updateForMissingItems(missingInformation);
    form.setValue('updateReason', updateReason, { shouldDirty: true });
    form.setValue('isLoa', isLoa, { shouldDirty: true });
    const { missing } = missingInformation;
    if (partsForMissingItems({ missing }).details || form.getValues('updateDetails') !== '') return;
    const names = askedItems(missingInformation).map(({ name }) => t(name));
    form.setValue('updateDetails', names.join('; '), { shouldDirty: true });
  });
  useEffect(() => {
    if (result) applyRequest(result);
  }, [result]);

  return {
    result,
    isLookingUp: isCurrent && query.isFetching,
    problem: isCurrent && !query.isFetching ? query.error : null,
    /** Looks up the entered values, once per pair. Called on blur. */
    lookUpOnce: () => setPair(enteredPair),
    canLookUp: enteredPair !== null,
    /** Looks up the entered values even if they were looked up before. Throws ApiError. */
    lookUp: async (): Promise<UpdatableRequest> => {
      if (requestId !== undefined)
        return queryClient.fetchQuery({ ...clientRequestQuery({ requestId }), staleTime: 0 });
      const { orderId: enteredOrderId, verificationCode } = form.getValues();
      const next = lookupPairOf({ orderId: enteredOrderId, code: verificationCode });
      setPair(next);
      const lookup = next ?? { orderId: enteredOrderId.trim(), code: verificationCode };
      return queryClient.fetchQuery({ ...clientRequestQuery(lookup), staleTime: 0 });
    },
  };
}

export type RequestLookup = ReturnType<typeof useRequestLookup>;
