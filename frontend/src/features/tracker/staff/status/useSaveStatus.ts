import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { updateRequestStatus } from '@portal/contract/endpoints/requestDetails.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { useRefresh } from '../../../requests/api/useRefresh.ts';

type StatusUpdate = BodyInputOf<typeof updateRequestStatus>;

/** Saves a status with its notes, and is done once the request is loaded again. */
export function useSaveStatus(requestId: string) {
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: StatusUpdate) => call(updateRequestStatus, { body }),
    onSuccess: refresh,
  });
}
