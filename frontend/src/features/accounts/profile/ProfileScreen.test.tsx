import { signOut } from '@portal/contract/accounts/endpoints/auth.ts';
import { submitUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentSession } from '../../../lib/session/session.ts';
import { aUser } from '../../../testing/aUser.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

function open(overrides: Partial<UserView> = {}) {
  signInAs(overrides);
  return renderScreen(<ProfileScreen />, '/profile');
}

const edit = () => screen.findByRole('button', { name: 'Edit profile' });

it('shows the profile, a link to the dashboard, and Sign out', async () => {
  server.use(mockOperation(signOut, () => ({})));
  const { user } = open({ bio: '' });
  expect(screen.getByRole('heading', { name: 'Your Profile' })).toBeInTheDocument();
  expect(await screen.findByText('Casey')).toBeInTheDocument();
  expect(screen.getByText('Legal Administrator')).toBeInTheDocument();
  expect(screen.getByText('Not provided')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(currentSession()).toBeNull();
});

it('saves edited fields; the email address is read-only', async () => {
  const sent = recordBodies(submitUserProfile, ({ body }) => ({ user: { ...aUser(), ...body } }));
  const { user } = open();
  await user.click(await edit());
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  const first = screen.getByRole('textbox', { name: 'First name' });
  expect(first).toHaveFocus();
  await user.clear(first);
  await user.type(first, 'Robin');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Operations');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(screen.getByText('Robin')).toBeInTheDocument();
  expect(sent).toEqual([expect.objectContaining({ firstName: 'Robin', department: 'Operations' })]);
  await waitFor(() => expect(screen.queryByText('Profile updated successfully!')).not.toBeInTheDocument(), {
    timeout: 10_000,
  });
});

it('shows problems at their fields', async () => {
  const { user } = open();
  await user.click(await edit());
  await user.clear(screen.getByRole('textbox', { name: 'First name' }));
  await user.clear(screen.getByRole('textbox', { name: /Phone number/ }));
  await user.type(screen.getByRole('textbox', { name: /Phone number/ }), '123');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('First name is required')).toBeInTheDocument();
  expect(screen.getByText('Please enter a valid phone number (minimum 10 digits)')).toBeInTheDocument();
});

it('discards edits on Cancel', async () => {
  const { user } = open();
  await user.click(await edit());
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'xyz');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Casey')).toBeInTheDocument();
});

it('shows a fallback message when the server gives no reason', async () => {
  server.use(failOperation(submitUserProfile, 'unexpected', ''));
  const { user } = open();
  await user.click(await edit());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profileProfile update failed');
});

it('keeps edits and shows an error when saving fails', async () => {
  server.use(failOperation(submitUserProfile, 'unexpected', 'The profile could not be stored'));
  const { user } = open();
  await user.click(await edit());
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'y');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile');
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Caseyy');
});
