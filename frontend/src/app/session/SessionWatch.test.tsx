import { signOut } from '@portal/contract/accounts/endpoints/auth.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../lib/language/switchLanguage.ts';
import { currentPreferences, savePreferences } from '../../lib/session/preferences.ts';
import { saveReturnPath, readReturnPath } from '../../lib/session/returnPath.ts';
import { currentSession } from '../../lib/session/session.ts';
import { latestSessionEnd, publishSessionChange } from '../../lib/session/sessionChanges.ts';
import { signOut as endSession } from '../../lib/session/signOut.ts';
import { deviceKeys } from '../../lib/storage/deviceKeys.ts';
import { aUser } from '../../testing/aUser.ts';
import { failOperation, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
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

async function advanceTime(durationMs: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(durationMs));
}

const warning = () => screen.queryByRole('dialog', { name: 'You will be signed out in 1 minute' });

describe('an inactive staff member', () => {
  it('is warned after 14 minutes, with a countdown', async () => {
    signInAs({ role: 'staff' });
    renderScreen(<SessionWatch />);
    await advanceTime(14 * MINUTE - 2000);
    expect(warning()).not.toBeInTheDocument();
    await advanceTime(2000);
    expect(warning()).toBeInTheDocument();
    await advanceTime(10_000);
    expect(screen.getByRole('timer')).toHaveTextContent(/^(50|49) seconds left$/);
  });

  it('is signed out after 15 minutes', async () => {
    signInAs({ role: 'admin' });
    renderScreen(<SessionWatch />);
    await advanceTime(15 * MINUTE);
    expect(currentSession()).toBeNull();
    expect(latestSessionEnd()).toBe('idle');
    expect(warning()).not.toBeInTheDocument();
  });

  it('stays signed in after confirming; moving the pointer does not dismiss the warning', async () => {
    signInAs({ role: 'staff' });
    renderScreen(<SessionWatch />);
    await advanceTime(14 * MINUTE + 5000);
    fireEvent.pointerMove(document.body);
    expect(warning()).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(warning()).not.toBeInTheDocument();
    await advanceTime(13 * MINUTE);
    expect(currentSession()).not.toBeNull();
  });

  it('can log out from the warning', async () => {
    signInAs({ role: 'staff' });
    renderScreen(<SessionWatch />);
    await advanceTime(14 * MINUTE + 1000);
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(latestSessionEnd()).toBe('signed-out');
  });

  it('is signed out by the first input after the computer slept', async () => {
    signInAs({ role: 'staff' });
    renderScreen(<SessionWatch />);
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(latestSessionEnd()).toBe('idle');
  });

  it('stays signed in through input in another tab', async () => {
    signInAs({ role: 'staff' }, { sid: 'sid-7' });
    renderScreen(<SessionWatch />);
    await advanceTime(14 * MINUTE + 1000);
    localStorage.setItem(deviceKeys.lastInput, `${Date.now()} sid-7`);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: deviceKeys.lastInput })));
    expect(warning()).not.toBeInTheDocument();
  });

  it('starts over with a new session and ignores the input of an earlier one', async () => {
    localStorage.setItem(deviceKeys.lastInput, `${Date.now() - 60 * MINUTE} sid-old`);
    signInAs({ role: 'staff' });
    renderScreen(<SessionWatch />);
    await advanceTime(1000);
    expect(currentSession()).not.toBeNull();
  });
});

it.each([
  ['pointer', () => fireEvent.pointerMove(document.body)],
  ['key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['touch', () => fireEvent.touchStart(document.body)],
  ['scroll', () => fireEvent.scroll(document)],
])('counts a %s as input', async (_what, trigger) => {
  signInAs({ role: 'staff' });
  renderScreen(<SessionWatch />);
  await advanceTime(10 * MINUTE);
  trigger();
  await advanceTime(10 * MINUTE);
  expect(warning()).not.toBeInTheDocument();
  expect(currentSession()).not.toBeNull();
});

it('does not sign out inactive clients', async () => {
  signInAs({ role: 'client' });
  renderScreen(<SessionWatch />);
  await advanceTime(40 * MINUTE);
  expect(warning()).not.toBeInTheDocument();
  expect(currentSession()).not.toBeNull();
});

it('extends the session on the server only after 4 minutes of input without calls', async () => {
  let calls = 0;
  signInAs({ role: 'staff' });
  server.use(
    mockOperation(getUserProfile, () => {
      calls++;
      return { user: aUser({ role: 'staff' }) };
    }),
  );
  renderScreen(<SessionWatch />);
  await advanceTime(1000);
  expect(calls).toBe(1);
  await advanceTime(5 * MINUTE);
  expect(calls).toBe(1);
  fireEvent.keyDown(document.body, { key: 'a' });
  await advanceTime(1000);
  expect(calls).toBe(2);
  await advanceTime(MINUTE);
  fireEvent.keyDown(document.body, { key: 'a' });
  await advanceTime(1000);
  expect(calls).toBe(2);
  await advanceTime(4 * MINUTE);
  expect(calls).toBe(3);
});

it('ends the session when its token expires', async () => {
  signInAs({}, { exp: Date.now() / 1000 + 120 });
  renderScreen(<SessionWatch />);
  await advanceTime(119_000);
  expect(currentSession()).not.toBeNull();
  await advanceTime(1500);
  expect(currentSession()).toBeNull();
  expect(latestSessionEnd()).toBe('expired');
});

describe('the preferences of the signed-in user', () => {
  it('apply when the profile is loaded, and are stored for the next first paint', async () => {
    const { settings } = aUser();
    signInAs({ settings: { ...settings, darkMode: true, language: 'es', timezone: 'EST' } });
    renderScreen(<SessionWatch />);
    await vi.waitFor(() => expect(document.documentElement.dataset.scheme).toBe('dark'));
    // The texts are a large file.
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('es'), { timeout: 10_000 });
    expect(currentPreferences()).toEqual({ darkMode: true, language: 'es', timezone: 'EST' });
  });

  it('apply from the copy on this device before the profile is loaded', () => {
    signInAs();
    server.use(mockOperation(getUserProfile, () => new Promise(() => undefined)));
    savePreferences({ darkMode: true, language: 'en', timezone: 'PST' });
    renderScreen(<SessionWatch />);
    expect(document.documentElement.dataset.scheme).toBe('dark');
  });

  it('are removed at sign-out', async () => {
    const { settings } = aUser();
    signInAs({ settings: { ...settings, darkMode: true } });
    renderScreen(<SessionWatch />);
    await vi.waitFor(() => expect(document.documentElement.dataset.scheme).toBe('dark'));
    await act(() => endSession());
    expect(document.documentElement.dataset.scheme).toBeUndefined();
    expect(localStorage.getItem(deviceKeys.preferences)).toBeNull();
  });
});

describe('signing out', () => {
  function storeSessionData() {
    localStorage.setItem('recentRequests:usr_1', '[]');
    for (const key of ['requestDraft', 'paymentStatus', 'pendingSubmission'])
      sessionStorage.setItem(key, '{}');
  }
  const remainingKeys = () => [
    ...Object.keys(localStorage).filter((key) => key.startsWith('recentRequests')),
    ...['requestDraft', 'paymentStatus', 'pendingSubmission'].filter((key) => sessionStorage.getItem(key)),
  ];

  it('removes all data of the user from the device', async () => {
    signInAs({}, { rememberMe: true });
    storeSessionData();
    renderScreen(<SessionWatch />);
    await act(() => endSession());
    expect(remainingKeys()).toEqual([]);
    expect(localStorage.getItem(deviceKeys.session)).toBeNull();
    expect(localStorage.getItem(deviceKeys.rememberMe)).toBeNull();
    expect(localStorage.getItem(deviceKeys.lastInput)).toBeNull();
  });

  it('clears the tab immediately, and the device when SessionWatch is loaded', async () => {
    signInAs({}, { rememberMe: true });
    storeSessionData();
    await act(() => endSession());
    expect(remainingKeys()).toEqual(['recentRequests:usr_1']);
    renderScreen(<SessionWatch />);
    expect(remainingKeys()).toEqual([]);
  });

  it('ends the session here even when the server is unreachable', async () => {
    signInAs();
    server.use(failOperation(signOut, 'unavailable', 'The portal is down'));
    renderScreen(<SessionWatch />);
    await act(() => endSession());
    expect(currentSession()).toBeNull();
  });

  it('differs from an expired session, which keeps the unfinished request for its owner', async () => {
    signInAs({}, { exp: Date.now() / 1000 + 60 });
    storeSessionData();
    renderScreen(<SessionWatch />);
    await advanceTime(61_000);
    expect(latestSessionEnd()).toBe('expired');
    expect(remainingKeys()).toHaveLength(4);
  });

  it('differs from an idle sign-out, which keeps the return path for its owner only', async () => {
    signInAs({ role: 'staff' });
    storeSessionData();
    saveReturnPath('/profile');
    renderScreen(<SessionWatch />);
    await advanceTime(15 * MINUTE);
    expect(latestSessionEnd()).toBe('idle');
    expect(remainingKeys()).toEqual([]);
    expect(readReturnPath()).toBe('/profile');
    act(() => void signInAs({ userId: 'usr_bbbbbbbbbbbbbbbbbbbbbbbb' }));
    expect(readReturnPath()).toBe('/dashboard');
  });
});

it('clears cached responses when another user signs in', async () => {
  const clients: QueryClient[] = [];
  function CaptureClient() {
    const queryClient = useQueryClient();
    useEffect(() => void clients.push(queryClient), [queryClient]);
    return null;
  }
  const { userId } = signInAs();
  renderScreen(
    <>
      <LazySessionWatch />
      <CaptureClient />
    </>,
  );
  const profileOf = (id: string) => clients[0]!.getQueryData(['profile', id]);
  await vi.waitFor(() => expect(profileOf(userId)).toBeDefined());
  act(() => void signInAs({ userId: 'usr_bbbbbbbbbbbbbbbbbbbbbbbb' }));
  expect(profileOf(userId)).toBeUndefined();
  await vi.waitFor(() => expect(profileOf('usr_bbbbbbbbbbbbbbbbbbbbbbbb')).toBeDefined());
});
