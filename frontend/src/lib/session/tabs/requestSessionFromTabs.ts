import { tokenClaimsOf } from '../claims.ts';
import { adoptSession } from '../session.ts';
import { onSessionChange } from '../sessionChanges.ts';
import { SESSION_CHANNEL, tabMessage } from './tabMessage.ts';

/** A person waits for this: a tab that does not answer at once is none. */
const MAX_WAIT_MS = 150;

/** The answer of a tab that was busy is still taken so long. */
const LATEST_ANSWER_MS = 10_000;

/**
 * A session kept per tab is not known to a tab that was opened from another: asks the others for theirs and goes on
 * with it. Settles when one answered, or after 150 ms. An answer that comes later is taken as long as nobody has typed
 * anything here, signed in or signed out.
 */
export function requestSessionFromTabs(): Promise<void> {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = setTimeout(resolve, MAX_WAIT_MS);
  const listening = setTimeout(stop, LATEST_ANSWER_MS);
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
    // The news of it stops the asking.
    if (message?.type === 'held' && tokenClaimsOf(message.token, new Date())) adoptSession(message.token);
  });
  channel.postMessage({ type: 'wanted' });
  return promise;
}
