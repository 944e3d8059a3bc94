import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionToken } from '../../../testing/aSession.ts';
import { currentSession } from '../session.ts';
import { tellSessionNews } from '../sessionNews.ts';
import { askOtherTabs } from './askOtherTabs.ts';
import { SESSION_CHANNEL } from './tabMessage.ts';

let busyTab: BroadcastChannel;
let heard: unknown[];

beforeEach(() => {
  tellSessionNews(null);
  heard = [];
  busyTab = new BroadcastChannel(SESSION_CHANNEL);
  busyTab.addEventListener('message', ({ data }) => void heard.push(data));
});

afterEach(() => {
  // Ends the asking.
  tellSessionNews(null);
  busyTab.close();
});

const answer = () => busyTab.postMessage({ type: 'held', token: aSessionToken() });

/** Messages arrive in their order: once a later listener has this one, the earlier ones were heard. */
async function everythingHeard(): Promise<void> {
  const listener = new BroadcastChannel(SESSION_CHANNEL);
  const { promise, resolve } = Promise.withResolvers<void>();
  listener.addEventListener('message', () => resolve());
  busyTab.postMessage('marker');
  await promise;
  listener.close();
}

it('takes the answer of a tab that was busy', async () => {
  await askOtherTabs();
  expect(currentSession()).toBeNull();
  answer();
  await vi.waitFor(() => expect(currentSession()?.sid).toBe('sid-1'));
});

it('takes no late answer once somebody has typed', async () => {
  await askOtherTabs();
  fireEvent.input(document.body);
  answer();
  await everythingHeard();
  expect(currentSession()).toBeNull();
});

it('takes no late answer after a sign-out', async () => {
  await askOtherTabs();
  tellSessionNews('signed-out');
  answer();
  await everythingHeard();
  expect(currentSession()).toBeNull();
});
