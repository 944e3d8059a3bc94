import { signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import { activateTwoStep, startTwoStep, verifyTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession } from '../../../lib/session/session.ts';
import { fill } from '../../../testing/fill.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { SignInScreen } from '../signIn/SignInScreen.tsx';
import { aGrant } from '../testing/aGrant.ts';
import { failingOperation } from '../testing/failures.ts';
import { renderAuth } from '../testing/renderAuth.tsx';

const recoveryCodes = ['AAAAA-11111', 'BBBBB-22222'];

async function openStep(step: 'code' | 'enroll') {
  server.use(mockOperation(signIn, () => ({ step, challenge: 'challenge-1' })));
  const opened = renderAuth(<SignInScreen />, '/login');
  await fill(opened.user, screen.getByLabelText('Email'), 'staff@portal.example');
  await opened.user.type(screen.getByLabelText('Password'), 'orange-tree{Enter}');
  return opened;
}

describe('the second step of a sign-in', () => {
  it('focuses the code field', async () => {
    await openStep('code');
    const field = await screen.findByLabelText('6-digit code');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(document.title).toBe('Two-step sign-in · Records Portal');
  });

  it('signs in with the code and ignores spaces in it', async () => {
    const sent = recordBodies(verifyTwoStep, () => aGrant({ role: 'staff' }));
    const { user } = await openStep('code');
    await user.type(await screen.findByLabelText('6-digit code'), '123 456{Enter}');
    expect(await screen.findByText('At /dashboard')).toBeVisible();
    expect(sent).toEqual([{ challenge: 'challenge-1', code: '123456' }]);
  });

  it('rejects an invalid code before sending', async () => {
    const { user } = await openStep('code');
    const field = await screen.findByLabelText('6-digit code');
    await user.type(field, '12345{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Please enter the 6-digit code from your authenticator app'),
    );
  });

  it('shows an error for a wrong code', async () => {
    server.use(failOperation(verifyTwoStep, 'unauthenticated', 'That code is not right.'));
    const { user } = await openStep('code');
    await user.type(await screen.findByLabelText('6-digit code'), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right.');
    expect(currentSession()).toBeNull();
  });

  it('accepts a recovery code instead', async () => {
    const sent: unknown[] = [];
    server.use(
      mockOperation(verifyTwoStep, ({ body }) => {
        sent.push(body.code);
        return aGrant({ role: 'staff' });
      }),
    );
    const { user } = await openStep('code');
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
    const field = screen.getByLabelText('Recovery code');
    expect(field).toHaveFocus();
    await user.type(field, '123456{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter one of your recovery codes'));
    await user.clear(field);
    await user.type(field, 'abcde-12345{Enter}');
    expect(await screen.findByText('At /dashboard')).toBeVisible();
    expect(sent).toEqual(['ABCDE12345']);
  });

  it('can return to the password form', async () => {
    const { user } = await openStep('code');
    await user.click(await screen.findByRole('button', { name: 'Back to Sign In' }));
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});

describe('the required setup of two-step sign-in', () => {
  let started: unknown[] = [];
  beforeEach(() => {
    started = [];
    server.use(
      mockOperation(startTwoStep, ({ body }) => {
        started.push(body);
        return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Portal:staff?secret=JBSWY3DPEHPK3PXP' };
      }),
      mockOperation(activateTwoStep, ({ body }) => {
        if (body.code !== '123456') throw new MockFailure('invalid_input', 'That code is not right.');
        return { recoveryCodes, session: aGrant({ role: 'staff' }) };
      }),
    );
  });

  async function openRecoveryCodes() {
    const opened = await openStep('enroll');
    await opened.user.type(await screen.findByLabelText('6-digit code'), '123456{Enter}');
    await screen.findByRole('heading', { name: 'Save your recovery codes' });
    return opened;
  }

  it('shows the secret as QR code and as text that can be copied', async () => {
    const { user } = await openStep('enroll');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(started).toEqual([{ challenge: 'challenge-1' }]);
    expect(screen.getByRole('link', { name: /on this device/ })).toHaveAttribute(
      'href',
      'otpauth://totp/Portal:staff?secret=JBSWY3DPEHPK3PXP',
    );
    await user.click(screen.getByRole('button', { name: 'Copy Setup key' }));
    expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
  });

  it('continues only with a correct code', async () => {
    const { user } = await openStep('enroll');
    const field = await screen.findByLabelText('6-digit code');
    await user.type(field, '654321{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right.');
    await user.clear(field);
    await user.type(field, '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
  });

  it('signs in only after the recovery codes are saved', async () => {
    const { user } = await openRecoveryCodes();
    const list = within(screen.getByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
    expect(currentSession()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText('At /dashboard')).toBeVisible();
    expect(currentSession()?.role).toBe('staff');
  });

  it('lets the recovery codes be copied, downloaded and printed', async () => {
    const { user } = await openRecoveryCodes();
    await user.click(screen.getByRole('button', { name: 'Copy Recovery codes' }));
    expect(await navigator.clipboard.readText()).toBe('AAAAA-11111\nBBBBB-22222');

    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(click.mock.contexts[0]).toHaveProperty('download', 'recovery-codes.txt');
    expect(await blobs[0]!.text()).toContain('AAAAA-11111\nBBBBB-22222\n');
    click.mockRestore();

    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('can be retried when requesting the secret fails', async () => {
    server.use(failingOperation(startTwoStep, { code: 'unexpected', message: '' }));
    const { user } = await openStep('enroll');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t start the setup. Please try again.',
    );
    server.use(mockOperation(startTwoStep, () => ({ secret: 'ABCD', uri: 'otpauth://totp/x' })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('6-digit code')).toBeVisible();
  });
});
