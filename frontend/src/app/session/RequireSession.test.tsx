import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
// Preloaded, so that tests wait only for other tabs, not for code.
import '../../lib/session/tabs/requestSessionFromTabs.ts';
import { readReturnPath } from '../../lib/session/returnPath.ts';
import { adoptSession, closeSession } from '../../lib/session/session.ts';
import { publishSessionChange } from '../../lib/session/sessionChanges.ts';
import { SESSION_CHANNEL } from '../../lib/session/tabs/tabMessage.ts';
import { aSessionToken } from '../../testing/aSession.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { RequireSession } from './RequireSession.tsx';

function SignIn() {
  return <p>Sign-in {JSON.stringify(useLocation().state)}</p>;
}

function open(address = '/account-settings?tab=security') {
  return renderScreen(
    <Routes>
      <Route path="/login" element={<SignIn />} />
      <Route
        path="*"
        element={
          <RequireSession>
            <p>Inside</p>
          </RequireSession>
        }
      />
    </Routes>,
    address,
  );
}

beforeEach(() => publishSessionChange(null));

it('renders the page for a signed-in user', () => {
  adoptSession(aSessionToken());
  open();
  expect(screen.getByText('Inside')).toBeInTheDocument();
});

it('sends users without a session to the sign-in after other tabs had time to reply, and stores the page', async () => {
  open();
  const entries = window.history.length;
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText(/Sign-in/)).toHaveTextContent('"from":"/account-settings?tab=security"');
  expect(window.location.pathname).toBe('/login');
  expect(window.history.length).toBe(entries);
  expect(readReturnPath()).toBe('/account-settings?tab=security');
});

it('removes the stored page when it is reached', () => {
  sessionStorage.setItem('portal.returnPath', '/profile');
  adoptSession(aSessionToken());
  open('/profile');
  expect(readReturnPath()).toBe('/dashboard');
});

it('clears an expired token and reports it', async () => {
  sessionStorage.setItem('portal.session', aSessionToken({ exp: Date.now() / 1000 - 1 }));
  open();
  expect(await screen.findByText(/Sign-in/)).toHaveTextContent('"end":"expired"');
  expect(sessionStorage.getItem('portal.session')).toBeNull();
});

/** The channel of another tab, until the end of the test. */
function openOtherTab(): BroadcastChannel {
  const otherTab = new BroadcastChannel(SESSION_CHANNEL);
  onTestFinished(() => otherTab.close());
  return otherTab;
}

it('uses the session of another tab', async () => {
  // The page waits 150 ms for a reply, which takes longer on a busy machine.
  const { setTimeout } = globalThis;
  const slower = (run: () => void, ms: number) => setTimeout(run, ms === 150 ? 15_000 : ms);
  vi.stubGlobal('setTimeout', slower);
  onTestFinished(() => void vi.unstubAllGlobals());
  const otherTab = openOtherTab();
  otherTab.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type === 'requested') otherTab.postMessage({ type: 'shared', token: aSessionToken() });
  });
  open();
  expect(await screen.findByText('Inside')).toBeInTheDocument();
  expect(sessionStorage.getItem('portal.session')).toBe(aSessionToken());
});

it('ignores a token that cannot be read', async () => {
  const stranger = openOtherTab();
  stranger.addEventListener('message', () => stranger.postMessage({ type: 'shared', token: 'a.b.c' }));
  open();
  expect(await screen.findByText(/Sign-in/)).toBeInTheDocument();
});

it('sends a user whose session expired to the sign-in and back', async () => {
  adoptSession(aSessionToken());
  open('/profile');
  act(() => closeSession('expired'));
  expect(await screen.findByText(/Sign-in/)).toHaveTextContent('{"from":"/profile","end":"expired"}');
  expect(readReturnPath()).toBe('/profile');
});

it('does not return the next user to the page of a user who signed out', async () => {
  adoptSession(aSessionToken());
  open('/profile');
  act(() => closeSession('signed-out'));
  expect(await screen.findByText(/Sign-in/)).toHaveTextContent('{"end":"signed-out"}');
  expect(readReturnPath()).toBe('/dashboard');
});
