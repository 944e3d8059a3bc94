import type { BodyOf } from '@portal/contract/endpoint.ts';
import { signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveReturnPath } from '../../../lib/session/returnPath.ts';
import { openSession } from '../../../lib/session/session.ts';
import { fill } from '../../../testing/fill.ts';
import { deviceKeys } from '../../../lib/storage/deviceKeys.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { aGrant } from '../testing/aGrant.ts';
import { failingOperation } from '../testing/failures.ts';
import { renderAuth } from '../testing/renderAuth.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const open = (address = '/login') => renderAuth(<SignInScreen />, address);
const emailField = () => screen.getByLabelText('Email');
const passwordField = () => screen.getByLabelText('Password');
const signInButton = () => screen.getByRole('button', { name: 'Sign in' });

let sent: BodyOf<typeof signIn>[] = [];
beforeEach(() => {
  sent = [];
});

function mockSignIn(reply: () => ReturnType<typeof aGrant> | Promise<ReturnType<typeof aGrant>> = aGrant) {
  server.use(
    mockOperation(signIn, ({ body }) => {
      sent.push(body);
      return reply();
    }),
  );
}

async function fillIn(user: ReturnType<typeof open>['user']) {
  await fill(user, emailField(), 'casey@firm.example');
  await fill(user, passwordField(), 'orange-tree');
}

describe('the sign-in form', () => {
  it('sets the document title and supports password managers', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
    expect(document.title).toBe('Sign in to your account · Records Portal');
    expect(emailField()).toHaveAttribute('autocomplete', 'username');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('links to password reset and sign-up', () => {
    open();
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.getByRole('link', { name: 'Create your account' })).toHaveAttribute('href', '/signup');
  });

  it('shows and hides the password', async () => {
    const { user } = open();
    expect(passwordField()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(passwordField()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(passwordField()).toHaveAttribute('type', 'password');
  });

  it.each([
    ['', 'Email is required'],
    ['   ', 'Email cannot be empty'],
    ['casey@firm', 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@firm.example`, 'Email address is too long'],
  ])('rejects the address "%s": %s', async (typed, message) => {
    const { user } = open();
    if (typed) await user.click(emailField());
    if (typed) await user.paste(typed);
    await user.click(signInButton());
    await waitFor(() => expect(emailField()).toHaveAccessibleDescription(message));
    expect(emailField()).toHaveFocus();
    expect(passwordField()).toHaveAccessibleDescription('Password is required');
    expect(sent).toEqual([]);
  });

  it('clears the error of a field when it is edited', async () => {
    const { user } = open();
    await user.click(signInButton());
    await waitFor(() => expect(emailField()).toHaveAccessibleDescription('Email is required'));
    await user.type(emailField(), 'c');
    expect(emailField()).toHaveAccessibleDescription('');
    expect(passwordField()).toHaveAccessibleDescription('Password is required');
  });

  it('offers a correction for a misspelled mail provider', async () => {
    const { user } = open();
    await fill(user, emailField(), 'casey@gmial.com');
    await user.click(await screen.findByRole('button', { name: 'Did you mean casey@gmail.com?' }));
    expect(emailField()).toHaveValue('casey@gmail.com');
    expect(emailField()).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  });
});

describe('signing in', () => {
  it('opens the dashboard and replaces the sign-in page in the history', async () => {
    mockSignIn();
    const { user } = open();
    const entries = window.history.length;
    await fillIn(user);
    await user.click(signInButton());
    expect(await screen.findByText('At /dashboard')).toBeVisible();
    expect(window.history.length).toBe(entries);
  });

  it('returns to the page that requires it', async () => {
    mockSignIn();
    saveReturnPath('/account-settings?tab=notifications');
    const { user } = open();
    await fillIn(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('At /account-settings?tab=notifications')).toBeVisible();
  });

  it.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)', '/%5Cevil.example'])(
    'opens the dashboard, also when the address names another site: %s',
    async (from) => {
      mockSignIn();
      const { user } = open(`/login?from=${from}`);
      await fillIn(user);
      await user.click(signInButton());
      expect(await screen.findByText('At /dashboard')).toBeVisible();
    },
  );

  it('sends the token of this browser, so that it can sign in when others must wait', async () => {
    const devices: (string | null)[] = [];
    server.use(
      mockOperation(signIn, ({ headers }) => {
        devices.push(headers.get('X-Device'));
        return aGrant();
      }),
    );
    localStorage.setItem(deviceKeys.device, 'device-token');
    const { user } = open();
    await fillIn(user);
    await user.click(signInButton());
    await screen.findByText('At /dashboard');
    expect(devices).toEqual(['device-token']);
  });

  it('keeps the session for the tab only without “Remember me”', async () => {
    mockSignIn(() => aGrant({ rememberMe: false }));
    const { user } = open();
    expect(screen.getByRole('checkbox', { name: 'Remember me for 30 days' })).not.toBeChecked();
    await fillIn(user);
    await user.click(signInButton());
    await screen.findByText('At /dashboard');
    expect(sent).toEqual([{ email: 'casey@firm.example', password: 'orange-tree', rememberMe: false }]);
    expect(sessionStorage.getItem(deviceKeys.session)).not.toBeNull();
    expect(localStorage.getItem(deviceKeys.session)).toBeNull();
  });

  it('keeps the session on the device with “Remember me”', async () => {
    mockSignIn(() => aGrant({ rememberMe: true }));
    const { user } = open();
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: 'Remember me for 30 days' }));
    await user.click(signInButton());
    await screen.findByText('At /dashboard');
    expect(sent[0]?.rememberMe).toBe(true);
    expect(localStorage.getItem(deviceKeys.session)).not.toBeNull();
    expect(localStorage.getItem(deviceKeys.device)).toBe('device-token');
  });

  it('shows that it is signing in, and sends once', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aGrant>>();
    mockSignIn(() => promise);
    const { user } = open();
    await fillIn(user);
    await user.click(signInButton());
    const busy = await screen.findByRole('button', { name: 'Signing you in...' });
    await user.click(busy);
    await user.type(passwordField(), '{Enter}');
    resolve(aGrant());
    await screen.findByText('At /dashboard');
    expect(sent).toHaveLength(1);
  });

  it('redirects a user who is already signed in', async () => {
    openSession(aGrant());
    saveReturnPath('/profile');
    open();
    expect(await screen.findByText('At /profile')).toBeVisible();
  });
});

describe('a failed sign-in', () => {
  it('shows an error until the next input', async () => {
    server.use(failOperation(signIn, 'unauthenticated', 'Login failed. Please check your credentials.'));
    const { user } = open();
    await fillIn(user);
    await user.click(signInButton());
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent('Login failed. Please check your credentials.');
    expect(box).toHaveAttribute('data-notice', 'error');
    expect(signInButton()).toBeEnabled();
    await user.type(passwordField(), 's');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the message of the specification when the server gives no reason', async () => {
    server.use(failingOperation(signIn, { code: 'unexpected', message: '' }));
    const { user } = open();
    await fillIn(user);
    await user.click(signInButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Login failed. Please check your credentials.',
    );
  });

  it('shows the waiting time of a rate limit', async () => {
    const message = 'Too many attempts. To protect the account, you must wait before you try again.';
    server.use(failingOperation(signIn, { code: 'rate_limited', message, retryAfterSeconds: 600 }));
    const { user } = open();
    await fillIn(user);
    await user.click(signInButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 10 minutes.');
  });

  it('can be retried when the server was unavailable', async () => {
    const message = 'The service is not available right now.';
    server.use(failingOperation(signIn, { code: 'unavailable', message }));
    const { user } = open();
    await fillIn(user);
    await user.click(signInButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    mockSignIn();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('At /dashboard')).toBeVisible();
  });

  it('shows a field error at its field', async () => {
    server.use(
      failOperation(signIn, 'invalid_input', 'Please enter a valid email address', {
        email: 'Please enter a valid email address',
      }),
    );
    const { user } = open();
    await fillIn(user);
    await user.click(signInButton());
    await waitFor(() =>
      expect(emailField()).toHaveAccessibleDescription('Please enter a valid email address'),
    );
    expect(emailField()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('sign-in after a session ended', () => {
  it.each([
    ['expired', 'Your session has ended. Please sign in again.'],
    ['idle', 'You were signed out after 15 minutes of inactivity.'],
  ])('says why: %s', (reason, message) => {
    open(`/login?reason=${reason}`);
    expect(screen.getByText(message)).toBeVisible();
  });

  it('says nothing after a sign-out', () => {
    open('/login?reason=signed-out');
    expect(screen.queryByText(/session has ended|signed out/)).toBeNull();
  });
});
