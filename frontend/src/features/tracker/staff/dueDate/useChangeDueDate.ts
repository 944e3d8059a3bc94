import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { changeDueDate } from '@portal/contract/endpoints/assignment.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { useRefresh } from '../../../requests/api/useRefresh.ts';

type DueDateUpdate = BodyInputOf<typeof changeDueDate>;

/** Moves the due date, and is done once the request is loaded again. */
export function useChangeDueDate(requestId: string) {
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: DueDateUpdate) => call(changeDueDate, { body }),
    onSuccess: refresh,
  });
}
