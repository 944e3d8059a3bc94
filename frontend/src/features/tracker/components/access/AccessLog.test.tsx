import { type AccessEntry, getAccessLog } from '@portal/contract/requests/endpoints/accessLog.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MockFailure, mockOperation } from '../../../../testing/mockOperation.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { server } from '../../../../testing/server.ts';
import { aRequest } from '../../../requests/testing/aRequest.ts';
import { AccessLog } from './AccessLog.tsx';

const anEntry = (minute: number, changed: Partial<AccessEntry> = {}): AccessEntry => ({
  at: `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z`,
  by: 'you',
  action: 'download',
  fileName: 'chart.pdf',
  ...changed,
});

function show(reply: () => { entries: AccessEntry[]; isTruncated?: boolean }) {
  server.use(mockOperation(getAccessLog, () => ({ isTruncated: false, ...reply() })));
  const { user } = renderScreen(<AccessLog requestId={aRequest()._id} />, '/');
  return { user, log: within(screen.getByRole('region', { name: 'Access log' })) };
}

it('shows which account was added, removed and readmitted, and by whom', async () => {
  const account = 'j•••@firm.example';
  const { log } = show(() => ({
    entries: [
      anEntry(5, { by: 'staff', action: 'readmitted', fileName: null, account }),
      anEntry(4, { by: 'you', action: 'removed', fileName: null, account }),
      anEntry(3, { by: 'account', account }),
      anEntry(2, { by: 'account', action: 'request', fileName: null, account }),
      anEntry(1, { by: 'account', action: 'added', fileName: null, account: '' }),
    ],
  }));
  await waitFor(() => expect(log.getAllByRole('listitem')).toHaveLength(5));
  expect(log.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Records staff readmitted j•••@firm.example',
    'You removed j•••@firm.example from the order',
    'j•••@firm.example downloaded “chart.pdf”',
    'j•••@firm.example opened the request',
    'Unknown account added the order to their account',
  ]);
});

it('shows who corrected the address of the contact, and replaced the code', async () => {
  const { log } = show(() => ({
    entries: [
      anEntry(2, { by: 'staff', action: 'contact-changed', fileName: null }),
      anEntry(1, { by: 'staff', action: 'code-replaced', fileName: null }),
    ],
  }));
  await waitFor(() => expect(log.getAllByRole('listitem')).toHaveLength(2));
  expect(log.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Records staff corrected the email address of the contact',
    'Records staff replaced the verification code',
  ]);
});

it('tells opening, previewing and downloading apart, and names nobody', async () => {
  const { log } = show(() => ({
    entries: [
      anEntry(5),
      anEntry(4, { by: 'code', action: 'preview' }),
      anEntry(3, { by: 'staff', action: 'open' }),
      anEntry(2, { by: 'code', action: 'request', fileName: null }),
      anEntry(1, { fileName: null }),
    ],
  }));
  await waitFor(() => expect(log.getAllByRole('listitem')).toHaveLength(5));
  expect(log.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'You downloaded “chart.pdf”',
    'Someone with the code previewed “chart.pdf”',
    'Records staff opened “chart.pdf”',
    'Someone with the code opened the request',
    'You downloaded “a deleted file”',
  ]);
});

it('shows five entries first, then all, and says that older ones are missing', async () => {
  const { user, log } = show(() => ({
    entries: Array.from({ length: 7 }, (_, index) => anEntry(10 - index)),
    isTruncated: true,
  }));
  await waitFor(() => expect(log.getAllByRole('listitem')).toHaveLength(5));
  expect(log.queryByText('Older entries are not shown.')).not.toBeInTheDocument();
  await user.click(log.getByRole('button', { name: 'Show all (7)' }));
  expect(log.getAllByRole('listitem')).toHaveLength(7);
  expect(log.getByText('Older entries are not shown.')).toBeInTheDocument();
});

it('says that nothing was opened yet', async () => {
  const { log } = show(() => ({ entries: [] }));
  expect(await log.findByText('Nothing has been opened yet.')).toBeInTheDocument();
});

it('offers Retry when it cannot be loaded', async () => {
  let fails = true;
  const { user, log } = show(() => {
    if (fails) throw new MockFailure('not_found', 'Failed to load the access log');
    return { entries: [anEntry(1)] };
  });
  const retry = await log.findByRole('button', { name: 'Retry' });
  fails = false;
  await user.click(retry);
  expect(await log.findByText('You downloaded “chart.pdf”')).toBeInTheDocument();
});
