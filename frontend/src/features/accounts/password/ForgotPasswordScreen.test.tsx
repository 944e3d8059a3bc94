import { forgotPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { failingOperation } from '../testing/failures.ts';
import { renderAuth } from '../testing/renderAuth.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const TOKEN = 'reset-token_of-a-local-portal';
const open = () => renderAuth(<ForgotPasswordScreen />, '/forgot-password');
const emailField = () => screen.getByLabelText('Email');

async function send(reply: DataOf<typeof forgotPassword> = {}) {
  server.use(mockOperation(forgotPassword, () => reply));
  const opened = open();
  await opened.user.type(emailField(), 'casey@firm.example{Enter}');
  await screen.findByRole('heading', { name: 'Check Your Email' });
  return opened;
}

describe('requesting a reset link', () => {
  it('requires an address', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    await waitFor(() => expect(emailField()).toHaveAccessibleDescription('Email is required'));
  });

  it('shows that it is sending, and sends once', async () => {
    const { promise, resolve } = Promise.withResolvers<Record<string, never>>();
    const requests = vi.fn<(email: string) => void>();
    server.use(
      mockOperation(forgotPassword, ({ body }) => {
        requests(body.email);
        return promise;
      }),
    );
    const { user } = open();
    await fill(user, emailField(), ' casey@firm.example ');
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    await user.click(await screen.findByRole('button', { name: 'Sending...' }));
    resolve({});
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(requests.mock.calls).toEqual([['casey@firm.example']]);
  });

  it('links back to sign-in', () => {
    open();
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
  });

  it('shows an error when it fails', async () => {
    server.use(failingOperation(forgotPassword, { code: 'unexpected', message: '' }));
    const { user } = open();
    await user.type(emailField(), 'casey@firm.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to send reset email. Please try again.',
    );
  });
});

describe('a sent reset link', () => {
  it('tells the user to check their email, and focuses the heading', async () => {
    await send();
    expect(screen.getByText('A password reset link has been sent to your email address')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Check Your Email' })).toHaveFocus();
    expect(document.title).toBe('Check Your Email · Records Portal');
    expect(screen.getByRole('link', { name: 'Go to Reset Password' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.queryByText('Development Token')).toBeNull();
  });

  it.each([true, false, undefined])(
    'says that emails take longer than usual only if they do: %s',
    async (isDelayed) => {
      await send({ isDelayed });
      const texts = screen.queryAllByText('Emails take longer than usual right now.');
      expect(texts).toHaveLength(isDelayed ? 1 : 0);
    },
  );

  it('shows the token of a local portal, which can be copied or followed', async () => {
    const { user } = await send({ resetToken: TOKEN });
    expect(screen.getByText('Development Token')).toBeVisible();
    expect(screen.getByText(TOKEN)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy Development Token' }));
    expect(await navigator.clipboard.readText()).toBe(TOKEN);
    expect(await screen.findByText('Development Token copied')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to Reset Password' }));
    expect(await screen.findByText(`At /reset-password?token=${TOKEN}`)).toBeVisible();
  });

  it('shows an error when copying fails', async () => {
    const { user } = await send({ resetToken: TOKEN });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy Development Token' }));
    expect(await screen.findByText('Failed to copy to clipboard')).toBeVisible();
  });
});
