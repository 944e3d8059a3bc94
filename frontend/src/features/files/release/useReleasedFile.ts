import type { BodyInputOf, DataOf } from '@portal/contract/endpoint.ts';
import { changeFileTerms, refundFile, withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';

interface Callbacks {
  onSuccess: (file: DataOf<typeof withdrawFile>) => void;
  onError: (error: Error) => void;
}

/** Puts a released file on other terms. The request is loaded again in either case, since it may have changed under the reader. */
export function useChangeTerms(requestId: string, callbacks: Callbacks) {
  const onSettled = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changeFileTerms>) => call(changeFileTerms, { body }),
    ...callbacks,
    onSettled,
  });
}

/** Takes a released file back from the client. */
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
