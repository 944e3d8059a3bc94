import type { BodyInputOf, DataOf } from '@portal/contract/endpoint.ts';
import { changeFileTerms, refundFile, withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';

interface Callbacks {
  onSuccess: (file: DataOf<typeof withdrawFile>) => void;
  onError?: (error: Error) => void;
}

/** Changes the terms of a released file. Reloads the request also after errors, because it may have changed. */
export function useChangeTerms(requestId: string, callbacks: Callbacks) {
  const onSettled = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changeFileTerms>) => call(changeFileTerms, { body }),
    ...callbacks,
    onSettled,
  });
}

/** Withdraws a released file. */
export function useWithdrawFile(requestId: string, callbacks: Callbacks) {
  const onSettled = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof withdrawFile>) => call(withdrawFile, { body }),
    ...callbacks,
    onSettled,
  });
}

/** Refunds the payment of a withdrawn file. */
export function useRefundFile(requestId: string, callbacks: Callbacks) {
  const onSettled = useRefresh(requestId);
  return useMutation({
    mutationFn: (fileId: string) => call(refundFile, { body: { requestId, fileId } }),
    ...callbacks,
    onSettled,
  });
}
