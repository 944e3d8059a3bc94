import type { BodyOf } from '@portal/contract/endpoint.ts';
import { signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberReturnPath } from '../../../lib/session/returnPath.ts';
import { openSession } from '../../../lib/session/session.ts';
import { fill } from '../../../testing/fill.ts';
import { deviceKeys } from '../../../lib/storage/deviceKeys.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { aGrant } from '../testing/aGrant.ts';
import { failingOperation } from '../testing/failures.ts';
import { renderAuth } from '../testing/renderAuth.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const open = (address = '/login') => renderAuth(<SignInScreen />, address);
const emailField = () => screen.getByLabelText('Email');
const passwordField = () => screen.getByLabelText('Password');
const signInButton = () => screen.getByRole('button', { name: 'Sign In' });

let sent: BodyOf<typeof signIn>[] = [];
beforeEach(() => {
  sent = [];
});

function answerSignIn(reply: () => ReturnType<typeof aGrant> | Promise<ReturnType<typeof aGrant>> = aGrant) {
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

describe('the form', () => {
  it('names the document and lets password managers fill it in', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
    expect(document.title).toBe('Sign in to your account · Records Portal');
    expect(emailField()).toHaveAttribute('autocomplete', 'username');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('leads to the reset and to signing up', () => {
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
    await user.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(passwordField()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide Password' }));
    expect(passwordField()).toHaveAttribute('type', 'password');
  });

  it.each([
    ['', 'Email is required'],
    ['   ', 'Email cannot be empty'],
    ['casey@firm', 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@firm.example`, 'Email address is too long'],
  ])('refuses the address "%s": %s', async (typed, message) => {
    const { user } = open();
    if (typed) await user.click(emailField());
    if (typed) await user.paste(typed);
    await user.click(signInButton());
    await waitFor(() => expect(emailField()).toHaveAccessibleDescription(message));
    expect(emailField()).toHaveFocus();
    expect(passwordField()).toHaveAccessibleDescription('Password is required');
    expect(sent).toEqual([]);
  });

  it('clears the error of a field as it is edited', async () => {
    const { user } = open();
    await user.click(signInButton());
    await waitFor(() => expect(emailField()).toHaveAccessibleDescription('Email is required'));
    await user.type(emailField(), 'c');
    expect(emailField()).toHaveAccessibleDescription('');
    expect(passwordField()).toHaveAccessibleDescription('Password is required');
  });

  it('offers to correct a misspelt mail provider, and corrects it on a click', async () => {
    const { user } = open();
    await fill(user, emailField(), 'casey@gmial.com');
    await user.click(await screen.findByRole('button', { name: 'Did you mean casey@gmail.com?' }));
    expect(emailField()).toHaveValue('casey@gmail.com');
    expect(emailField()).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  });
});

describe('signing in', () => {
  it('goes to the dashboard, in place of the sign-in page', async () => {
    answerSignIn();
    const { user } = open();
    const entries = window.history.length;
    await fillIn(user);
    await user.click(signInButton());
    expect(await screen.findByText('At /dashboard')).toBeVisible();
    expect(window.history.length).toBe(entries);
  });

  it('returns to the page that asked for it', async () => {
    answerSignIn();
    rememberReturnPath('/account-settings?tab=notifications');
    const { user } = open();
    await fillIn(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('At /account-settings?tab=notifications')).toBeVisible();
  });

  it('keeps the session for the tab unless the person asks to be remembered', async () => {
    answerSignIn(() => aGrant({ rememberMe: false }));
    const { user } = open();
    expect(screen.getByRole('checkbox', { name: 'Remember me for 30 days' })).not.toBeChecked();
    await fillIn(user);
    await user.click(signInButton());
    await screen.findByText('At /dashboard');
    expect(sent).toEqual([{ email: 'casey@firm.example', password: 'orange-tree', rememberMe: false }]);
    expect(sessionStorage.getItem(deviceKeys.session)).not.toBeNull();
    expect(localStorage.getItem(deviceKeys.session)).toBeNull();
  });

  it('sends the tick, and keeps the session for the device then', async () => {
    answerSignIn(() => aGrant({ rememberMe: true }));
    const { user } = open();
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: 'Remember me for 30 days' }));
    await user.click(signInButton());
    await screen.findByText('At /dashboard');
    expect(sent[0]?.rememberMe).toBe(true);
    expect(localStorage.getItem(deviceKeys.session)).not.toBeNull();
    expect(localStorage.getItem(deviceKeys.device)).toBe('device-mark');
  });

  it('says what it is doing, and sends once', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aGrant>>();
    answerSignIn(() => promise);
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

  it('moves on when somebody is signed in already', async () => {
    openSession(aGrant());
    rememberReturnPath('/profile');
    open();
    expect(await screen.findByText('At /profile')).toBeVisible();
  });
});

describe('a failure', () => {
  it('is shown in an error box until the next edit', async () => {
    server.use(
      mockOperation(signIn, () => {
        throw new MockFailure('unauthenticated', 'Login failed. Please check your credentials.');
      }),
    );
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

  it('has the words of the specification when the server gives no reason', async () => {
    server.use(failingOperation(signIn, { code: 'unexpected', message: '' }));
    const { user } = open();
    await fillIn(user);
    await user.click(signInButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Login failed. Please check your credentials.',
    );
  });

  it('counts down to the end of a limit', async () => {
    const message = 'Too many attempts. Please wait before you try again.';
    server.use(failingOperation(signIn, { code: 'rate_limited', message, retryAfterSeconds: 600 }));
    const { user } = open();
    await fillIn(user);
    await user.click(signInButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 10 minutes.');
  });

  it('can be tried again when the server was not there', async () => {
    const message = 'The service is not available right now.';
    server.use(failingOperation(signIn, { code: 'unavailable', message }));
    const { user } = open();
    await fillIn(user);
    await user.click(signInButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    answerSignIn();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('At /dashboard')).toBeVisible();
  });

  it('of one field is shown at that field', async () => {
    server.use(
      mockOperation(signIn, () => {
        throw new MockFailure('invalid_input', 'Please enter a valid email address', {
          email: 'Please enter a valid email address',
        });
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

describe('arriving from a session that ended', () => {
  it.each([
    ['expired', 'Your session has ended. Please sign in again.'],
    ['idle', 'You were signed out after 15 minutes of inactivity.'],
  ])('says that it was %s', (reason, message) => {
    open(`/login?reason=${reason}`);
    expect(screen.getByText(message)).toBeVisible();
  });

  it('says nothing to those who signed out themselves', () => {
    open('/login?reason=signed-out');
    expect(screen.queryByText(/session has ended|signed out/)).toBeNull();
  });
});
