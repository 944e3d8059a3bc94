import { tokenClaimsOf } from '../claims.ts';
import { adoptSession } from '../session.ts';
import { onSessionChange } from '../sessionChanges.ts';
import { SESSION_CHANNEL, tabMessage } from './tabMessage.ts';

/** Short, because the user waits for it. */
const MAX_WAIT_MS = 150;

/** How long a late reply of a busy tab is still used. */
const LATE_REPLY_MS = 10_000;

/**
 * Asks other tabs for their session and uses it, because a new tab does not have the session storage of other tabs.
 * Resolves when a tab replies, or after 150 ms. A later reply is used unless there was input, a sign-in or a sign-out
 * in this tab.
 */
export function requestSessionFromTabs(): Promise<void> {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = setTimeout(resolve, MAX_WAIT_MS);
  const listening = setTimeout(stop, LATE_REPLY_MS);
  const unsubscribe = onSessionChange(stop);
  document.addEventListener('input', stop, { capture: true });
  function stop(): void {
    clearTimeout(waiting);
    clearTimeout(listening);
    unsubscribe();
    document.removeEventListener('input', stop, { capture: true });
    channel.close();
    resolve();
  }
  channel.addEventListener('message', ({ data }) => {
    const { data: message } = tabMessage.safeParse(data);
    // The session change calls stop.
    if (message?.type === 'shared' && tokenClaimsOf(message.token, new Date())) adoptSession(message.token);
  });
  channel.postMessage({ type: 'requested' });
  return promise;
}
