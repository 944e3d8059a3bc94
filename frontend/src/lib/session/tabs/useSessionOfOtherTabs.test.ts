import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionToken } from '../../../testing/aSession.ts';
import { deviceKeys } from '../../storage/deviceKeys.ts';
import { currentSession } from '../session.ts';
import { type SessionEnd, publishSessionChange } from '../sessionChanges.ts';
import { SESSION_CHANNEL } from './tabMessage.ts';
import { useSessionOfOtherTabs } from './useSessionOfOtherTabs.ts';

let otherTab: BroadcastChannel;
let requests: number;

beforeEach(() => {
  publishSessionChange(null);
  requests = 0;
  otherTab = new BroadcastChannel(SESSION_CHANNEL);
  otherTab.addEventListener('message', () => {
    requests++;
    otherTab.postMessage({ type: 'shared', token: aSessionToken() });
  });
});

afterEach(() => {
  publishSessionChange(null);
  otherTab.close();
});

it('uses the session of another tab in a known browser', async () => {
  localStorage.setItem(deviceKeys.device, 'device-1');
  renderHook(() => useSessionOfOtherTabs());
  await vi.waitFor(() => expect(currentSession()?.sid).toBe('sid-1'));
});

it.each<[string, string | null, SessionEnd | null]>([
  ['in a browser without a sign-in', null, null],
  ['after a session that ended here', 'device-1', 'signed-out'],
])('does not ask other tabs %s', async (_where, device, end) => {
  if (device) localStorage.setItem(deviceKeys.device, device);
  publishSessionChange(end);
  renderHook(() => useSessionOfOtherTabs());
  await import('./requestSessionFromTabs.ts');
  const marker = new BroadcastChannel(SESSION_CHANNEL);
  marker.postMessage('marker');
  await vi.waitFor(() => expect(requests).toBe(1));
  marker.close();
  expect(currentSession()).toBeNull();
});
