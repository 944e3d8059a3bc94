import { signOut } from '@portal/contract/accounts/endpoints/auth.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../lib/language/switchLanguage.ts';
import { currentPreferences, savePreferences } from '../../lib/session/preferences.ts';
import { rememberReturnPath, readReturnPath } from '../../lib/session/returnPath.ts';
import { currentSession } from '../../lib/session/session.ts';
import { latestSessionEnd, publishSessionChange } from '../../lib/session/sessionChanges.ts';
import { signOut as endSession } from '../../lib/session/signOut.ts';
import { deviceKeys } from '../../lib/storage/deviceKeys.ts';
import { aUser } from '../../testing/aUser.ts';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signedIn } from '../../testing/signedIn.ts';
import { LazySessionWatch } from './LazySessionWatch.tsx';
import { SessionWatch } from './SessionWatch.tsx';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  publishSessionChange(null);
  server.use(mockOperation(signOut, () => ({})));
});

afterEach(async () => {
  vi.useRealTimers();
  await switchLanguage('en');
});

async function pass(durationMs: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(durationMs));
}

const warning = () => screen.queryByRole('dialog', { name: 'You will be signed out in 1 minute' });

describe('a member of the staff who does nothing', () => {
  it('is warned after 14 minutes, with a countdown', async () => {
    signedIn({ role: 'staff' });
    renderScreen(<SessionWatch />);
    await pass(14 * MINUTE - 2000);
    expect(warning()).not.toBeInTheDocument();
    await pass(2000);
    expect(warning()).toBeInTheDocument();
    await pass(10_000);
    expect(screen.getByRole('timer')).toHaveTextContent(/^Seconds left: (50|49)$/);
  });

  it('is signed out after 15 minutes', async () => {
    signedIn({ role: 'admin' });
    renderScreen(<SessionWatch />);
    await pass(15 * MINUTE);
    expect(currentSession()).toBeNull();
    expect(latestSessionEnd()).toBe('idle');
    expect(warning()).not.toBeInTheDocument();
  });

  it('stays by saying so; moving the pointer alone does not answer the warning', async () => {
    signedIn({ role: 'staff' });
    renderScreen(<SessionWatch />);
    await pass(14 * MINUTE + 5000);
    fireEvent.pointerMove(document.body);
    expect(warning()).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(warning()).not.toBeInTheDocument();
    await pass(13 * MINUTE);
    expect(currentSession()).not.toBeNull();
  });

  it('can log out from the warning', async () => {
    signedIn({ role: 'staff' });
    renderScreen(<SessionWatch />);
    await pass(14 * MINUTE + 1000);
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(latestSessionEnd()).toBe('signed-out');
  });

  it('is signed out by the first input after the computer slept', async () => {
    signedIn({ role: 'staff' });
    renderScreen(<SessionWatch />);
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(latestSessionEnd()).toBe('idle');
  });

  it('is kept by what happens in another tab', async () => {
    signedIn({ role: 'staff' }, { sid: 'sid-7' });
    renderScreen(<SessionWatch />);
    await pass(14 * MINUTE + 1000);
    localStorage.setItem(deviceKeys.lastInput, `${Date.now()} sid-7`);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: deviceKeys.lastInput })));
    expect(warning()).not.toBeInTheDocument();
  });

  it('starts over with a new session, whatever an earlier one stored', async () => {
    localStorage.setItem(deviceKeys.lastInput, `${Date.now() - 60 * MINUTE} sid-old`);
    signedIn({ role: 'staff' });
    renderScreen(<SessionWatch />);
    await pass(1000);
    expect(currentSession()).not.toBeNull();
  });
});

it.each([
  ['pointer', () => fireEvent.pointerMove(document.body)],
  ['key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['touch', () => fireEvent.touchStart(document.body)],
  ['scroll', () => fireEvent.scroll(document)],
])('a %s counts as being there', async (_what, give) => {
  signedIn({ role: 'staff' });
  renderScreen(<SessionWatch />);
  await pass(10 * MINUTE);
  give();
  await pass(10 * MINUTE);
  expect(warning()).not.toBeInTheDocument();
  expect(currentSession()).not.toBeNull();
});

it('leaves clients alone', async () => {
  signedIn({ role: 'client' });
  renderScreen(<SessionWatch />);
  await pass(40 * MINUTE);
  expect(warning()).not.toBeInTheDocument();
  expect(currentSession()).not.toBeNull();
});

it('tells the server of input that made no call for 4 minutes, and of nothing else', async () => {
  let calls = 0;
  signedIn({ role: 'staff' });
  server.use(
    mockOperation(getUserProfile, () => {
      calls++;
      return { user: aUser({ role: 'staff' }) };
    }),
  );
  renderScreen(<SessionWatch />);
  await pass(1000);
  expect(calls).toBe(1);
  await pass(5 * MINUTE);
  expect(calls).toBe(1);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(1000);
  expect(calls).toBe(2);
  await pass(MINUTE);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(1000);
  expect(calls).toBe(2);
  await pass(4 * MINUTE);
  expect(calls).toBe(3);
});

it('ends the session when its token runs out', async () => {
  signedIn({}, { exp: Date.now() / 1000 + 120 });
  renderScreen(<SessionWatch />);
  await pass(119_000);
  expect(currentSession()).not.toBeNull();
  await pass(1500);
  expect(currentSession()).toBeNull();
  expect(latestSessionEnd()).toBe('expired');
});

describe('what the signed-in person prefers', () => {
  it('is applied when the profile is here, and kept for the next first paint', async () => {
    const { settings } = aUser();
    signedIn({ settings: { ...settings, darkMode: true, language: 'es', timezone: 'EST' } });
    renderScreen(<SessionWatch />);
    await vi.waitFor(() => expect(document.documentElement.dataset.scheme).toBe('dark'));
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('es'));
    expect(currentPreferences()).toEqual({ darkMode: true, language: 'es', timezone: 'EST' });
  });

  it('is in force before the profile is here, from the copy of this device', () => {
    signedIn();
    server.use(mockOperation(getUserProfile, () => new Promise(() => undefined)));
    savePreferences({ darkMode: true, language: 'en', timezone: 'PST' });
    renderScreen(<SessionWatch />);
    expect(document.documentElement.dataset.scheme).toBe('dark');
  });

  it('is forgotten at sign-out', async () => {
    const { settings } = aUser();
    signedIn({ settings: { ...settings, darkMode: true } });
    renderScreen(<SessionWatch />);
    await vi.waitFor(() => expect(document.documentElement.dataset.scheme).toBe('dark'));
    await act(() => endSession());
    expect(document.documentElement.dataset.scheme).toBe('light');
    expect(localStorage.getItem(deviceKeys.preferences)).toBeNull();
  });
});

describe('signing out', () => {
  function storeSessionData() {
    localStorage.setItem('recentRequests:usr_1', '[]');
    for (const key of ['requestDraft', 'paymentStatus', 'pendingSubmission'])
      sessionStorage.setItem(key, '{}');
  }
  const traces = () => [
    ...Object.keys(localStorage).filter((key) => key.startsWith('recentRequests')),
    ...['requestDraft', 'paymentStatus', 'pendingSubmission'].filter((key) => sessionStorage.getItem(key)),
  ];

  it('leaves nothing of the person on the device', async () => {
    signedIn({}, { rememberMe: true });
    storeSessionData();
    renderScreen(<SessionWatch />);
    await act(() => endSession());
    expect(traces()).toEqual([]);
    expect(localStorage.getItem(deviceKeys.session)).toBeNull();
    expect(localStorage.getItem(deviceKeys.rememberMe)).toBeNull();
    expect(localStorage.getItem(deviceKeys.lastInput)).toBeNull();
  });

  it('empties the tab at once, and the device as soon as the code that watches has come', async () => {
    signedIn({}, { rememberMe: true });
    storeSessionData();
    await act(() => endSession());
    expect(traces()).toEqual(['recentRequests:usr_1']);
    renderScreen(<SessionWatch />);
    expect(traces()).toEqual([]);
  });

  it('ends the session here even when the server is unreachable', async () => {
    signedIn();
    server.use(
      mockOperation(signOut, () => {
        throw new MockFailure('unavailable', 'The portal is down');
      }),
    );
    renderScreen(<SessionWatch />);
    await act(() => endSession());
    expect(currentSession()).toBeNull();
  });

  it('is not the same as a session that ran out: an unfinished request waits for its owner', async () => {
    signedIn({}, { exp: Date.now() / 1000 + 60 });
    storeSessionData();
    renderScreen(<SessionWatch />);
    await pass(61_000);
    expect(latestSessionEnd()).toBe('expired');
    expect(traces()).toHaveLength(4);
  });

  it('is not the same as being idle, after which the page to return to waits for its owner alone', async () => {
    signedIn({ role: 'staff' });
    storeSessionData();
    rememberReturnPath('/profile');
    renderScreen(<SessionWatch />);
    await pass(15 * MINUTE);
    expect(latestSessionEnd()).toBe('idle');
    expect(traces()).toEqual([]);
    expect(readReturnPath()).toBe('/profile');
    act(() => void signedIn({ userId: 'usr_bbbbbbbbbbbbbbbbbbbbbbbb' }));
    expect(readReturnPath()).toBe('/dashboard');
  });
});

it('forgets every answer of the server when another person signs in', async () => {
  const clients: QueryClient[] = [];
  function TakesClient() {
    const queryClient = useQueryClient();
    useEffect(() => void clients.push(queryClient), [queryClient]);
    return null;
  }
  const { userId } = signedIn();
  renderScreen(
    <>
      <LazySessionWatch />
      <TakesClient />
    </>,
  );
  const profileOf = (id: string) => clients[0]!.getQueryData(['profile', id]);
  await vi.waitFor(() => expect(profileOf(userId)).toBeDefined());
  act(() => void signedIn({ userId: 'usr_bbbbbbbbbbbbbbbbbbbbbbbb' }));
  expect(profileOf(userId)).toBeUndefined();
  await vi.waitFor(() => expect(profileOf('usr_bbbbbbbbbbbbbbbbbbbbbbbb')).toBeDefined());
});
