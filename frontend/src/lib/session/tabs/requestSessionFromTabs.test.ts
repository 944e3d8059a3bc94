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
  // Ends the asking.
  publishSessionChange(null);
  busyTab.close();
});

const answer = () => busyTab.postMessage({ type: 'held', token: aSessionToken() });

/** Messages arrive in their order: once a later listener has this one, the earlier ones were heard. */
async function allMessages(): Promise<void> {
  const listener = new BroadcastChannel(SESSION_CHANNEL);
  const { promise, resolve } = Promise.withResolvers<void>();
  listener.addEventListener('message', () => resolve());
  busyTab.postMessage('marker');
  await promise;
  listener.close();
}

it('takes the answer of a tab that was busy', async () => {
  await requestSessionFromTabs();
  expect(currentSession()).toBeNull();
  answer();
  await vi.waitFor(() => expect(currentSession()?.sid).toBe('sid-1'));
});

it('takes no late answer once somebody has typed', async () => {
  await requestSessionFromTabs();
  fireEvent.input(document.body);
  answer();
  await allMessages();
  expect(currentSession()).toBeNull();
});

it('takes no late answer after a sign-out', async () => {
  await requestSessionFromTabs();
  publishSessionChange('signed-out');
  answer();
  await allMessages();
  expect(currentSession()).toBeNull();
});
