import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { changeFileTerms, refundFile } from '@portal/contract/files/endpoints/releases.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';

interface Callbacks {
  onSuccess: (file: StaffFileView) => void;
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

/** Refunds the payment of a withdrawn file. */
export function useRefundFile(requestId: string, callbacks: Callbacks) {
  const onSettled = useRefresh(requestId);
  return useMutation({
    mutationFn: (fileId: string) => call(refundFile, { body: { requestId, fileId } }),
    ...callbacks,
    onSettled,
  });
}
