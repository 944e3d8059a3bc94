import { useEffect, useEffectEvent } from 'react';
import { currentSession } from '../../../lib/session/session.ts';
import { type ListPosition, type PositionMessage, positionMessage } from './rules/listPosition.ts';

const CHANNEL = 'portal.listPosition';

/** Tells other tabs of the same person the position of a request that they opened from this list. */
export function useAnswerPosition(position: ListPosition): void {
  const answer = useEffectEvent((channel: BroadcastChannel, message: PositionMessage) => {
    const userId = currentSession()?.userId;
    if (message.type !== 'asked' || message.userId !== userId) return;
    if (!position.ids.includes(message.requestId)) return;
    const { requestId } = message;
    channel.postMessage({ type: 'answered', userId, requestId, position } satisfies PositionMessage);
  });
  useEffect(() => listen(answer), []);
}

/** Asks the other tabs for the list from which a request was opened, because a new tab has no history. */
export function useAskForPosition(
  requestId: string | null,
  onAnswer: (position: ListPosition) => void,
): void {
  const handle = useEffectEvent((message: PositionMessage) => {
    if (message.type !== 'answered' || message.userId !== currentSession()?.userId) return;
    if (message.requestId === requestId) onAnswer(message.position);
  });
  useEffect(() => {
    const userId = currentSession()?.userId;
    if (requestId === null || !userId) return undefined;
    return listen((_, message) => handle(message), { type: 'asked', userId, requestId });
  }, [requestId]);
}

function listen(
  onMessage: (channel: BroadcastChannel, message: PositionMessage) => void,
  first?: PositionMessage,
): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    const parsed = positionMessage.safeParse(data);
    if (parsed.success) onMessage(channel, parsed.data);
  });
  if (first) channel.postMessage(first);
  return () => channel.close();
}
