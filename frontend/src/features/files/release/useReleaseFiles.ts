import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { updateRequestFiles } from '@portal/contract/endpoints/releases.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';

type Release = BodyInputOf<typeof updateRequestFiles>;

/** Releases uploaded files, and is done once the request is loaded again. */
export function useReleaseFiles(requestId: string) {
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: Release) => call(updateRequestFiles, { body }),
    onSuccess: refresh,
  });
}
