import { deviceKeys } from '../../storage/deviceKeys.ts';
import type { Claims } from '../claims.ts';
import { adoptSession, closeSession, currentSession, noticeSession, onSession } from '../session.ts';
import type { SessionEnd } from '../sessionChanges.ts';
import { readSessionToken } from '../sessionToken.ts';
import { SESSION_CHANNEL, type TabMessage, tabMessage } from './tabMessage.ts';

/** How long a token may be missing from the device before it counts as signed out; the reason comes as a message. */
const REASON_COMES_WITHIN_MS = 200;

let members = 0;
let leave: () => void = () => undefined;

/** Keeps the session of this tab in step with the other tabs, until every caller has called the answer. */
export function joinTabs(): () => void {
  if (++members === 1) leave = join();
  return () => {
    if (--members === 0) leave();
  };
}

function join(): () => void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  const post = (message: TabMessage) => channel.postMessage(message);
  let known = currentSession();
  let following = false;
  let missing: ReturnType<typeof setTimeout> | undefined;

  /** Does what another tab did, without telling it back. */
  function follow(step: () => void): void {
    clearTimeout(missing);
    following = true;
    try {
      step();
    } finally {
      following = false;
    }
  }

  const unsubscribe = onSession((claims, end) => {
    const before = known;
    known = claims;
    if (following) return;
    if (end) return post({ type: 'ended', end, sid: before?.sid ?? null });
    const token = readSessionToken();
    if (claims && token) post({ type: 'opened', userId: claims.userId, token });
  });

  channel.addEventListener('message', ({ data }) => {
    const { data: message } = tabMessage.safeParse(data);
    if (message?.type === 'ended' && known && concerns(message, known)) {
      follow(() => closeSession(message.end));
    } else if (message?.type === 'opened' && known?.userId === message.userId) {
      if (message.token !== readSessionToken()) follow(() => adoptSession(message.token));
    } else if (message?.type === 'wanted') {
      const token = readSessionToken();
      if (token && currentSession()) post({ type: 'held', token });
    }
  });

  const seeStorage = ({ key }: StorageEvent) => {
    if (key !== deviceKeys.session && key !== null) return;
    clearTimeout(missing);
    if (readSessionToken() !== null) return follow(noticeSession);
    if (!known) return;
    missing = setTimeout(() => follow(() => closeSession('signed-out')), REASON_COMES_WITHIN_MS);
  };
  window.addEventListener('storage', seeStorage);

  return () => {
    clearTimeout(missing);
    unsubscribe();
    window.removeEventListener('storage', seeStorage);
    channel.close();
  };
}

/** Signing out is meant for the whole browser; what ends by itself ends one session. */
function concerns({ end, sid }: { end: SessionEnd; sid: string | null }, mine: Claims): boolean {
  return end === 'signed-out' || sid === mine.sid;
}
