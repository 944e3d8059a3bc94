import { deviceKeys } from '../../storage/deviceKeys.ts';
import type { Claims } from '../claims.ts';
import { adoptSession, closeSession, currentSession, adoptStoredSession, onSession } from '../session.ts';
import type { SessionEnd } from '../sessionChanges.ts';
import { readSessionToken } from '../sessionToken.ts';
import { SESSION_CHANNEL, type TabMessage, tabMessage } from './tabMessage.ts';

/** How long to wait for the message with the reason after the token was removed from the device. */
const REASON_TIMEOUT_MS = 200;

let callers = 0;
let leave: () => void = () => undefined;

/** Keeps the session of this tab in sync with other tabs until every caller has called the returned function. */
export function joinTabs(): () => void {
  if (++callers === 1) leave = join();
  return () => {
    if (--callers === 0) leave();
  };
}

function join(): () => void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  const post = (message: TabMessage) => channel.postMessage(message);
  let current = currentSession();
  let isApplyingRemoteChange = false;
  let removalTimer: ReturnType<typeof setTimeout> | undefined;

  /** Applies a change of another tab without announcing it again. */
  function applyRemoteChange(step: () => void): void {
    clearTimeout(removalTimer);
    isApplyingRemoteChange = true;
    try {
      step();
    } finally {
      isApplyingRemoteChange = false;
    }
  }

  const unsubscribe = onSession((claims, end) => {
    const before = current;
    current = claims;
    if (isApplyingRemoteChange) return;
    if (end) return post({ type: 'ended', end, sid: before?.sid ?? null });
    const token = readSessionToken();
    if (claims && token) post({ type: 'opened', userId: claims.userId, token });
  });

  channel.addEventListener('message', ({ data }) => {
    const { data: message } = tabMessage.safeParse(data);
    if (message?.type === 'ended' && current && affectsSession(message, current)) {
      applyRemoteChange(() => closeSession(message.end));
    } else if (message?.type === 'opened' && current?.userId === message.userId) {
      if (message.token !== readSessionToken()) applyRemoteChange(() => adoptSession(message.token));
    } else if (message?.type === 'requested') {
      const token = readSessionToken();
      if (token && currentSession()) post({ type: 'shared', token });
    }
  });

  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== deviceKeys.session && key !== null) return;
    clearTimeout(removalTimer);
    if (readSessionToken() !== null) return applyRemoteChange(adoptStoredSession);
    if (!current) return;
    removalTimer = setTimeout(() => applyRemoteChange(() => closeSession('signed-out')), REASON_TIMEOUT_MS);
  };
  window.addEventListener('storage', handleStorage);

  return () => {
    clearTimeout(removalTimer);
    unsubscribe();
    window.removeEventListener('storage', handleStorage);
    channel.close();
  };
}

/** A sign-out affects the whole browser. Other ends affect one session. */
function affectsSession({ end, sid }: { end: SessionEnd; sid: string | null }, current: Claims): boolean {
  return end === 'signed-out' || sid === current.sid;
}
