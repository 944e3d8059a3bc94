import {
  confirmAddress,
  confirmPhone,
  requestAddressLink,
  sendPhoneCode,
} from '@portal/contract/accounts/endpoints/confirmation.ts';
import { submitUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../testing/aUser.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { renderWithSessionWatch } from '../../../testing/renderPortal.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { ProfileScreen } from '../profile/ProfileScreen.tsx';
import { SettingsScreen } from '../settings/SettingsScreen.tsx';
import { ConfirmAddressScreen } from './ConfirmAddressScreen.tsx';
import { DashboardNotices } from './DashboardNotices.tsx';

const texted = { settings: { ...aUser().settings, smsNotifications: true } };

function openSettings(overrides: Partial<UserView>) {
  signInAs(overrides);
  return renderWithSessionWatch(<SettingsScreen />, '/account-settings?tab=notifications');
}

function openDashboard(overrides: Partial<UserView>) {
  signInAs(overrides);
  return renderWithSessionWatch(<DashboardNotices userId={aUser().userId} />, '/dashboard');
}

function openProfile(overrides: Partial<UserView>) {
  signInAs(overrides);
  return renderWithSessionWatch(<ProfileScreen />, '/profile');
}

describe('a phone number that is not confirmed', () => {
  it('is confirmed in the settings with a code, and a wrong code says so', async () => {
    const { user } = openSettings({ ...texted, phoneConfirmed: false });
    const sent: unknown[] = [];
    server.use(
      mockOperation(sendPhoneCode, () => ({})),
      mockOperation(confirmPhone, ({ body }) => {
        sent.push(body);
        if (body.code !== '123456') throw new MockFailure('invalid_input', 'x', { code: 'Wrong code' });
        return { user: aUser({ ...texted, phoneConfirmed: true }) };
      }),
    );
    expect(await screen.findByText(/we don’t send any to \(628\) 555-0188/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    const field = await screen.findByLabelText('6-digit code');
    expect(field).toHaveFocus();
    await user.type(field, '12');
    await user.click(screen.getByRole('button', { name: 'Confirm phone number' }));
    expect(await screen.findByText('Please enter the 6-digit code from the text message')).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(field);
    await user.type(field, '654321{Enter}');
    expect(await screen.findByText('Wrong code')).toBeVisible();
    await user.clear(field);
    await user.type(field, '123 456{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('6-digit code')).not.toBeInTheDocument());
    expect(sent).toEqual([{ code: '654321' }, { code: '123456' }]);
    expect(screen.queryByText('Confirm your phone number')).not.toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'SMS notifications' })).toBeChecked();
    expect(await screen.findByText('Phone number confirmed')).toBeVisible();
  });

  it('shows why a code cannot be sent, and another one can be requested', async () => {
    const { user } = openSettings({ ...texted, phoneConfirmed: false });
    server.use(failOperation(sendPhoneCode, 'rate_limited', 'Too many attempts.'));
    await user.click(await screen.findByRole('button', { name: 'Text me a code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
    server.use(mockOperation(sendPhoneCode, () => ({})));
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await user.click(await screen.findByRole('button', { name: 'Get another code' }));
    expect(await screen.findByRole('button', { name: 'Text me a code' })).toBeVisible();
  });

  it.each([
    ['confirmed', { ...texted, phoneConfirmed: true }],
    ['not used for text messages', { phoneConfirmed: false }],
    ['missing', { ...texted, phoneNumber: '', phoneConfirmed: false }],
  ])('needs no confirmation if it is %s', async (_, overrides) => {
    openSettings(overrides);
    await screen.findByRole('switch', { name: 'SMS notifications' });
    expect(screen.queryByText('Confirm your phone number')).not.toBeInTheDocument();
  });

  it.each([
    ['on the dashboard', openDashboard],
    ['in the profile', openProfile],
  ])('is mentioned %s, with a link to the settings', async (_, open) => {
    open({ ...texted, phoneConfirmed: false });
    expect(await screen.findByText('Confirm your phone number')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open notification settings' })).toHaveAttribute(
      'href',
      '/account-settings?tab=notifications',
    );
  });
});

describe('an address that is not confirmed', () => {
  it.each([
    ['the dashboard', openDashboard],
    ['the settings', openSettings],
  ])('gets a link from %s', async (_, open) => {
    const { user } = open({ emailConfirmed: false });
    let links = 0;
    server.use(
      mockOperation(requestAddressLink, () => {
        links++;
        if (links === 1) throw new MockFailure('rate_limited', 'Too many attempts.');
        return { isDelayed: links === 2 };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByText('We sent you a link. Please check your email.')).toBeVisible();
    expect(screen.getByText('Emails take longer than usual right now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send another link' }));
    await waitFor(() => expect(links).toBe(3));
    await waitFor(() =>
      expect(screen.queryByText('Emails take longer than usual right now.')).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not mentioned once it is confirmed', async () => {
    openSettings({});
    await screen.findByRole('switch', { name: 'Email notifications' });
    expect(screen.queryByText('Confirm your address')).not.toBeInTheDocument();
  });

  it('is confirmed by a click on the page of the link, whose token leaves the address bar', async () => {
    signInAs({ emailConfirmed: false });
    const token = 'a'.repeat(43);
    const sent = recordBodies(confirmAddress, () => ({ user: aUser() }));
    const { user } = renderWithSessionWatch(<ConfirmAddressScreen />, `/confirm-address?token=${token}`);
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(sent).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
    expect(await screen.findByText('Email address confirmed')).toBeVisible();
    expect(sent).toEqual([{ token }]);
    expect(screen.queryByRole('button', { name: 'Confirm my address' })).not.toBeInTheDocument();
  });

  it('stays unconfirmed when the link is no longer valid', async () => {
    signInAs({ emailConfirmed: false });
    server.use(failOperation(confirmAddress, 'gone', 'This link is no longer valid.'));
    const { user } = renderWithSessionWatch(
      <ConfirmAddressScreen />,
      '/confirm-address?token=aaaaaaaaaaaaaaaaaaaaa',
    );
    await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
    expect(screen.getByRole('link', { name: 'Open notification settings' })).toBeVisible();
  });
});

describe('an address that rejects mail', () => {
  const rejecting = {
    emailRejectsMail: { reason: 'mailbox_full', since: '2026-11-20T12:00:00.000Z' },
  } as const;
  const TITLE = 'Our emails to casey@firm.example don’t arrive';

  it.each([
    ['on the dashboard', openDashboard],
    ['in the profile', openProfile],
    ['in the settings', openSettings],
  ])('is mentioned %s with the reason, and a link that tests it', async (_, open) => {
    const { user } = open(rejecting);
    server.use(mockOperation(requestAddressLink, () => ({})));
    expect(await screen.findByText(TITLE)).toBeVisible();
    expect(
      screen.getByText('The mailbox is full. The first email failed on November 20, 2026.'),
    ).toBeVisible();
    expect(screen.getByText(/you can still sign in, and your orders stay here/)).toBeVisible();
    expect(screen.getByText(/choose “Correct the address”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByText('We sent you a link. Please check your email.')).toBeVisible();
    expect(
      screen.getByText(/^If the email to casey@firm\.example arrives, your address works again/),
    ).toBeVisible();
  });

  it('is mentioned once if it is not confirmed either', async () => {
    openSettings({ ...rejecting, emailConfirmed: false });
    expect(await screen.findByText(TITLE)).toBeVisible();
    expect(screen.queryByText('Confirm your address')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Email me a link' })).toHaveLength(1);
  });

  it('is replaced by an admin for staff', async () => {
    openSettings({ ...rejecting, role: 'staff' });
    expect(await screen.findByText(/ask an admin to invite another one/)).toBeVisible();
  });

  it('is still mentioned after the profile was edited', async () => {
    const { user } = openProfile(rejecting);
    server.use(mockOperation(submitUserProfile, ({ body }) => ({ user: { ...aUser(), ...body } })));
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(screen.getByText(TITLE)).toBeVisible();
  });
});
