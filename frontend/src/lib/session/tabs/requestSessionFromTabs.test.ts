import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionToken } from '../../../testing/aSession.ts';
import { currentSession } from '../session.ts';
import { publishSessionChange } from '../sessionChanges.ts';
import { requestSessionFromTabs } from './requestSessionFromTabs.ts';
import { SESSION_CHANNEL } from './tabMessage.ts';

let busyTab: BroadcastChannel;
let received: unknown[];

beforeEach(() => {
  publishSessionChange(null);
  received = [];
  busyTab = new BroadcastChannel(SESSION_CHANNEL);
  busyTab.addEventListener('message', ({ data }) => void received.push(data));
});

afterEach(() => {
  // Stops listening for replies.
  publishSessionChange(null);
  busyTab.close();
});

const shareSession = () => busyTab.postMessage({ type: 'shared', token: aSessionToken() });

/** Messages arrive in order: when a later listener gets this one, earlier ones were handled. */
async function waitForMessages(): Promise<void> {
  const listener = new BroadcastChannel(SESSION_CHANNEL);
  const { promise, resolve } = Promise.withResolvers<void>();
  listener.addEventListener('message', () => resolve());
  busyTab.postMessage('marker');
  await promise;
  listener.close();
}

it('uses the late reply of a busy tab', async () => {
  await requestSessionFromTabs();
  expect(currentSession()).toBeNull();
  shareSession();
  await vi.waitFor(() => expect(currentSession()?.sid).toBe('sid-1'));
});

it('ignores a late reply after input', async () => {
  await requestSessionFromTabs();
  fireEvent.input(document.body);
  shareSession();
  await waitForMessages();
  expect(currentSession()).toBeNull();
});

it('ignores a late reply after a sign-out', async () => {
  await requestSessionFromTabs();
  publishSessionChange('signed-out');
  shareSession();
  await waitForMessages();
  expect(currentSession()).toBeNull();
});
