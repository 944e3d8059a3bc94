import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { getInvitation, signUp } from '@portal/contract/accounts/endpoints/auth.ts';
import { identityProviders, listIdentityProviders } from '@portal/contract/accounts/endpoints/oauth.ts';
import { startTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveReturnPath } from '../../../lib/session/returnPath.ts';
import { fill } from '../../../testing/fill.ts';
import { closeSession, currentSession, openSession } from '../../../lib/session/session.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { aGrant } from '../testing/aGrant.ts';
import { failingOperation } from '../testing/failures.ts';
import { openAuth, renderAuth } from '../testing/renderAuth.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

const TOKEN = 'invitation-token-of-an-email';
const open = (address = '/signup') => renderAuth(<SignUpScreen />, address);
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const createButton = () => screen.getByRole('button', { name: 'Create account' });
const terms = () => screen.getByRole('checkbox', { name: 'I agree to the terms and conditions' });

let sent: BodyOf<typeof signUp>[] = [];
beforeEach(() => {
  sent = [];
});

function mockSignUp(reply: () => ReturnType<typeof aGrant> | Promise<ReturnType<typeof aGrant>> = aGrant) {
  server.use(
    mockOperation(signUp, ({ body }) => {
      sent.push(body);
      return reply();
    }),
  );
}

async function fillIn(user: UserEvent, { email = 'casey@firm.example' } = {}) {
  await user.type(field('First name'), 'Casey');
  await user.type(field('Last name'), 'Doe');
  if (email) await user.type(field('Email'), email);
  await fill(user, screen.getByLabelText('Password'), 'orange');
  await fill(user, screen.getByLabelText('Confirm password'), 'orange');
  await user.click(terms());
}

describe('signing up', () => {
  it('creates the account and opens the dashboard, regardless of the return path', async () => {
    mockSignUp();
    saveReturnPath('/profile');
    const { user } = open();
    await fillIn(user);
    await user.click(createButton());
    expect(await screen.findByText('At /dashboard')).toBeVisible();
    expect(sent).toEqual([
      {
        email: 'casey@firm.example',
        password: 'orange',
        firstName: 'Casey',
        lastName: 'Doe',
        phoneNumber: '',
        rememberMe: true,
        language: 'en',
      },
    ]);
  });

  it('sends an optional phone number', async () => {
    mockSignUp();
    const { user } = open();
    await fillIn(user);
    await user.type(field('Phone number'), '(469) 555-0188');
    await user.click(createButton());
    await screen.findByText('At /dashboard');
    expect(sent[0]?.phoneNumber).toBe('(469) 555-0188');
  });

  it('shows that it is creating the account, and sends once', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aGrant>>();
    mockSignUp(() => promise);
    const { user } = open();
    await fillIn(user);
    await user.click(createButton());
    await user.click(await screen.findByRole('button', { name: 'Creating account...' }));
    resolve(aGrant());
    await screen.findByText('At /dashboard');
    expect(sent).toHaveLength(1);
  });

  it('reports every empty field and focuses the first one', async () => {
    const { user } = open();
    await user.click(createButton());
    await waitFor(() => expect(field('First name')).toHaveAccessibleDescription('First name is required'));
    expect(field('First name')).toHaveFocus();
    expect(field('Last name')).toHaveAccessibleDescription('Last name is required');
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password is required/);
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Please confirm your password',
    );
    expect(terms()).toHaveAccessibleDescription('You must agree to the terms and conditions');
    expect(field('Phone number')).toHaveAccessibleDescription('');
  });

  it('reports different passwords until the repetition is edited', async () => {
    const { user } = open();
    await fillIn(user);
    await user.type(screen.getByLabelText('Confirm password'), 's');
    await user.click(createButton());
    const confirm = screen.getByLabelText('Confirm password');
    await waitFor(() => expect(confirm).toHaveAccessibleDescription('Passwords do not match'));
    await user.type(confirm, '{Backspace}');
    expect(confirm).toHaveAccessibleDescription('');
  });

  it('clears the error of the terms when the user agrees', async () => {
    const { user } = open();
    await user.click(createButton());
    await waitFor(() => expect(terms()).toBeInvalid());
    await user.click(terms());
    expect(terms()).toBeValid();
  });

  it('opens terms and privacy policy in a new tab', () => {
    open();
    for (const [name, address] of [
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', address);
      expect(link).toHaveAttribute('target', '_blank');
    }
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('suggests a correction for a misspelled mail provider without requiring it', async () => {
    mockSignUp();
    const { user } = open();
    await fillIn(user, { email: 'casey@yaho.com' });
    expect(await screen.findByRole('button', { name: 'Did you mean casey@yahoo.com?' })).toBeVisible();
    await user.click(createButton());
    await screen.findByText('At /dashboard');
    expect(sent[0]?.email).toBe('casey@yaho.com');
  });

  it('offers the configured identity providers', async () => {
    server.use(mockOperation(listIdentityProviders, () => [...identityProviders]));
    openAuth(<SignUpScreen />, '/signup');
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
  });

  it('redirects a user who is already signed in', async () => {
    openSession(aGrant());
    open();
    expect(await screen.findByText('At /dashboard')).toBeVisible();
  });
});

describe('a rejected sign-up', () => {
  it.each<['conflict' | 'unexpected', string]>([
    ['conflict', 'Registration failed. Please try again.'],
    ['unexpected', ''],
  ])('(%s) shows the message of the specification', async (code, message) => {
    server.use(failingOperation(signUp, { code, message }));
    const { user } = open();
    await fillIn(user);
    await user.click(createButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed. Please try again.');
    expect(field('Email')).toHaveValue('casey@firm.example');
    expect(currentSession()).toBeNull();
  });

  it('shows a common password error at the password field', async () => {
    const message = 'This password is among the most common ones';
    server.use(failOperation(signUp, 'invalid_input', message, { password: message }));
    const { user } = open();
    await fillIn(user);
    await user.click(createButton());
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(new RegExp(message)));
    expect(password).toHaveFocus();
  });
});

describe('signing up with an invitation', () => {
  const invite = (role: Role = 'staff') =>
    server.use(
      mockOperation(getInvitation, ({ body }) => {
        expect(body.token).toBe(TOKEN);
        return { email: 'sam@portal.example', role, firstName: '', lastName: '' };
      }),
    );
  const openInvited = () => open(`/signup?invitation=${TOKEN}`);

  it.each<[Role, string]>([
    ['client', 'Records Portal invites you to join as a client.'],
    ['staff', 'Records Portal invites you to join as a staff member.'],
    ['admin', 'Records Portal invites you to join as an administrator.'],
  ])('says who invites, and for which role (%s)', async (role, text) => {
    invite(role);
    openInvited();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('uses the address of the invitation', async () => {
    invite();
    mockSignUp();
    const { user } = openInvited();
    await screen.findByLabelText('Email');
    expect(field('Email')).toHaveValue('sam@portal.example');
    expect(field('Email')).toHaveAttribute('readonly');
    await fillIn(user, { email: '' });
    await user.click(createButton());
    await screen.findByText('At /dashboard');
    expect(sent[0]).toMatchObject({ email: 'sam@portal.example', invitation: TOKEN });
  });

  it('continues with the setup of two-step sign-in if it is required', async () => {
    invite();
    server.use(
      mockOperation(signUp, () => ({ step: 'enroll' as const, challenge: 'challenge-1' })),
      mockOperation(startTwoStep, () => ({ secret: 'ABCD', uri: 'otpauth://totp/x' })),
    );
    const { user } = openInvited();
    await screen.findByLabelText('Email');
    await fillIn(user, { email: '' });
    await user.click(createButton());
    expect(await screen.findByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
    expect(await screen.findByLabelText('6-digit code')).toBeVisible();
  });

  it('can be accepted while another user is signed in', async () => {
    invite();
    mockSignUp(() => aGrant({ email: 'sam@portal.example' }));
    openSession(aGrant({ email: 'casey@firm.example', sid: 'sid-0' }));
    const { user } = openInvited();
    await screen.findByLabelText('Email');
    await fillIn(user, { email: '' });
    await user.click(createButton());
    await screen.findByText('At /dashboard');
    expect(currentSession()?.email).toBe('sam@portal.example');
  });

  it('removes the token from the address bar and keeps it across a reload', async () => {
    invite();
    const { unmount } = openInvited();
    expect(await screen.findByLabelText('Email')).toHaveValue('sam@portal.example');
    expect(window.location.href).not.toContain(TOKEN);
    unmount();
    open();
    expect(await screen.findByLabelText('Email')).toHaveValue('sam@portal.example');
  });

  it('is forgotten after it is accepted', async () => {
    invite();
    mockSignUp();
    const { user, unmount } = openInvited();
    await screen.findByLabelText('Email');
    await fillIn(user, { email: '' });
    await user.click(createButton());
    await screen.findByText('At /dashboard');
    unmount();
    closeSession('signed-out');
    open();
    expect(field('Email')).not.toHaveAttribute('readonly');
  });

  it('shows that the invitation is invalid, and links to sign-in and sign-up', async () => {
    server.use(failingOperation(getInvitation, { code: 'not_found', message: 'Not found' }));
    const { user } = openInvited();
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('This invitation is no longer valid')).toBeVisible();
    expect(notice.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await user.click(screen.getByRole('link', { name: 'Sign up as a client' }));
    expect(field('Email')).not.toHaveAttribute('readonly');
  });

  it('can retry loading the invitation', async () => {
    server.use(failingOperation(getInvitation, { code: 'unexpected', message: 'Something went wrong' }));
    const { user } = openInvited();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your invitation could not be opened');
    invite();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('sam@portal.example');
  });
});
