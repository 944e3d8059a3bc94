import { readAddressBook } from '@portal/contract/accounts/endpoints/addressBook.ts';
import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { saveUnfinishedRequest } from '@portal/contract/requests/endpoints/unfinishedRequests.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { someCopyServices } from '../../../testing/someCopyServices.ts';
import { draftStore } from '../../requests/draft/draftStore.ts';
import { anAddressBook, aSavedCopyService } from '../../requests/testing/anAddressBook.ts';
import { WizardScreen } from '../screens/WizardScreen.tsx';

beforeEach(() => {
  server.use(
    mockOperation(listFacilities, () => []),
    mockOperation(listCopyServices, () => someCopyServices),
    mockOperation(saveUnfinishedRequest, () => ({ version: 1, expiresAt: '2099-12-24T12:00:00.000Z' })),
  );
});

function open(book = anAddressBook(), role: 'client' | 'staff' = 'client') {
  signInAs({ role });
  server.use(mockOperation(readAddressBook, () => book));
  return renderScreen(<WizardScreen />, '/client/request?step=1');
}

const field = (name: string | RegExp) => screen.getByLabelText(name);
const next = () => screen.getByRole('button', { name: 'Next' });
const changeButton = { name: 'Change Copy service and attorney' };

describe('step 1 of a returning client', () => {
  it('shows copy service and attorney of the last request as a summary and needs only the order number', async () => {
    const { user } = open();
    expect(await screen.findByText('Meridian Copy Service - Chicago')).toBeInTheDocument();
    expect(screen.getByText('Dana Ray, Ray LLP')).toBeInTheDocument();
    expect(screen.queryByLabelText('Copy service email')).not.toBeInTheDocument();
    await user.type(field('Client Order Number'), 'B-2');
    await user.click(next());
    expect(await screen.findByRole('heading', { level: 1, name: 'Patient Details' })).toBeVisible();
    expect(draftStore.read()?.values).toMatchObject({
      copyServiceLocation: 'chicago',
      lawyerEmail: 'dana@ray.example',
      summarized: true,
    });
  });

  it('shows the filled fields after Change, with the focus on the first', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', changeButton));
    expect(field('Copy service')).toHaveFocus();
    expect(field('Copy service')).toHaveDisplayValue('Meridian Copy Service');
    expect(field('Attorney phone')).toHaveValue('(312) 555-0101');
    await user.click(next());
    expect(await screen.findByRole('alert')).toHaveTextContent('Order ID is required');
    expect(field('Copy service email')).toHaveValue('desk@firm.example');
  });

  it('stores no draft until something is entered', async () => {
    const { user } = open();
    await screen.findByRole('button', changeButton);
    expect(draftStore.read()).toBeNull();
    await user.type(field('Client Order Number'), 'B');
    await waitFor(() => expect(draftStore.read()).not.toBeNull());
    await user.clear(field('Client Order Number'));
    await waitFor(() => expect(draftStore.read()).toBeNull());
  });

  it('never replaces what was typed', async () => {
    const { unmount, user } = open(anAddressBook({ copyServices: [], attorneys: [] }));
    await user.type(await screen.findByLabelText('Attorney email'), 'typed@firm.example');
    unmount();
    open();
    expect(await screen.findByLabelText('Attorney email')).toHaveValue('typed@firm.example');
    expect(field('Copy service')).toHaveValue('');
    expect(screen.queryByRole('button', changeButton)).not.toBeInTheDocument();
  });

  it('shows the fields if the office is no longer offered', async () => {
    const closed = { ...aSavedCopyService, copyServiceLocation: 'closed' };
    open(anAddressBook({ copyServices: [closed] }));
    expect(await screen.findByLabelText('Location')).toHaveValue('');
    expect(field('Copy service')).toHaveDisplayValue('Meridian Copy Service');
    expect(field('Attorney email')).toHaveValue('dana@ray.example');
  });

  it('fills the attorney from the address book, over the one of the last request', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', changeButton));
    expect(field('Saved attorneys')).toHaveDisplayValue('Dana Ray, Ray LLP · dana@ray.example');
    await user.selectOptions(field('Saved attorneys'), 'Sam Ortiz · sam@ortiz.example');
    expect(field('Attorney email')).toHaveValue('sam@ortiz.example');
    expect(field('Attorney name (optional)')).toHaveValue('Sam Ortiz');
    expect(field('Firm name (optional)')).toHaveValue('');
    expect(field('Copy service email')).toHaveValue('desk@firm.example');
  });

  it('fills the copy service with its office from the address book', async () => {
    const older = { ...aSavedCopyService, lastUsedAt: '2026-09-01T15:00:00.000Z' };
    const { user } = open(anAddressBook({ copyServices: [older] }));
    await user.selectOptions(
      await screen.findByLabelText('Saved copy services'),
      'Meridian Copy Service - Chicago (desk@firm.example)',
    );
    expect(field('Location')).toHaveDisplayValue('Chicago');
    expect(field('Copy service email')).toHaveValue('desk@firm.example');
  });
});

describe('step 1 has empty fields', () => {
  it('for a client without earlier requests', async () => {
    open(anAddressBook({ copyServices: [], attorneys: [] }));
    expect(await screen.findByLabelText('Copy service email')).toHaveValue('');
    expect(screen.queryByText('Address book')).not.toBeInTheDocument();
  });

  it('for staff, who have no address book', async () => {
    open(anAddressBook(), 'staff');
    expect(await screen.findByLabelText('Copy service email')).toHaveValue('');
    expect(screen.queryByText('Address book')).not.toBeInTheDocument();
  });

  it('if the address book cannot be loaded', async () => {
    signInAs({ role: 'client' });
    server.use(failOperation(readAddressBook, 'unavailable', 'Down'));
    renderScreen(<WizardScreen />, '/client/request?step=1');
    expect(await screen.findByLabelText('Copy service email')).toHaveValue('');
  });
});
