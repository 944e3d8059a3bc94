import { assignMessage, resolveMessage } from '@portal/contract/messages/endpoints.ts';
import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { CallAccess } from '../../requests/api/withRequestAccess.ts';
import { messagesKey } from './useMessages.ts';

/** Assigns a message to a colleague, or to nobody. Pending until the thread is loaded again. */
export function useAssignMessage(access: CallAccess) {
  const onSettled = useReload(access);
  return useMutation({
    mutationFn: (body: Omit<BodyInputOf<typeof assignMessage>, 'requestId'>) =>
      call(assignMessage, {
        body: { requestId: access.request._id, ...body },
        fallback: 'Failed to assign the message',
      }),
    onSettled,
  });
}

/** Resolves an assigned message, or opens it again. Pending until the thread is loaded again. */
export function useResolveMessage(access: CallAccess) {
  const onSettled = useReload(access);
  return useMutation({
    mutationFn: (body: Omit<BodyInputOf<typeof resolveMessage>, 'requestId'>) =>
      call(resolveMessage, {
        body: { requestId: access.request._id, ...body },
        fallback: 'Failed to save the change',
      }),
    onSettled,
  });
}

function useReload(access: CallAccess) {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: ['requestList'] });
    await queryClient.invalidateQueries({ queryKey: messagesKey(access) });
  };
}
