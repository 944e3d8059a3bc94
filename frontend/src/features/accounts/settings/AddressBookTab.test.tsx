import {
  deleteContact,
  editContact,
  readAddressBook,
} from '@portal/contract/accounts/endpoints/addressBook.ts';
import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { someCopyServices } from '../../../testing/someCopyServices.ts';
import { anAddressBook, aSavedAttorney } from '../../requests/testing/anAddressBook.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

function open(role: 'client' | 'staff' = 'client', book = anAddressBook()) {
  signInAs({ role });
  server.use(
    mockOperation(readAddressBook, () => book),
    mockOperation(listCopyServices, () => someCopyServices),
  );
  return renderScreen(<SettingsScreen />, '/account-settings?tab=address-book');
}

it('lists the contacts of a client with office and last use', async () => {
  open();
  const services = await screen.findByRole('list', { name: 'Copy services' });
  expect(await within(services).findByText('Meridian Copy Service - Chicago')).toBeInTheDocument();
  expect(within(services).getByText('desk@firm.example · (312) 555-0100')).toBeInTheDocument();
  const attorneys = screen.getByRole('list', { name: 'Attorneys' });
  expect(within(attorneys).getAllByRole('listitem')).toHaveLength(2);
  expect(within(attorneys).getByText(/Last used on .*November 2|Last used on .*Nov 2/)).toBeInTheDocument();
});

it('says how an empty address book is filled', async () => {
  open('client', anAddressBook({ copyServices: [], attorneys: [] }));
  expect(await screen.findAllByText('None yet. Your next submitted request adds one.')).toHaveLength(2);
});

it('saves a changed attorney, and shows why a change is refused', async () => {
  const sent = vi.fn<(body: unknown) => void>();
  const { user } = open();
  server.use(
    failOperation(editContact, 'conflict', 'Another contact in your address book has the same email address'),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Dana Ray, Ray LLP' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit attorney' });
  const email = within(dialog).getByLabelText('Attorney email');
  await user.clear(email);
  await fill(user, email, 'new@ray.example');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('has the same email address');
  server.use(
    mockOperation(editContact, ({ body }) => {
      sent(body);
      return anAddressBook({ attorneys: [{ ...aSavedAttorney, lawyerEmail: 'new@ray.example' }] });
    }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/new@ray\.example · /)).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({
    kind: 'attorney',
    contactId: aSavedAttorney.contactId,
    attorneyName: 'Dana Ray',
    firmName: 'Ray LLP',
    lawyerEmail: 'new@ray.example',
    lawyerPhone: '(312) 555-0101',
  });
});

it('keeps the name of a listed copy service', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Meridian Copy Service - Chicago' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit copy service' });
  expect(within(dialog).getByLabelText('Copy service email')).toHaveValue('desk@firm.example');
  expect(within(dialog).queryByLabelText('Copy service name')).not.toBeInTheDocument();
});

it('deletes a contact after a confirmation', async () => {
  const { user } = open();
  server.use(
    mockOperation(deleteContact, ({ query }) =>
      anAddressBook({
        attorneys: anAddressBook().attorneys.filter(({ contactId }) => contactId !== query.contactId),
      }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete Sam Ortiz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Sam Ortiz?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Contact deleted')).toBeInTheDocument();
  expect(screen.queryByText('Sam Ortiz')).not.toBeInTheDocument();
});

it('does not exist for staff', async () => {
  open('staff');
  expect(await screen.findByRole('tab', { name: 'Security', selected: true })).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Address book' })).not.toBeInTheDocument();
});
