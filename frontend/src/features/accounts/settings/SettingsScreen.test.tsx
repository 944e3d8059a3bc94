import { changePassword, publicKey } from '@portal/contract/accounts/endpoints/auth.ts';
import {
  activateTwoStep,
  disableTwoStep,
  startTwoStep,
} from '@portal/contract/accounts/endpoints/twoStep.ts';
import { readAddressBook } from '@portal/contract/accounts/endpoints/addressBook.ts';
import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { getUserProfile, saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';
import { NAME_BASED_PASSWORD } from '@portal/contract/accounts/rules/nameBasedPassword.ts';
import type { UserSettings, UserView } from '@portal/contract/accounts/schemas/user.ts';
import { readWorkspace, saveWorkspace } from '@portal/contract/workspace/endpoints.ts';
import { DEFAULT_WORKSPACE } from '@portal/contract/workspace/schemas.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropPasswordKey } from '../../../lib/crypto/passwordKey.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { switchLanguage } from '../../../lib/language/switchLanguage.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { fill } from '../../../testing/fill.ts';
import { aSessionToken } from '../../../testing/aSession.ts';
import { aUser } from '../../../testing/aUser.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { renderWithSessionWatch } from '../../../testing/renderPortal.tsx';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { someCopyServices } from '../../../testing/someCopyServices.ts';
import { anAddressBook } from '../../requests/testing/anAddressBook.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

function open(tab: string, overrides: Partial<UserView> = {}) {
  signInAs(overrides);
  return renderWithSessionWatch(<SettingsScreen />, `/account-settings?tab=${tab}`);
}

/** Mocks settings changes and returns the request bodies. */
function mockSettings(): Partial<UserSettings>[] {
  const sent: Partial<UserSettings>[] = [];
  let settings = aUser().settings;
  server.use(
    mockOperation(saveUserSettings, ({ body }) => {
      sent.push(body as Partial<UserSettings>);
      settings = { ...settings, ...body } as UserSettings;
      return { settings };
    }),
  );
  return sent;
}

function failSettings() {
  server.use(failOperation(saveUserSettings, 'unexpected', 'The settings could not be stored'));
}

afterEach(async () => {
  vi.useRealTimers();
  await switchLanguage('en');
});

describe('the settings tabs', () => {
  it('open as the address says, and can be changed with the arrow keys', async () => {
    server.use(
      mockOperation(readAddressBook, () => anAddressBook()),
      mockOperation(listCopyServices, () => someCopyServices),
    );
    const { user } = open('preferences');
    expect(await screen.findByRole('switch', { name: 'Dark mode' })).toBeInTheDocument();
    screen.getByRole('tab', { selected: true }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Notifications' })).toHaveFocus();
    expect(window.location.search).toBe('?tab=notifications');
    expect(await screen.findByRole('switch', { name: 'Email notifications' })).toBeChecked();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Address book' })).toHaveFocus());
    expect(await screen.findByRole('list', { name: 'Copy services' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Security' })).toHaveFocus());
    await waitFor(() => expect(window.location.search).toBe('?tab=security'));
  });

  it('show an error with a retry button when the profile fails to load', async () => {
    signInAs();
    server.use(failOperation(getUserProfile, 'unexpected', 'Something broke'));
    const { user } = renderScreen(<SettingsScreen />, '/account-settings');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch profile');
    server.use(mockOperation(getUserProfile, () => ({ user: aUser() })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Change password' })).toBeInTheDocument();
  });
});

describe('preferences', () => {
  it('apply dark mode at once, and confirm for three seconds that it was saved', async () => {
    const sent = mockSettings();
    const { user } = open('preferences');
    await user.click(await screen.findByRole('switch', { name: 'Dark mode' }));
    await waitFor(() => expect(document.documentElement.dataset.scheme).toBe('dark'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    expect(await screen.findByText('Settings updated successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ darkMode: true }]);
    vi.useRealTimers();
    await waitFor(
      () => expect(screen.queryByText('Settings updated successfully!')).not.toBeInTheDocument(),
      {
        timeout: 10_000,
      },
    );
    expect(document.documentElement.dataset.scheme).toBe('dark');
  });

  it('return to light mode and show an error when saving fails, until saving works', async () => {
    const response = Promise.withResolvers<never>();
    server.use(mockOperation(saveUserSettings, () => response.promise));
    const { user } = open('preferences');
    const toggle = await screen.findByRole('switch', { name: 'Dark mode' });
    await user.click(toggle);
    await waitFor(() => expect(document.documentElement.dataset.scheme).toBe('dark'));
    expect(toggle).toBeChecked();
    response.reject(new MockFailure('unexpected', 'The settings could not be stored'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update settings');
    expect(alert).toHaveTextContent('The settings could not be stored');
    expect(toggle).not.toBeChecked();
    expect(document.documentElement.dataset.scheme).toBeUndefined();
    mockSettings();
    await user.click(toggle);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(document.documentElement.dataset.scheme).toBe('dark');
  });

  it('can use the system setting again', async () => {
    const sent = mockSettings();
    const { user } = open('preferences', { settings: { ...aUser().settings, darkMode: true } });
    await user.click(await screen.findByRole('button', { name: 'Use system setting' }));
    await waitFor(() => expect(document.documentElement.dataset.scheme).toBeUndefined());
    expect(sent).toEqual([{ darkMode: null }]);
  });

  it('change the language of the page', async () => {
    const sent = mockSettings();
    const { user } = open('preferences');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Español');
    await waitFor(() => expect(document.documentElement.lang).toBe('es'));
    expect(sent).toEqual([{ language: 'es' }]);
  });

  it('restore the language when saving fails', async () => {
    failSettings();
    const { user } = open('preferences');
    const choice = await screen.findByRole('combobox', { name: 'Language' });
    await user.selectOptions(choice, 'Español');
    await waitFor(() => expect(choice).toHaveValue('en'));
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  });

  it('change the time zone of all times', async () => {
    mockSettings();
    const { user } = open('preferences');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Time zone' }), 'PST');
    await waitFor(() => expect(formatDateTime('2026-03-04T19:05:00.000Z')).toMatch(/11:05.AM PST$/));
  });
});

describe('the keyboard shortcuts', () => {
  it('are turned off for the person, and stay on if that fails', async () => {
    const edits: unknown[] = [];
    let fails = false;
    let shortcuts = true;
    server.use(
      mockOperation(readWorkspace, () => ({ ...DEFAULT_WORKSPACE, shortcuts })),
      mockOperation(saveWorkspace, ({ body }) => {
        if (fails) throw new MockFailure('unexpected', 'Broken');
        edits.push(body);
        shortcuts = body.shortcuts ?? shortcuts;
        return { ...DEFAULT_WORKSPACE, shortcuts };
      }),
    );
    const { user } = open('preferences', { role: 'staff' });
    const toggle = await screen.findByRole('switch', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(toggle).toBeEnabled());
    await user.click(toggle);
    await waitFor(() => expect(edits).toEqual([{ shortcuts: false }]));
    expect(toggle).not.toBeChecked();
    fails = true;
    await user.click(toggle);
    expect(await screen.findByText('Your choice could not be saved')).toBeInTheDocument();
    expect(toggle).not.toBeChecked();
  });

  it('are not settings of clients', async () => {
    open('preferences');
    await screen.findByRole('switch', { name: 'Dark mode' });
    expect(screen.queryByRole('switch', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  });
});

describe('notifications', () => {
  it('are switched independently', async () => {
    const sent = mockSettings();
    const { user } = open('notifications');
    await user.click(await screen.findByRole('switch', { name: 'Email notifications' }));
    await user.click(screen.getByRole('switch', { name: 'SMS notifications' }));
    await waitFor(() => expect(sent).toEqual([{ emailNotifications: false }, { smsNotifications: true }]));
    expect(screen.getByRole('switch', { name: 'SMS notifications' })).toBeChecked();
  });

  it('by text message require a phone number', async () => {
    open('notifications', { phoneNumber: '' });
    expect(await screen.findByRole('switch', { name: 'SMS notifications' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Add one to your profile' })).toHaveAttribute('href', '/profile');
  });
});

describe('changing the password', () => {
  const fill = async (user: ReturnType<typeof open>['user'], ...values: [string, string, string]) => {
    const labels = ['Current password', 'New password', 'Confirm new password'];
    for (const [index, label] of labels.entries()) {
      const field = await screen.findByLabelText(label);
      if (values[index]) await user.type(field, values[index]);
    }
    await user.click(screen.getByRole('button', { name: 'Update password' }));
  };

  async function mockKey() {
    dropPasswordKey();
    const algorithm = {
      name: 'RSA-OAEP',
      hash: 'SHA-256',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
    };
    const { publicKey: key } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
    const spki = new Uint8Array(await crypto.subtle.exportKey('spki', key));
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    server.use(
      mockOperation(publicKey, () => ({
        publicKey: btoa(String.fromCharCode(...spki)),
        kid: 'key-1',
        expiresAt,
      })),
    );
  }

  it.each([
    ['everything is empty', ['', '', ''], 'Password is required'],
    [
      'the new one is short',
      ['old', '1234567', '1234567'],
      'New password must be at least 8 characters long',
    ],
    ['the repetition is different', ['old', 'long enough', 'long enouhg'], 'New passwords do not match'],
    ['the repetition is empty', ['old', 'long enough', ''], 'Please confirm your password'],
  ] as const)('is rejected before sending when %s', async (_, values, message) => {
    const { user } = open('security');
    await fill(user, ...(values as [string, string, string]));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it('names the confirmation too when everything is empty', async () => {
    const { user } = open('security');
    await fill(user, '', '', '');
    await waitFor(() =>
      expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
        'Please confirm your password',
      ),
    );
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Password is required/);
  });

  it('sends both passwords encrypted, and this browser continues with the new session', async () => {
    await mockKey();
    const bodies = recordBodies(changePassword, () => ({
      step: 'done' as const,
      token: aSessionToken({ sid: 'sid-2' }),
      device: 'device',
    }));
    const { user } = open('security');
    await fill(user, 'the old one', 'the new one', 'the new one');
    expect(await screen.findByText('Password updated successfully!')).toBeInTheDocument();
    expect(currentSession()?.sid).toBe('sid-2');
    expect(JSON.stringify(bodies)).not.toMatch(/the (old|new) one/);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('shows the reason when the server rejects it', async () => {
    await mockKey();
    server.use(failOperation(changePassword, 'invalid_input', 'Your current password is not right'));
    const { user } = open('security');
    await fill(user, 'the old one', 'the new one', 'the new one');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your current password is not right');
  });

  it.each([
    ['', undefined, 'Failed to update password'],
    [NAME_BASED_PASSWORD, { newPassword: NAME_BASED_PASSWORD }, NAME_BASED_PASSWORD],
  ])('shows an error when the server answers with the message %j', async (message, fields, text) => {
    await mockKey();
    server.use(failOperation(changePassword, 'invalid_input', message, fields));
    const { user } = open('security');
    await fill(user, 'the old one', 'the new one', 'the new one');
    expect((await screen.findAllByText(text))[0]).toBeVisible();
  });

  it('fails without the public key of the server', async () => {
    dropPasswordKey();
    server.use(failOperation(publicKey, 'unexpected', 'Operation failed'));
    const { user } = open('security');
    await fill(user, 'the old one', 'the new one', 'the new one');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get public key from server');
  });

  it('is replaced by an emailed link when the account has no password', async () => {
    open('security', { hasPassword: false });
    expect(await screen.findByText(/has no password yet/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Turn on two-step sign-in' })).not.toBeInTheDocument();
  });
});

describe('two-step sign-in', () => {
  const on = { enabled: true, required: false, recoveryCodesLeft: 8 };

  it('can be turned on with password, authenticator and recovery codes', async () => {
    const { user } = open('security');
    server.use(
      mockOperation(startTwoStep, () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' })),
      mockOperation(activateTwoStep, ({ body }) => {
        if (body.code !== '123456') throw new MockFailure('invalid_input', 'This code is not right');
        return { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Turn on two-step sign-in' }));
    await fill(user, screen.getByLabelText('Your password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await fill(user, await screen.findByLabelText('6-digit code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on two-step sign-in' }));
    expect(await screen.findByText('AAAAA-BBBBB')).toBeInTheDocument();
    server.use(mockOperation(getUserProfile, () => ({ user: aUser({ twoStep: on }) })));
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText(/You have 8 recovery codes left/)).toBeInTheDocument();
  });

  it('can be turned off with password and code', async () => {
    const { user } = open('security', { twoStep: on });
    server.use(mockOperation(disableTwoStep, () => ({})));
    await user.click(await screen.findByRole('button', { name: 'Turn off two-step sign-in' }));
    await fill(user, screen.getByLabelText('Your password'), 'secret');
    await fill(user, screen.getByLabelText('6-digit code, or a recovery code'), '123456');
    server.use(mockOperation(getUserProfile, () => ({ user: aUser() })));
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Turn on two-step sign-in' })).toBeInTheDocument();
  });

  it('cannot be turned off if it is required', async () => {
    open('security', { twoStep: { ...on, required: true } });
    expect(await screen.findByText(/can’t be turned off/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Turn off two-step sign-in' })).not.toBeInTheDocument();
  });

  it.each([false, true])('can be set up again with password and code (required: %s)', async (required) => {
    const started: unknown[] = [];
    const { user } = open('security', { twoStep: { ...on, required, recoveryCodesLeft: 2 } });
    server.use(
      mockOperation(startTwoStep, ({ body }) => {
        started.push(body);
        return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' };
      }),
      mockOperation(activateTwoStep, () => ({ recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] })),
    );
    await user.click(await screen.findByRole('button', { name: 'Set up again' }));
    await fill(user, screen.getByLabelText('Your password'), 'secret');
    await fill(user, screen.getByLabelText('6-digit code, or a recovery code'), 'aaaaa-bbbbb');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await fill(user, await screen.findByLabelText('6-digit code'), '123456');
    expect(started).toEqual([{ password: 'secret', code: 'AAAAABBBBB' }]);
    await user.click(screen.getByRole('button', { name: 'Use this authenticator' }));
    expect(await screen.findByText('AAAAA-BBBBB')).toBeInTheDocument();
    const renewed = aUser({ twoStep: { ...on, required, recoveryCodesLeft: 10 } });
    server.use(mockOperation(getUserProfile, () => ({ user: renewed })));
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText(/You have 10 recovery codes left/)).toBeInTheDocument();
  });

  it('does not change when the code for setting it up again is wrong', async () => {
    const { user } = open('security', { twoStep: on });
    server.use(failOperation(startTwoStep, 'invalid_input', 'This code is not right'));
    await user.click(await screen.findByRole('button', { name: 'Set up again' }));
    await fill(user, screen.getByLabelText('Your password'), 'secret');
    await fill(user, screen.getByLabelText('6-digit code, or a recovery code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Set up again' })).toBeInTheDocument();
  });

  it('warns when few recovery codes are left', async () => {
    open('security', { twoStep: { ...on, recoveryCodesLeft: 1 } });
    expect(await screen.findByText(/To get new codes, set up two-step sign-in again/)).toBeInTheDocument();
    await act(() => Promise.resolve());
  });
});
