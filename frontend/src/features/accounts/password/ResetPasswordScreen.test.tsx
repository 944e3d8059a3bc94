import type { BodyOf } from '@portal/contract/endpoint.ts';
import { publicKey, resetPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropPasswordKey } from '../../../lib/crypto/passwordKey.ts';
import { currentSession, openSession } from '../../../lib/session/session.ts';
import { fill } from '../../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderReloaded } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { aGrant } from '../testing/aGrant.ts';
import { failingOperation } from '../testing/failures.ts';
import { renderAuth } from '../testing/renderAuth.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const TOKEN = 'reset-token_of-an-email';
const open = (address = `/reset-password?token=${TOKEN}`) => renderAuth(<ResetPasswordScreen />, address);
const tokenField = () => screen.getByLabelText('Reset token');
const password = () => screen.getByLabelText('New password');
const confirm = () => screen.getByLabelText('Confirm password');
const resetButton = () => screen.getByRole('button', { name: 'Reset password' });

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
const pair = await crypto.subtle.generateKey(
  { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  true,
  ['encrypt', 'decrypt'],
);
const spki = Buffer.from(await crypto.subtle.exportKey('spki', pair.publicKey)).toString('base64');
const decrypted = async (text: string) =>
  Buffer.from(
    await crypto.subtle.decrypt(algorithm, pair.privateKey, Buffer.from(text, 'base64')),
  ).toString();

let sent: BodyOf<typeof resetPassword>[] = [];
beforeEach(() => {
  sent = [];
  dropPasswordKey();
  server.use(
    mockOperation(publicKey, () => ({
      publicKey: spki,
      kid: 'key-1',
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    })),
  );
});

function mockReset(reply: () => Promise<Record<string, never>> | Record<string, never> = () => ({})) {
  server.use(
    mockOperation(resetPassword, ({ body }) => {
      sent.push(body);
      return reply();
    }),
  );
}

async function fillIn(user: UserEvent) {
  await fill(user, password(), 'orange');
  await fill(user, confirm(), 'orange');
}

describe('the reset form', () => {
  it('removes the token from the address bar', async () => {
    const { user } = open();
    await waitFor(() => expect(window.location.href).toMatch(/\/reset-password$/));
    expect(tokenField()).toHaveValue(TOKEN);
    mockReset();
    await fillIn(user);
    await user.click(resetButton());
    await screen.findByRole('heading', { name: 'Password Reset Successful' });
    expect(sent[0]?.token).toBe(TOKEN);
  });

  it('keeps the token across a reload, outside the address, until the password is reset', async () => {
    const { unmount } = open();
    await waitFor(() => expect(window.location.href).toMatch(/\/reset-password$/));
    unmount();
    // Simulates a reload: the history entry is the same, everything else is new.
    const { user } = renderReloaded(<ResetPasswordScreen />);
    expect(tokenField()).toHaveValue(TOKEN);
    expect(window.location.href).not.toContain(TOKEN);
    mockReset();
    await fillIn(user);
    await user.click(resetButton());
    await screen.findByRole('heading', { name: 'Password Reset Successful' });
    expect(JSON.stringify(window.history.state)).not.toContain(TOKEN);
  });

  it('accepts a typed token', async () => {
    mockReset();
    const { user } = open('/reset-password');
    await user.type(tokenField(), ` ${TOKEN} `);
    await fillIn(user);
    await user.click(resetButton());
    await screen.findByRole('heading', { name: 'Password Reset Successful' });
    expect(sent[0]?.token).toBe(TOKEN);
  });

  it('shows what is missing', async () => {
    const { user } = open('/reset-password');
    await user.click(resetButton());
    await waitFor(() => expect(tokenField()).toHaveAccessibleDescription(/Reset token is required/));
    expect(password()).toHaveAccessibleDescription(/Password is required/);
    expect(confirm()).toHaveAccessibleDescription('Please confirm your password');
  });

  it('rejects a short password and a different repetition', async () => {
    const { user } = open();
    await user.type(password(), 'short');
    await user.type(confirm(), 'other');
    await user.click(resetButton());
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(/Password must be at least 6 characters long/),
    );
    expect(confirm()).toHaveAccessibleDescription('Passwords do not match');
    await user.type(password(), 's');
    expect(password()).not.toHaveAccessibleDescription(/at least 6 characters long/);
  });

  it('shows one password without showing the other', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(confirm()).toHaveAttribute('type', 'password');
  });

  it('links back to sign-in', () => {
    open();
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
  });
});

describe('resetting the password', () => {
  it('sends the password encrypted, with the key ID', async () => {
    mockReset();
    const { user } = open();
    await fillIn(user);
    await user.click(resetButton());
    await screen.findByRole('heading', { name: 'Password Reset Successful' });
    expect(sent[0]?.kid).toBe('key-1');
    expect(await decrypted(sent[0]!.password)).toBe('orange');
  });

  it('disables the fields while it is sent', async () => {
    const { promise, resolve } = Promise.withResolvers<Record<string, never>>();
    mockReset(() => promise);
    const { user } = open();
    await fillIn(user);
    await user.click(resetButton());
    expect(await screen.findByRole('button', { name: 'Resetting...' })).toBeVisible();
    for (const field of [tokenField(), password(), confirm()]) expect(field).toBeDisabled();
    resolve({});
    await screen.findByRole('heading', { name: 'Password Reset Successful' });
  });

  it('links to sign-in and closes the session', async () => {
    mockReset();
    openSession(aGrant());
    const { user } = open();
    await fillIn(user);
    await user.click(resetButton());
    expect(await screen.findByRole('heading', { name: 'Password Reset Successful' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', '/login');
    expect(currentSession()).toBeNull();
  });

  it('retries once with a fresh key when the server has changed its key', async () => {
    let requests = 0;
    server.use(
      mockOperation(resetPassword, () => {
        if (++requests === 1) throw new MockFailure('invalid_input', 'Encryption failed. Please try again.');
        return {};
      }),
    );
    const { user } = open();
    await fillIn(user);
    await user.click(resetButton());
    expect(await screen.findByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
    expect(requests).toBe(2);
  });
});

describe('a failed reset', () => {
  it.each<[string, () => void, string]>([
    [
      'of the server with a reason',
      () => server.use(failingOperation(resetPassword, { code: 'gone', message: 'The link has expired.' })),
      'The link has expired.',
    ],
    [
      'without a reason',
      () => server.use(failingOperation(resetPassword, { code: 'unexpected', message: '' })),
      'Failed to reset password. Please try again.',
    ],
    [
      'to use an invalid key',
      () =>
        server.use(
          mockOperation(publicKey, () => ({
            publicKey: 'AAAA',
            kid: 'k',
            expiresAt: '2100-01-01T00:00:00Z',
          })),
        ),
      'Encryption failed. Please try again.',
    ],
    [
      'to get the key',
      () => server.use(failingOperation(publicKey, { code: 'unexpected', message: 'Oh no' })),
      'Failed to get public key from server',
    ],
    [
      'to decrypt, twice',
      () =>
        server.use(
          failingOperation(resetPassword, {
            code: 'invalid_input',
            message: 'Encryption failed. Please try again.',
          }),
        ),
      'Encryption failed. Please try again.',
    ],
  ])('%s is shown until the next input', async (_, prepare, message) => {
    prepare();
    const { user } = open();
    await fillIn(user);
    await user.type(confirm(), '{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(password()).toBeEnabled();
    expect(document.body).not.toHaveFocus();
    await user.type(password(), 's');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
