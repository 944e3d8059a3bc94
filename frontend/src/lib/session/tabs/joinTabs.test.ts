import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionToken } from '../../../testing/aSession.ts';
import { deviceKeys } from '../../storage/deviceKeys.ts';
import { adoptSession, closeSession, currentSession } from '../session.ts';
import { latestSessionEnd, onSessionChange, publishSessionChange } from '../sessionChanges.ts';
import { joinTabs } from './joinTabs.ts';
import { SESSION_CHANNEL } from './tabMessage.ts';

let otherTab: BroadcastChannel;
let received: unknown[];
let leave: () => void;

beforeEach(() => {
  publishSessionChange(null);
  received = [];
  otherTab = new BroadcastChannel(SESSION_CHANNEL);
  otherTab.addEventListener('message', ({ data }) => void received.push(data));
});

afterEach(() => {
  leave();
  otherTab.close();
});

function joinWith(token: string | null) {
  if (token) adoptSession(token);
  leave = joinTabs();
}

const ended = (end: string, sid: string | null = 'sid-1') =>
  otherTab.postMessage({ type: 'ended', end, sid });
const waitUntil = (check: () => void) => vi.waitFor(check);

/** Messages arrive in order, so the reply to this request comes after earlier messages were handled. */
async function receivedMessages(): Promise<unknown[]> {
  otherTab.postMessage({ type: 'requested' });
  await waitUntil(() => expect(received).toContainEqual(expect.objectContaining({ type: 'shared' })));
  return received.filter((message) => (message as { type: string }).type !== 'shared');
}

it('signs out when another tab signs out, even with another user', async () => {
  joinWith(aSessionToken());
  ended('signed-out', 'sid-of-another');
  await waitUntil(() => expect(currentSession()).toBeNull());
  expect(latestSessionEnd()).toBe('signed-out');
  expect(received).toEqual([]);
});

it('ends with the reason of another tab with the same session', async () => {
  joinWith(aSessionToken());
  ended('idle');
  await waitUntil(() => expect(latestSessionEnd()).toBe('idle'));
});

it('stays when the session of another user expires', async () => {
  joinWith(aSessionToken());
  ended('expired', 'sid-of-another');
  await receivedMessages();
  expect(currentSession()).not.toBeNull();
});

it('notifies the other tabs how its session ended', async () => {
  joinWith(aSessionToken());
  closeSession('expired');
  await waitUntil(() => expect(received).toEqual([{ type: 'ended', end: 'expired', sid: 'sid-1' }]));
});

it('uses the new session of the same user after a password change', async () => {
  joinWith(aSessionToken());
  const token = aSessionToken({ sid: 'sid-2' });
  otherTab.postMessage({ type: 'opened', userId: 'usr_aaaaaaaaaaaaaaaaaaaaaaaa', token });
  await waitUntil(() => expect(currentSession()?.sid).toBe('sid-2'));
});

it('does not use the session of another user', async () => {
  joinWith(aSessionToken());
  const token = aSessionToken({ userId: 'usr_b', sid: 'sid-2' });
  otherTab.postMessage({ type: 'opened', userId: 'usr_b', token });
  await receivedMessages();
  expect(currentSession()?.sid).toBe('sid-1');
});

it('ignores unknown messages', async () => {
  joinWith(aSessionToken());
  otherTab.postMessage({ type: 'ended', end: 'whatever', sid: 'sid-1' });
  otherTab.postMessage('hello');
  await receivedMessages();
  expect(currentSession()).not.toBeNull();
});

it('shares its session with a new tab', async () => {
  const token = aSessionToken();
  joinWith(token);
  otherTab.postMessage({ type: 'requested' });
  await waitUntil(() => expect(received).toEqual([{ type: 'shared', token }]));
});

it('does not share an expired session', async () => {
  sessionStorage.setItem(deviceKeys.session, aSessionToken({ exp: Date.now() / 1000 - 1 }));
  joinWith(null);
  otherTab.postMessage({ type: 'requested' });
  const marker = new BroadcastChannel(SESSION_CHANNEL);
  marker.postMessage('later');
  await waitUntil(() => expect(received).toEqual(['later']));
  marker.close();
});

it('notices that another tab removed a remembered session, even without a message', async () => {
  joinWith(aSessionToken({ rememberMe: true }));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: deviceKeys.session }));
  await waitUntil(() => expect(latestSessionEnd()).toBe('signed-out'));
});

it('notices that another tab opened a remembered session', () => {
  joinWith(null);
  localStorage.setItem(deviceKeys.session, aSessionToken({ rememberMe: true }));
  const listener = vi.fn<() => void>();
  const stop = onSessionChange(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: deviceKeys.session }));
  expect(listener).toHaveBeenCalledOnce();
  expect(currentSession()).not.toBeNull();
  stop();
});
