import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { changeContactEmail } from '@portal/contract/notifications/endpoints.ts';
import { getAccessLog } from '@portal/contract/requests/endpoints/accessLog.ts';
import { getRequestAccounts } from '@portal/contract/requests/endpoints/requestAccounts.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { failOperation, mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import type { TrackedRequest } from '../../features/requests/api/requestStatusQuery.ts';
import { aRequest } from '../../features/requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../features/requests/testing/mockLookups.ts';
import { RequestScreen } from './RequestScreen.tsx';
import { RequestStatusScreen } from '../../features/tracker/screens/RequestStatusScreen.tsx';
// Preloads the lazy parts so that tests don't wait for the imports.
import '../../features/notifications/ContactEmailDialog.tsx';
import '../../features/notifications/RejectedMail.tsx';

const OWN = 'casey@firm.example';
const CONTACT = 'clerk@swift.example';
const CORRECT = 'clerks@swift.example';
const rejected = { reason: 'mailbox_full', since: '2026-11-20T12:01:00.000Z' } as const;

beforeEach(() => {
  signInAs({ role: 'client', email: OWN });
  server.use(
    mockOperation(getAccessLog, () => ({ entries: [], isTruncated: false })),
    mockOperation(getRequestAccounts, () => ({ accounts: [], removed: [] })),
    mockOperation(listRequestStatuses, () =>
      builtInStatuses.map((status) => ({ ...status, _id: status.key })),
    ),
  );
});

const routed = (
  <Routes>
    <Route path="/dashboard/request/:requestId" element={<RequestScreen />} />
    <Route path="/request-status" element={<RequestStatusScreen />} />
  </Routes>
);

/** Opens a request of the signed-in client, at its own address or that of a lookup. */
function show(facts: Partial<TrackedRequest>, address?: string) {
  const stored = aRequest({ isMine: true, ...facts });
  server.use(mockOperation(getRequestDetails, () => ({ ...stored, view: 'client' as const })));
  const { user } = renderScreen(routed, address ?? `/dashboard/request/${stored._id}`);
  return { user, stored };
}

/** Mocks the correction as the API does it. */
function mockCorrecting(stored: TrackedRequest) {
  return recordBodies(changeContactEmail, ({ body }) => {
    stored.contactEmail = body.contactEmail;
    delete stored.contactRejectsMail;
    return { requestId: body.requestId, contactEmail: body.contactEmail };
  });
}

const correction = { isSubmitter: true, contactEmail: CONTACT, contactRejectsMail: rejected };

async function correct(user: ReturnType<typeof show>['user']) {
  const [first] = await screen.findAllByRole('button', { name: 'Correct the address' });
  await user.click(first!);
  const dialog = await screen.findByRole('dialog', { name: 'Correct the email address' });
  const field = within(dialog).getByLabelText('Email address of the contact');
  await user.clear(field);
  await fill(user, field, CORRECT);
  await user.click(within(dialog).getByRole('button', { name: 'Correct the address' }));
}

describe('the client who submitted a request', () => {
  it('is not offered to allow emails again to an address that is refused', async () => {
    const { user } = show(correction);
    const message = 'Emails to this address are rejected. Please enter another one.';
    server.use(failOperation(changeContactEmail, 'invalid_input', message, { contactEmail: message }));
    await correct(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Allow emails again' })).not.toBeInTheDocument();
  });

  it('reads that the address of the contact rejects mail, and corrects it', async () => {
    const { user, stored } = show(correction);
    const bodies = mockCorrecting(stored);
    expect(await screen.findByText(`Our emails to ${CONTACT} don’t arrive`)).toBeVisible();
    expect(
      screen.getByText('The mailbox is full. The first email failed on November 20, 2026.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open notification settings' })).not.toBeInTheDocument();
    await correct(user);
    expect(
      await screen.findByText(`Address corrected. We email the new verification code to ${CORRECT}.`),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Our emails .* don’t arrive$/)).not.toBeInTheDocument());
    expect(screen.getByText(`Emailed to ${CORRECT}`)).toBeVisible();
    expect(bodies).toEqual([
      { requestId: stored._id, contactEmail: CORRECT, seen: CONTACT, key: expect.any(String) as string },
    ]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it.each([
    ['of the lookup', trackerAddress],
    ['of the request', undefined],
  ])('continues with the account if the page %s was opened with the old code', async (_, address) => {
    const stored = aRequest({ isMine: true, ...correction });
    const lookups = mockLookups(() => stored);
    const { user } = show(correction, trackerAddress);
    await screen.findByText(`Our emails to ${CONTACT} don’t arrive`);
    server.use(mockOperation(getRequestDetails, () => ({ ...stored, view: 'client' as const })));
    if (!address) {
      window.history.pushState(null, '', `/dashboard/request/${stored._id}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
      await screen.findByRole('heading', { level: 1, name: 'Request overview' });
    }
    mockCorrecting(stored);
    await correct(user);
    await waitFor(() => expect(window.location.pathname).toBe(`/dashboard/request/${stored._id}`));
    expect(await screen.findByText(`Emailed to ${CORRECT}`)).toBeVisible();
    expect(screen.queryByText(/^Our emails .* don’t arrive$/)).not.toBeInTheDocument();
    expect(lookups).toHaveLength(1);
  });

  it('corrects the address at any time where it is shown', async () => {
    const { user, stored } = show({ isSubmitter: true, contactEmail: CONTACT });
    mockCorrecting(stored);
    expect(await screen.findByText(`Emailed to ${CONTACT}`)).toBeVisible();
    await correct(user);
    expect(await screen.findByText(`Emailed to ${CORRECT}`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Correct the address' })).toBeVisible();
  });

  it('reads nowhere that the code was emailed if it was not', async () => {
    show(correction);
    expect(await screen.findByText(`Not delivered to ${CONTACT}`)).toBeVisible();
    expect(screen.queryByText(/^Emailed to/)).not.toBeInTheDocument();
    expect(screen.getByText(/every email that this page announces/)).toBeVisible();
  });

  it('reads once that the contact has the address of the account', async () => {
    show({ ...correction, contactEmail: OWN.toUpperCase(), ownAddressRejectsMail: rejected });
    expect(await screen.findByText('Your account has the same address.')).toBeVisible();
    expect(screen.getAllByText(/^Our emails .* don’t arrive$/)).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Correct the address' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Open notification settings' })).toBeVisible();
  });
});

it('a client whose own address rejects mail gets a link to the settings', async () => {
  show({ ownAddressRejectsMail: rejected });
  expect(
    await screen.findByText(`Our emails to the address of your account, ${OWN}, don’t arrive`),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open notification settings' })).toHaveAttribute(
    'href',
    '/account-settings?tab=notifications',
  );
  expect(screen.queryByRole('button', { name: 'Correct the address' })).not.toBeInTheDocument();
});

it.each([
  ['an account that added the request', { isMine: true }],
  ['a holder', {}],
])('%s reads nothing of it', async (_, facts) => {
  mockLookups(() => aRequest(facts));
  renderScreen(routed, trackerAddress);
  expect(await screen.findByRole('heading', { name: 'Order LAW-2026-001' })).toBeVisible();
  expect(screen.getByText('Request details')).toBeVisible();
  expect(screen.queryByText(/^Our emails/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Correct the address' })).not.toBeInTheDocument();
});
