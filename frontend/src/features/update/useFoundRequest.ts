import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type LookupPair, lookupPairOf } from '../requests/lookup/typedLookup.ts';
import { clientRequestQuery, type FoundRequest } from './clientRequestQuery.ts';
import { answerTo } from './rules/answerTo.ts';
import { type Prefill, prefilled, prefilledFields } from './rules/prefilled.ts';
import type { UpdateForm } from './useUpdateForm.ts';

const NOBODY: LookupPair = { orderId: '', code: '' };

/** Looks the request up once order id and code are complete and left, fills in what is on file, and lets the files go. */
export function useFoundRequest({ form, setTarget }: UpdateForm) {
  const queryClient = useQueryClient();
  const [orderId, code] = useWatch({ control: form.control, name: ['orderId', 'verificationCode'] });
  const typed = lookupPairOf({ orderId, code });
  const [settled, setSettled] = useState(typed);
  const isCurrent = settled !== null && settled.orderId === typed?.orderId && settled.code === typed.code;
  const query = useQuery({ ...clientRequestQuery(settled ?? NOBODY), enabled: settled !== null });
  const found = isCurrent ? (query.data ?? null) : null;

  const filledIn = useRef<Prefill | null>(null);
  const take = useEffectEvent((request: FoundRequest) => {
    setTarget(request);
    const next = prefilled(form.getValues(), filledIn.current, request.request);
    filledIn.current = request.request;
    for (const field of prefilledFields) form.setValue(field, next[field], { shouldDirty: true });
    const { missingInformation } = request.request;
    // What somebody has chosen stays.
    if (missingInformation === undefined || form.getValues('updateReason') !== '') return;
    const answer = answerTo(missingInformation);
    form.setValue('updateReason', answer.updateReason, { shouldDirty: true });
    form.setValue('isLoa', answer.isLoa, { shouldDirty: true });
  });
  useEffect(() => {
    if (found) take(found);
  }, [found]);

  return {
    found,
    isLooking: isCurrent && query.isFetching,
    problem: isCurrent && !query.isFetching ? query.error : null,
    /** Somebody left the fields: what stands in them is looked up, once. */
    settle: () => setSettled(typed),
    canLookUp: typed !== null,
    /** Looks up what stands in the fields, also when that was tried before. Throws ApiError. */
    lookUp: async (): Promise<FoundRequest> => {
      const { orderId: typedOrderId, verificationCode } = form.getValues();
      const pair = lookupPairOf({ orderId: typedOrderId, code: verificationCode });
      setSettled(pair);
      const asked = pair ?? { orderId: typedOrderId.trim(), code: verificationCode };
      return queryClient.fetchQuery({ ...clientRequestQuery(asked), staleTime: 0 });
    },
  };
}

export type FoundRequestState = ReturnType<typeof useFoundRequest>;
