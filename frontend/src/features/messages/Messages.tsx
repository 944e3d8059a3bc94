import type { EarliestProductionView } from '@portal/contract/deadlines/earlyRelease.ts';
import type { ClientMessage, StaffMessage } from '@portal/contract/messages/schemas.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { ErrorPanel } from '../../components/notices/ErrorPanel.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { FileAccess } from '../files/api/useFileAccess.ts';
import { type CallAccess, queryKeyOf } from '../requests/api/withRequestAccess.ts';
import { messagesOf, useMessages, useReadMessages } from './api/useMessages.ts';
import { findFile, type ThreadFiles } from './MessageFiles.tsx';
import { MessageForm } from './MessageForm.tsx';
import { Thread } from './Thread.tsx';

interface Props {
  access: CallAccess & { readonly request: ThreadFiles['request'] };
  isStaff: boolean;
  fileAccess: FileAccess;
  /** Absent if the records may be produced on any day, and for clients. */
  earliestProduction?: EarliestProductionView | undefined;
}

/** The thread of a request with the form for another message. Marks what is on the screen as read. */
export function Messages({ access, isStaff, fileAccess, earliestProduction }: Props) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useMessages(access);
  const messages = messagesOf(data);
  const unread = data?.pages[0]?.unread ?? 0;
  const theirs = messages.filter((message) => isOfOtherSide(message) && !message.answer);
  const fresh = useFresh(theirs.slice(theirs.length - unread).map(({ position }) => position));
  useReloadForNewFiles(access, messages);
  const end = useReadWhenVisible(
    access,
    data !== undefined,
    unread > 0 ? messages.at(-1)?.position : undefined,
  );
  return (
    <Stack gap={16}>
      <VisuallyHidden role="status">
        {unread > 0 && t('{{count}} new messages', { count: unread })}
      </VisuallyHidden>
      {error && <ErrorPanel message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {data && messages.length === 0 && (
        <p className={shared('body', 'soft')}>
          {isStaff
            ? t('No messages yet. The client and all staff can write here.')
            : t('No messages yet. Ask the records staff about this request here.')}
        </p>
      )}
      {messages.length > 0 && (
        <Thread
          access={access}
          messages={messages}
          fresh={fresh}
          files={{
            request: access.request,
            access: fileAccess,
            paymentAccess: isStaff ? undefined : access,
          }}
          earlier={hasNextPage ? { isLoading: isFetchingNextPage, load: () => void fetchNextPage() } : null}
        />
      )}
      <div ref={end} />
      <MessageForm access={access} isStaff={isStaff} earliestProduction={earliestProduction} />
    </Stack>
  );
}

function isOfOtherSide(message: ClientMessage | StaffMessage): boolean {
  return 'isMine' in message ? !message.isMine : message.from === 'client';
}

/** All positions that were unread since the thread was opened: they stay marked while the person reads. */
function useFresh(positions: readonly string[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const added = positions.filter((position) => !fresh.has(position));
  if (added.length > 0) setFresh(new Set([...fresh, ...added]));
  return fresh;
}

/** Reloads the request when a message has a file that came after the request was loaded. */
function useReloadForNewFiles(
  access: Props['access'],
  messages: readonly (ClientMessage | StaffMessage)[],
): void {
  const queryClient = useQueryClient();
  const unknown = messages
    .flatMap(({ fileIds = [] }) => fileIds)
    .filter((fileId) => !findFile(access.request, fileId))
    .join();
  const reload = useEffectEvent(() => {
    if (unknown !== '') void queryClient.invalidateQueries({ queryKey: queryKeyOf(access) });
  });
  useEffect(() => reload(), [unknown]);
}

const SIGNS_OF_A_READER = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * Marks the messages as read once the end of the thread, to which the ref belongs, is on the screen. Messages that arrive
 * later wait for a sign of a reader: one person’s unattended window must not read for the team.
 */
function useReadWhenVisible(access: CallAccess, isLoaded: boolean, last: string | undefined) {
  const end = useRef<HTMLDivElement>(null);
  const read = useReadMessages(access);
  const markAsRead = useEffectEvent((position: string) => void read(position));
  const isOpened = useRef(false);
  useEffect(() => {
    const { current: shown } = end;
    if (last === undefined || !shown) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.every(({ isIntersecting }) => !isIntersecting)) return;
      observer.disconnect();
      markAsRead(last);
    });
    const reader = new AbortController();
    const watch = () => {
      reader.abort();
      observer.observe(shown);
    };
    if (isOpened.current) {
      for (const sign of SIGNS_OF_A_READER) window.addEventListener(sign, watch, { signal: reader.signal });
    } else watch();
    return () => {
      reader.abort();
      observer.disconnect();
    };
  }, [last]);
  useEffect(() => {
    if (isLoaded) isOpened.current = true;
  }, [isLoaded]);
  return end;
}
