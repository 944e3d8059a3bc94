import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { updateRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';

type Edit = BodyInputOf<typeof updateRequest>;

/** Saves an edit. Pending until the request is reloaded. */
export function useSaveEdit(requestId: string) {
  const refresh = useRefresh(requestId);
  return useMutation({ mutationFn: (body: Edit) => call(updateRequest, { body }), onSuccess: refresh });
}
