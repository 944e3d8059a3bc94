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
const settled = (check: () => void) => vi.waitFor(check);

/** Messages arrive in their order: when the answer to this one is here, those before it were heard. */
async function receivedMessages(): Promise<unknown[]> {
  otherTab.postMessage({ type: 'wanted' });
  await settled(() => expect(received).toContainEqual(expect.objectContaining({ type: 'held' })));
  return received.filter((message) => (message as { type: string }).type !== 'held');
}

it('signs out when another tab does, whoever is signed in there', async () => {
  joinWith(aSessionToken());
  ended('signed-out', 'sid-of-another');
  await settled(() => expect(currentSession()).toBeNull());
  expect(latestSessionEnd()).toBe('signed-out');
  expect(received).toEqual([]);
});

it('ends with the reason that another tab of the same session gives', async () => {
  joinWith(aSessionToken());
  ended('idle');
  await settled(() => expect(latestSessionEnd()).toBe('idle'));
});

it('lives on when the session of somebody else runs out', async () => {
  joinWith(aSessionToken());
  ended('expired', 'sid-of-another');
  await receivedMessages();
  expect(currentSession()).not.toBeNull();
});

it('tells the other tabs how its session ended', async () => {
  joinWith(aSessionToken());
  closeSession('expired');
  await settled(() => expect(received).toEqual([{ type: 'ended', end: 'expired', sid: 'sid-1' }]));
});

it('goes on with the new session of the same person after a changed password', async () => {
  joinWith(aSessionToken());
  const token = aSessionToken({ sid: 'sid-2' });
  otherTab.postMessage({ type: 'opened', userId: 'usr_aaaaaaaaaaaaaaaaaaaaaaaa', token });
  await settled(() => expect(currentSession()?.sid).toBe('sid-2'));
});

it('does not take over the session of another person', async () => {
  joinWith(aSessionToken());
  const token = aSessionToken({ userId: 'usr_b', sid: 'sid-2' });
  otherTab.postMessage({ type: 'opened', userId: 'usr_b', token });
  await receivedMessages();
  expect(currentSession()?.sid).toBe('sid-1');
});

it('passes over what it does not understand', async () => {
  joinWith(aSessionToken());
  otherTab.postMessage({ type: 'ended', end: 'whatever', sid: 'sid-1' });
  otherTab.postMessage('hello');
  await receivedMessages();
  expect(currentSession()).not.toBeNull();
});

it('lends its session to a new tab', async () => {
  const token = aSessionToken();
  joinWith(token);
  otherTab.postMessage({ type: 'wanted' });
  await settled(() => expect(received).toEqual([{ type: 'held', token }]));
});

it('lends no session that has run out', async () => {
  sessionStorage.setItem(deviceKeys.session, aSessionToken({ exp: Date.now() / 1000 - 1 }));
  joinWith(null);
  otherTab.postMessage({ type: 'wanted' });
  const marker = new BroadcastChannel(SESSION_CHANNEL);
  marker.postMessage('later');
  await settled(() => expect(received).toEqual(['later']));
  marker.close();
});

it('notices a remembered session that another tab removed, even when no message comes', async () => {
  joinWith(aSessionToken({ rememberMe: true }));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: deviceKeys.session }));
  await settled(() => expect(latestSessionEnd()).toBe('signed-out'));
});

it('notices a remembered session that another tab opened', () => {
  joinWith(null);
  localStorage.setItem(deviceKeys.session, aSessionToken({ rememberMe: true }));
  const hear = vi.fn<() => void>();
  const stop = onSessionChange(hear);
  window.dispatchEvent(new StorageEvent('storage', { key: deviceKeys.session }));
  expect(hear).toHaveBeenCalledOnce();
  expect(currentSession()).not.toBeNull();
  stop();
});
