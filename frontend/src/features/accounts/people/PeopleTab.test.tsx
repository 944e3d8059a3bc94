import {
  changeUser,
  inviteUser,
  listUsers,
  type PersonView,
} from '@portal/contract/accounts/endpoints/people.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { openManagement } from '../../../testing/openManagement.tsx';
import { aPerson } from '../../../testing/listItems.ts';

const LONG_TIMEOUT = { timeout: 10_000 };

async function open(users: PersonView[] = [aPerson()], hasNext = false) {
  const requests: Record<string, unknown>[] = [];
  server.use(
    mockOperation(listUsers, ({ query }) => {
      requests.push(query);
      const pagination = { page: query.page, limit: 20, hasNext, hasPrev: query.page > 1 };
      return { users, pagination };
    }),
  );
  const opened = openManagement('people');
  await screen.findByRole('list', { name: 'People' }, LONG_TIMEOUT);
  return { ...opened, users, requests };
}

/** Mocks account changes with `person` and returns the request bodies. */
function mockChanges(person: PersonView, inviteUrl?: string) {
  return recordBodies(changeUser, () => ({ user: person, ...(inviteUrl && { inviteUrl }) }));
}

describe('the list of people', () => {
  it('shows role, state and last sign-in', async () => {
    await open([
      aPerson(),
      aPerson({
        userId: 'usr_cccccccccccccccccccccccc',
        firstName: '',
        lastName: '',
        email: 'new@portal.example',
        role: 'admin',
        state: 'invited',
        twoStep: false,
        lastSignInAt: null,
      }),
    ]);
    const [sam, newcomer] = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
    expect(sam).toHaveTextContent(/^Sam StaffStaffActiveTwo-step sign-insam@portal.example/);
    expect(sam).toHaveTextContent('Last sign-in: Mar 4, 2026, 3:00 PM');
    expect(newcomer).toHaveTextContent(/^new@portal.exampleAdminInvitedNever signed in/);
  });

  it('filters by text, role and state, and starts again at the first page', async () => {
    const { user, requests } = await open([aPerson()], true);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('button', { name: 'Previous' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Staff');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Disabled');
    await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'sam');
    const last = { search: 'sam', role: 'staff', state: 'disabled', page: 1 };
    await expect.poll(() => requests.at(-1), { timeout: 10_000 }).toMatchObject(last);
    expect(requests.map(({ page }) => page)).toContain(2);
  });

  it('shows an error if loading fails, and a message if no people are found', async () => {
    server.use(failOperation(listUsers, 'unexpected', 'Something broke.'));
    const { user } = openManagement('people');
    expect(await screen.findByText('Failed to load people', {}, LONG_TIMEOUT)).toBeVisible();
    server.use(
      mockOperation(listUsers, () => ({
        users: [],
        pagination: { page: 1, limit: 20, hasNext: false, hasPrev: false },
      })),
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No people match. Change the search or the filters.')).toBeVisible();
  });
});

describe('inviting a person', () => {
  it('sends an invitation and shows its link in a local portal', async () => {
    const { user } = await open();
    const sent: unknown[] = [];
    const inviteUrl = 'http://localhost/signup?invitation=abc';
    server.use(
      mockOperation(inviteUser, ({ body }) => {
        sent.push(body);
        return { user: aPerson({ email: body.email, state: 'invited' }), isDelayed: true, inviteUrl };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    const form = within(screen.getByRole('dialog', { name: 'Invite someone' }));
    await fill(user, form.getByLabelText('Email'), 'nobody');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('Please enter a valid email address')).toBeVisible();
    await fill(user, form.getByLabelText('Email'), '@portal.example');
    await user.selectOptions(form.getByLabelText('Role'), 'Admin');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent to nobody@portal.example')).toBeVisible();
    expect(screen.getByText('Emails take longer than usual right now.')).toBeVisible();
    expect(screen.getByText(inviteUrl)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy Invitation link' })).toBeVisible();
    expect(sent).toEqual([{ email: 'nobody@portal.example', role: 'admin' }]);
  });

  it('shows why it was rejected', async () => {
    const { user } = await open();
    server.use(
      failOperation(inviteUser, 'conflict', 'This address already has an account. Change its role instead.'),
    );
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    await fill(user, screen.getByLabelText('Email'), 'sam@portal.example');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('The invitation was not sent')).toBeVisible();
    expect(screen.getByText(/^This address already has an account/)).toBeVisible();
  });
});

describe('managing an account', () => {
  async function manage(overrides: Partial<PersonView> = {}) {
    const person = aPerson(overrides);
    const opened = await open([person]);
    await opened.user.click(screen.getByRole('button', { name: 'Manage Sam Staff' }));
    return { ...opened, person };
  }

  it.each([
    ['Disable the account', /can’t sign in until an admin enables the account again/, 'disable'],
    ['End all sessions', /out everywhere, and unsaved work is lost. They can sign in again/, 'end-sessions'],
    ['Reset two-step sign-in', /with only a password/, 'reset-two-step'],
  ])('%s explains the consequence and asks for confirmation', async (name, consequence, action) => {
    const { user, person } = await manage();
    const sent = mockChanges(person);
    await user.click(screen.getByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog', { name }));
    expect(dialog.getByText(consequence)).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: 'Manage Sam Staff' })).toBeVisible();
    expect(sent).toEqual([{ action, userId: person.userId }]);
  });

  it.each([
    [{ state: 'invited', twoStep: false }, ['Resend the invitation', 'Disable the account']],
    [{ state: 'disabled', twoStep: false }, ['Enable the account']],
    [{ state: 'active', twoStep: false }, ['End all sessions', 'Disable the account']],
  ] as const)('offers the actions that fit %j', async (facts, names) => {
    await manage(facts);
    const offered = within(screen.getByRole('group', { name: 'Account' })).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('shows the new link after an invitation was resent', async () => {
    const { user, person } = await manage({ state: 'invited', twoStep: false });
    mockChanges(person, 'http://localhost/signup?invitation=new');
    await user.click(screen.getByRole('button', { name: 'Resend the invitation' }));
    await user.click(screen.getByRole('button', { name: 'Resend the invitation' }));
    expect(await screen.findByText('http://localhost/signup?invitation=new')).toBeVisible();
    expect(screen.queryByText('Emails take longer than usual right now.')).not.toBeInTheDocument();
  });

  it('changes the role', async () => {
    const { user, person } = await manage();
    const sent = mockChanges({ ...person, role: 'admin' });
    expect(screen.getByRole('button', { name: 'Change role' })).toBeDisabled();
    await user.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Role'), 'Admin');
    await user.click(screen.getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Sam Staff’s role is now Admin')).toBeVisible();
    expect(sent).toEqual([{ action: 'set-role', userId: person.userId, role: 'admin' }]);
  });

  it('shows why a change failed', async () => {
    const { user } = await manage();
    const reason = 'This is the last active admin. Make someone else an admin first.';
    server.use(failOperation(changeUser, 'conflict', reason));
    await user.click(screen.getByRole('button', { name: 'Disable the account' }));
    await user.click(screen.getByRole('button', { name: 'Disable the account' }));
    expect(await screen.findByText(reason)).toBeVisible();
  });
});
