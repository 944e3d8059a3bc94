import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { getAccessLog } from '@portal/contract/requests/endpoints/accessLog.ts';
import { getRequestAccounts } from '@portal/contract/requests/endpoints/requestAccounts.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { addToMyRequests } from '@portal/contract/requests/endpoints/requests.ts';
import { replaceVerificationCode } from '@portal/contract/requests/endpoints/verificationCode.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { failOperation, MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { aRequest } from '../../features/requests/testing/aRequest.ts';
import { CODE, mockLookups, trackerAddress } from '../../features/requests/testing/mockLookups.ts';
import { RequestScreen } from './RequestScreen.tsx';
import { RequestStatusScreen } from '../../features/tracker/screens/RequestStatusScreen.tsx';

const EMAIL = 'desk@swift.example';
const mine = aRequest({ isMine: true, isSubmitter: true, contactEmail: EMAIL });

beforeEach(() => {
  signInAs({ role: 'client' });
  server.use(
    mockOperation(getAccessLog, () => ({ entries: [], isTruncated: false })),
    mockOperation(getRequestAccounts, () => ({ accounts: [], removed: [] })),
    mockOperation(getRequestDetails, () => ({ ...mine, view: 'client' as const })),
    mockOperation(listRequestStatuses, () =>
      builtInStatuses.map((status) => ({ ...status, _id: status.key })),
    ),
  );
});

/** Records the calls; fails while `failure` is set. */
function mockReplacing(failure: { current: MockFailure | null } = { current: null }, emailedTo = EMAIL) {
  return recordBodies(replaceVerificationCode, ({ body }) => {
    if (failure.current) throw failure.current;
    return { requestId: body.requestId, emailedTo };
  });
}

const routed = (
  <Routes>
    <Route path="/dashboard/request/:requestId" element={<RequestScreen />} />
    <Route path="/request-status" element={<RequestStatusScreen />} />
  </Routes>
);

async function openDialog(address: string) {
  const { user } = renderScreen(routed, address);
  await user.click(await screen.findByRole('button', { name: 'Replace code' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Replace the verification code?' }) };
}

const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Replace code' });

describe('the client who submitted a request', () => {
  it('replaces its code after reading the consequence', async () => {
    const calls = mockReplacing();
    const { user, dialog } = await openDialog(`/dashboard/request/${mine._id}`);
    expect(dialog).toHaveTextContent('The current link and code stop working.');
    expect(dialog).toHaveTextContent(`We email the new one to ${EMAIL}.`);
    expect(calls).toEqual([]);
    await user.click(confirm(dialog));
    expect(await screen.findByText(`Code replaced. We emailed the new one to ${EMAIL}.`)).toBeVisible();
    expect(dialog).not.toBeInTheDocument();
    expect(calls).toEqual([{ requestId: mine._id, key: expect.any(String) as string }]);
  });

  it('reads that nobody is emailed if the address takes no emails, and what to do', async () => {
    server.use(
      mockOperation(getRequestDetails, () => ({
        ...mine,
        contactIsSuppressed: true as const,
        view: 'client' as const,
      })),
    );
    mockReplacing(undefined, '');
    const { user, dialog } = await openDialog(`/dashboard/request/${mine._id}`);
    expect(dialog).toHaveTextContent(`We can’t email the new one: ${EMAIL} doesn’t take our emails.`);
    expect(dialog).toHaveTextContent('choose “Correct the address” instead');
    expect(dialog).not.toHaveTextContent('We email the new one');
    await user.click(confirm(dialog));
    expect(
      await screen.findByText(
        `Code replaced, but nobody was emailed: ${EMAIL} doesn’t take our emails. Correct the address.`,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/We emailed the new one/)).not.toBeInTheDocument();
    expect(screen.getByText(`Our emails to ${EMAIL} don’t arrive`)).toBeVisible();
    expect(screen.getByText(`Not delivered to ${EMAIL}`)).toBeVisible();
    expect(screen.queryByText(`Emailed to ${EMAIL}`)).not.toBeInTheDocument();
  });

  it('sees why it failed, and a retry sends the same key', async () => {
    const failure = { current: new MockFailure('unavailable', 'The store is down') as MockFailure | null };
    const calls = mockReplacing(failure);
    const { user, dialog } = await openDialog(`/dashboard/request/${mine._id}`);
    await user.click(confirm(dialog));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /We could not confirm that this was saved.*The store is down/,
    );
    failure.current = null;
    await user.click(confirm(dialog));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Replace code' }));
    const another = await screen.findByRole('dialog', { name: 'Replace the verification code?' });
    expect(within(another).queryByRole('alert')).not.toBeInTheDocument();
    await user.click(confirm(another));
    await waitFor(() => expect(calls).toHaveLength(4));
    expect(calls[3]!.key).not.toBe(calls[0]!.key);
  });

  it('continues with the account if the page was opened with the old code', async () => {
    mockReplacing();
    const lookups = mockLookups(() => mine);
    const { user, dialog } = await openDialog(trackerAddress);
    await user.click(confirm(dialog));
    await waitFor(() => expect(window.location.pathname).toBe(`/dashboard/request/${mine._id}`));
    expect(await screen.findByRole('heading', { name: 'Order LAW-2026-001' })).toBeVisible();
    expect(window.location.search).toBe('');
    expect(lookups).toHaveLength(1);
  });
});

it.each([
  ['an account that added the request', { isMine: true }],
  ['a holder', {}],
])('%s cannot replace the code', async (_, facts) => {
  mockLookups(() => aRequest(facts));
  renderScreen(routed, trackerAddress);
  expect(await screen.findByRole('heading', { name: 'Order LAW-2026-001' })).toBeVisible();
  expect(screen.getByText('Request details')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replace code' })).not.toBeInTheDocument();
});

describe('a holder whose code is replaced while the page is open', () => {
  const REPLACED =
    'The verification code of this request was replaced. Please enter your Order ID and the new code.';

  /** The code is replaced; the next call of the page is refused. */
  async function replacedMeanwhile() {
    let isReplaced = false;
    const lookups = mockLookups(() => {
      if (isReplaced) throw new MockFailure('not_found', 'Request not found');
      return aRequest();
    });
    server.use(failOperation(addToMyRequests, 'unauthenticated', REPLACED));
    const { user } = renderScreen(routed, trackerAddress);
    const add = await screen.findByRole('button', { name: 'Add to my requests' });
    isReplaced = true;
    await user.click(add);
    return lookups;
  }

  it('is asked for the new code, with the reason', async () => {
    const lookups = await replacedMeanwhile();
    expect(
      await screen.findByRole('heading', { name: 'This verification code no longer works' }),
    ).toBeVisible();
    expect(
      screen.getByText(/The new one is in our latest email to the contact of the request/),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Order LAW-2026-001' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Order ID')).toHaveValue('LAW-2026-001');
    expect(screen.getByLabelText('Verification code')).toHaveValue(CODE);
    expect(screen.getByText(REPLACED)).toBeVisible();
    expect(lookups).toHaveLength(2);
  });
});
