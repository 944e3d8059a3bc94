import { getMessages, readMessages, sendMessage } from '@portal/contract/messages/endpoints.ts';
import type { MessagePage } from '@portal/contract/messages/schemas.ts';
import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';
import { type CallAccess, queryKeyOf, withRequestAccess } from '../../requests/api/withRequestAccess.ts';

/** How often an open thread looks for new messages. */
const REFRESH_MS = 15_000;

/** The query key of a thread, for these credentials. */
export const messagesKey = ({ request, pair }: CallAccess) =>
  ['messages', request._id, pair === null ? 'session' : 'code'] as const;

/** The thread of a request, the newest page first. Looks for new messages while the tab is visible. */
export function useMessages(access: CallAccess) {
  const queryClient = useQueryClient();
  const requestId = access.request._id;
  return useInfiniteQuery({
    ...syncAcrossTabs,
    queryKey: messagesKey(access),
    queryFn: ({ pageParam: before, signal }) =>
      withRequestAccess(queryClient, access, (requestAccess) =>
        call(getMessages, {
          query: { requestId, ...(before !== undefined && { before }) },
          requestAccess,
          signal,
          fallback: 'Failed to load the messages',
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ before }) => before,
    staleTime: 5_000,
    refetchInterval: REFRESH_MS,
  });
}

/** Messages of the loaded pages, oldest first. */
export function messagesOf(data: InfiniteData<MessagePage> | undefined): MessagePage['messages'] {
  const pages = data?.pages.toReversed() ?? [];
  // All pages of an answer have the view of the caller.
  return pages.flatMap(({ messages }) => messages as never[]);
}

/** Sends a message, then reloads the thread. Pending until it is loaded. */
export function useSendMessage(access: CallAccess) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Omit<BodyInputOf<typeof sendMessage>, 'requestId'>) =>
      withRequestAccess(queryClient, access, (requestAccess) =>
        call(sendMessage, {
          body: { requestId: access.request._id, ...body },
          requestAccess,
          fallback: 'Failed to send the message',
        }),
      ),
    onSuccess: async (_, { uploadedFiles = [], asLetter }) => {
      if (uploadedFiles.length > 0 || asLetter)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(access) });
      await queryClient.invalidateQueries({ queryKey: messagesKey(access) });
    },
  });
}

/** Marks the messages up to a position as read. A failure is ignored: the next look marks them. */
export function useReadMessages(access: CallAccess) {
  const queryClient = useQueryClient();
  return async (upTo: string) => {
    try {
      await withRequestAccess(queryClient, access, (requestAccess) =>
        call(readMessages, {
          body: { requestId: access.request._id, upTo },
          requestAccess,
          background: true,
        }),
      );
    } catch {
      return;
    }
    for (const key of ['requestList', 'workViews', 'newMessages']) {
      void queryClient.invalidateQueries({ queryKey: [key] });
    }
    if (access.pair === null) void queryClient.invalidateQueries({ queryKey: queryKeyOf(access) });
  };
}
