import { getAccessLog } from '@portal/contract/requests/endpoints/accessLog.ts';
import { getRequestAccounts } from '@portal/contract/requests/endpoints/requestAccounts.ts';
import { getRepeatableRequest } from '@portal/contract/requests/endpoints/repeatRequest.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aDraft } from '../../../testing/aDraft.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { draftStore } from '../../requests/draft/draftStore.ts';
import { aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';

const fields = {
  facilityName: 'Lakeview Hospital',
  copyServiceName: 'Swift Copies',
  copyServiceLocation: '',
  copyServiceEmail: 'desk@swift.example',
  copyServicePhone: '(312) 555-0100',
  attorneyName: 'Dana Ray',
  firmName: 'Ray LLP',
  lawyerEmail: 'dana@ray.example',
  lawyerPhone: '(312) 555-0101',
  patientName: 'Robin Example',
  patientDob: '1984-03-12',
  requestType: 1,
  paAppliesTo: 'Physician',
  physicianName: 'Dr. Example',
} as const;

beforeEach(() => {
  signInAs({ role: 'client' });
  server.use(
    mockOperation(getRepeatableRequest, () => fields),
    mockOperation(getAccessLog, () => ({ entries: [], isTruncated: false })),
    mockOperation(getRequestAccounts, () => ({ accounts: [], removed: [] })),
  );
});

function open(isSubmitter = true) {
  mockLookups(() => aRequest({ isMine: true, ...(isSubmitter && { isSubmitter }) }));
  return renderScreen(<RequestStatusScreen />, trackerAddress);
}

const again = () => screen.findByRole('button', { name: 'Request again' });

it('starts a new request with the fields of the submitted one', async () => {
  const { user } = open();
  await user.click(await again());
  await waitFor(() => expect(draftStore.read()).not.toBeNull());
  const draft = draftStore.read()!;
  expect(draft).toMatchObject({ furthestStep: 1, ssnEntered: false });
  expect(draft.values).toMatchObject({ ...fields, requestType: '1' });
  expect(draft.values).toMatchObject({ orderId: '', loaIncluded: false, loaFiles: [], uploadedFiles: [] });
});

it('asks before it replaces an unfinished request', async () => {
  draftStore.save(aDraft());
  const { user } = open();
  await user.click(await again());
  const dialog = await screen.findByRole('dialog', { name: 'Replace your unfinished request?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(draftStore.read()?.draftId).toBe(aDraft().draftId);
  await user.click(await again());
  await user.click(await screen.findByRole('button', { name: 'Replace it' }));
  await waitFor(() => expect(draftStore.read()?.values.patientName).toBe('Robin Example'));
});

it('shows why the request could not be copied', async () => {
  server.use(failOperation(getRepeatableRequest, 'not_found', 'Request not found'));
  const { user } = open();
  await user.click(await again());
  expect(await screen.findByText('Request not found')).toBeInTheDocument();
  expect(draftStore.read()).toBeNull();
});

it('is not offered for a request that the client did not submit', async () => {
  open(false);
  expect(await screen.findByText('In your requests')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Request again' })).not.toBeInTheDocument();
});
