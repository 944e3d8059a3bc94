import {
  getRequestAccounts,
  readmitRequestAccount,
  removeRequestAccount,
  type RequestAccounts as Accounts,
} from '@portal/contract/requests/endpoints/requestAccounts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { failOperation, MockFailure, mockOperation } from '../../../../testing/mockOperation.ts';
import { recordBodies } from '../../../../testing/recordBodies.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { server } from '../../../../testing/server.ts';
import { aRequest } from '../../../requests/testing/aRequest.ts';
import { showStaffRequest } from '../../../../testing/showStaffRequest.tsx';
import { RequestAccounts } from './RequestAccounts.tsx';

const requestId = aRequest()._id;
const idOf = (digit: string) => digit.repeat(32);
const AT = '2026-11-20T12:00:00.000Z';

const submitter = {
  accountId: idOf('1'),
  email: 's•••@firm.example',
  isYou: true,
  isSubmitter: true,
  addedAt: null,
};
const colleague = {
  accountId: idOf('2'),
  email: 'j•••@firm.example',
  isYou: false,
  isSubmitter: false,
  addedAt: AT,
};
const removedByStaff = {
  accountId: idOf('3'),
  email: 'x•••@evil.example',
  removedAt: AT,
  removedBy: 'staff' as const,
};
const all: Accounts = { accounts: [submitter, colleague], removed: [removedByStaff] };

const INTRO = /^These accounts see this order without its code/;

function show(reply: () => Accounts, isStaff = false) {
  server.use(mockOperation(getRequestAccounts, reply));
  return renderScreen(<RequestAccounts requestId={requestId} isStaff={isStaff} />, '/');
}

it('lists accounts with masked addresses, and offers Remove for all but the submitter', async () => {
  show(() => all);
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/s•••@firm\.example.*Your account.*Submitted the order/);
  expect(within(first!).queryByRole('button')).not.toBeInTheDocument();
  expect(second).toHaveTextContent(/j•••@firm\.example.*Added Nov 20, 2026/);
  expect(third).toHaveTextContent(/x•••@evil\.example.*Removed by records staff, Nov 20, 2026/);
  expect(screen.getByRole('list', { name: 'Removed accounts' })).toContainElement(third!);
});

test.each([
  [false, /until you or records staff readmit it/],
  [true, /until staff or the account that submitted it readmit it/],
])(
  'removing names the consequence, then moves the focus to the text (staff: %s)',
  async (isStaff, consequence) => {
    const bodies = recordBodies(removeRequestAccount, () => {
      const { accountId, email } = colleague;
      const removed = { accountId, email, removedAt: AT, removedBy: 'submitter' as const };
      return { accounts: [submitter], removed: [removed, removedByStaff] };
    });
    const { user } = show(() => all, isStaff);
    await user.click(await screen.findByRole('button', { name: 'Remove j•••@firm.example' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove j•••@firm.example?' });
    expect(dialog).toHaveTextContent(/will no longer see the order and its documents/);
    expect(dialog).toHaveTextContent(consequence);
    expect(dialog).toHaveTextContent(/still has the Order ID and verification code can open the order/);
    expect(bodies).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove account' }));
    expect(await screen.findByText('Account removed')).toBeInTheDocument();
    expect(bodies).toEqual([{ requestId, accountId: colleague.accountId }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText(INTRO)).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Readmit j•••@firm.example' })).toBeInTheDocument();
  },
);

it('readmits an account with the keyboard', async () => {
  server.use(mockOperation(readmitRequestAccount, () => ({ accounts: all.accounts, removed: [] })));
  const { user } = show(() => all);
  (await screen.findByRole('button', { name: 'Readmit x•••@evil.example' })).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Readmit x•••@evil.example?' });
  expect(dialog).toHaveTextContent(/It doesn’t see the order until then/);
  await user.click(within(dialog).getByRole('button', { name: 'Readmit account' }));
  expect(await screen.findByText('The account can add the request again')).toBeInTheDocument();
  expect(screen.queryByText('Removed accounts')).not.toBeInTheDocument();
});

it('changes nothing after Cancel, and says why a removal failed', async () => {
  server.use(failOperation(removeRequestAccount, 'not_found', 'Account not found'));
  const { user } = show(() => all);
  const remove = await screen.findByRole('button', { name: 'Remove j•••@firm.example' });
  await user.click(remove);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(remove).toHaveFocus());
  await user.click(remove);
  await user.click(await screen.findByRole('button', { name: 'Remove account' }));
  expect(await screen.findByText('Account not found')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('shows that it is loading, why it failed, and Retry', async () => {
  let fails = true;
  const { user } = show(() => {
    if (fails) throw new MockFailure('not_found', 'Failed to load the accounts');
    return { accounts: [], removed: [] };
  });
  expect(screen.getByLabelText('Loading')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the accounts');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No account has this order.')).toBeInTheDocument();
});

it('is on the staff’s page of a request', async () => {
  await showStaffRequest();
  const card = within(await screen.findByRole('region', { name: 'Accounts with this order' }));
  expect(await card.findByText('No account has this order.')).toBeInTheDocument();
});
