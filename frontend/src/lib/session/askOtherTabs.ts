import { claimsOf } from './claims.ts';
import { adoptSession } from './session.ts';
import { SESSION_CHANNEL, tabMessage } from './tabMessage.ts';

/** A person waits for this: a tab that does not answer at once is none. */
const LONGEST_WAIT_MS = 150;

/**
 * A session kept per tab is not known to a tab that was opened from another: asks the others for theirs and goes on
 * with it. Settles when one answered, or after 150 ms.
 */
export async function askOtherTabs(): Promise<void> {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const timer = setTimeout(() => resolve(null), LONGEST_WAIT_MS);
  channel.addEventListener('message', ({ data }) => {
    const { data: message } = tabMessage.safeParse(data);
    if (message?.type === 'held' && claimsOf(message.token, new Date())) resolve(message.token);
  });
  channel.postMessage({ type: 'wanted' });
  const token = await promise;
  clearTimeout(timer);
  channel.close();
  if (token) adoptSession(token);
}
