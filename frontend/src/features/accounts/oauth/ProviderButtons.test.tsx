import { listIdentityProviders, startOAuth } from '@portal/contract/accounts/endpoints/oauth.ts';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { SignInScreen } from '../signIn/SignInScreen.tsx';
import { failingOperation } from '../testing/failures.ts';
import { openAuth } from '../testing/renderAuth.tsx';
import { goTo } from './goTo.ts';
import { oauthStartStore } from './oauthStart.ts';

vi.mock('./goTo.ts', () => ({ goTo: vi.fn<(url: string) => void>() }));

const PAGE = 'https://accounts.google.com/o/oauth2/v2/auth?state=s';
const open = () => openAuth(<SignInScreen />, '/login');
const google = () => screen.findByRole('button', { name: 'Continue with Google' });

beforeEach(() => {
  vi.mocked(goTo).mockReset();
  server.use(mockOperation(listIdentityProviders, () => ['google' as const]));
});

it('shows the configured providers, without delaying the form', async () => {
  open();
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  expect(await google()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue with GitHub' })).toBeNull();
});

it('shows nothing when the providers fail to load', async () => {
  server.use(failingOperation(listIdentityProviders, { code: 'unexpected', message: 'Oh no' }));
  open();
  await vi.waitFor(() => expect(screen.getByLabelText('Email')).toBeVisible());
  expect(screen.queryByText('or')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('redirects to the provider and keeps the binding secret in this tab', async () => {
  const sent = recordBodies(startOAuth, () => ({ url: PAGE }));
  const { user } = open();
  await user.click(screen.getByRole('checkbox', { name: 'Remember me for 30 days' }));
  await user.click(await google());
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith(PAGE));
  expect(sent).toMatchObject([{ provider: 'google', rememberMe: true }]);
  expect(sent[0]!.binding).toMatch(/^[\w-]{43}$/);
  expect(oauthStartStore.read()).toEqual({ provider: 'google', binding: sent[0]!.binding });
});

it('can be used again when the browser restores the page', async () => {
  server.use(mockOperation(startOAuth, () => ({ url: PAGE })));
  const { user } = open();
  await user.click(await google());
  await vi.waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(await google()).toHaveAttribute('aria-disabled', 'true');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(await google()).not.toHaveAttribute('aria-disabled', 'true');
});

it('shows an error when the sign-in could not be started', async () => {
  server.use(failingOperation(startOAuth, { code: 'unexpected', message: '' }));
  const { user } = open();
  await user.click(await google());
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
  expect(goTo).not.toHaveBeenCalled();
});
