import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';

type Assignment = BodyInputOf<typeof assignRequest>;

/** Assigns the request. Pending until the request is reloaded. */
export function useAssign(requestId: string) {
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: Assignment) => call(assignRequest, { body }),
    onSuccess: refresh,
  });
}
