import {
  discardUnfinishedRequest,
  listUnfinishedRequests,
  saveUnfinishedRequest,
} from '@portal/contract/requests/endpoints/unfinishedRequests.ts';
import type { UnfinishedRequest } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDraft } from '../../../testing/aDraft.ts';
import { anUnfinishedRequest } from '../../../testing/anUnfinishedRequest.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { draftStore, savedDraftStore } from '../draft/draftStore.ts';
import { UnfinishedRequests } from './UnfinishedRequests.tsx';

/** Mocks the account with these requests. Returns the calls that change it. */
function show(requests: UnfinishedRequest[]) {
  signInAs({ role: 'client' });
  let stored = requests;
  const saved: string[] = [];
  server.use(
    mockOperation(listUnfinishedRequests, () => stored),
    mockOperation(discardUnfinishedRequest, ({ body }) => {
      stored = stored.filter(({ draftId }) => draftId !== body.draftId);
      return body;
    }),
    mockOperation(saveUnfinishedRequest, ({ body }) => {
      saved.push(`${body.draftId} ${body.seenVersion}`);
      return { version: body.seenVersion + 1, expiresAt: '2099-12-24T12:00:00.000Z' };
    }),
  );
  return { saved, ...renderScreen(<UnfinishedRequests />, '/dashboard') };
}

const otherId = '11111111-9c5e-4a55-8f7e-2f1d0c9b8a76';

describe('unfinished requests', () => {
  it('say what is missing, when they were saved and until when they are kept', async () => {
    show([
      anUnfinishedRequest(),
      anUnfinishedRequest({
        draftId: otherId,
        missing: [],
        values: { ...aDraft().values, orderId: '', loaFiles: [] },
      }),
    ]);
    const region = within(await screen.findByRole('region', { name: 'Unfinished requests' }));
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /A-1177 · Maria AlvarezMissing: Date of birth · 2h ago · Kept with its files until December 24, 2099/,
      ),
      expect.stringMatching(
        /Maria AlvarezOnly the payment is missing · 2h ago · Kept until December 24, 2099/,
      ),
    ]);
  });

  it('say that a bank account needs to be verified, not that only the payment is missing', async () => {
    show([anUnfinishedRequest({ missing: [], waitsForVerification: true })]);
    expect(await screen.findByText(/^The bank account for the payment needs to be verified ·/)).toBeVisible();
    expect(screen.queryByText(/Only the payment is missing/)).not.toBeInTheDocument();
  });

  it('name at most three missing fields, and show two requests at first', async () => {
    const missing = ['orderId', 'copyServiceName', 'patientName', 'patientDob', 'requestType'];
    const { user } = show(
      [1, 2, 3].map((digit) =>
        anUnfinishedRequest({ draftId: `${digit}`.repeat(8) + otherId.slice(8), missing }),
      ),
    );
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(
      screen.getAllByText(/^Missing: Client Order Number, Copy service, Patient full name, and 2 more ·/),
    ).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show all 3' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('open in this tab at the step where the other device stopped', async () => {
    const request = anUnfinishedRequest({ ssnEntered: true });
    const { user, saved } = show([request]);
    await user.click(await screen.findByRole('button', { name: 'Continue A-1177' }));
    await waitFor(() => expect(window.location.search).toBe('?step=2'));
    expect(draftStore.read()).toMatchObject({ draftId: request.draftId, ssnEntered: true, furthestStep: 2 });
    expect(savedDraftStore.read()).toEqual({ draftId: request.draftId, version: 3 });
    expect(saved).toEqual([]);
  });

  it('keep newer changes of this tab', async () => {
    const request = anUnfinishedRequest();
    const { user } = show([request]);
    draftStore.save(aDraft({ values: { ...aDraft().values, firmName: 'Newer LLP' } }));
    savedDraftStore.save({ draftId: request.draftId, version: 3 });
    await user.click(await screen.findByRole('button', { name: 'Continue A-1177' }));
    await waitFor(() => expect(window.location.search).toBe('?step=2'));
    expect(draftStore.read()?.values.firmName).toBe('Newer LLP');
  });

  it('save another request of this tab before they replace it', async () => {
    const { user, saved } = show([anUnfinishedRequest()]);
    draftStore.save(aDraft({ draftId: otherId }));
    await user.click(await screen.findByRole('button', { name: 'Continue A-1177' }));
    await waitFor(() => expect(draftStore.read()?.draftId).toBe(aDraft().draftId));
    expect(saved).toEqual([`${otherId} 0`]);
  });

  it('do not replace a request of this tab that cannot be saved', async () => {
    const { user } = show([anUnfinishedRequest()]);
    server.use(failOperation(saveUnfinishedRequest, 'too_large', 'You have 10 unfinished requests.'));
    draftStore.save(aDraft({ draftId: otherId }));
    await user.click(await screen.findByRole('button', { name: 'Continue A-1177' }));
    expect(await screen.findByText('You have 10 unfinished requests.')).toBeInTheDocument();
    expect(draftStore.read()?.draftId).toBe(otherId);
  });

  it('are discarded after a confirmation, also in this tab', async () => {
    const { user } = show([anUnfinishedRequest()]);
    draftStore.save(aDraft());
    await user.click(await screen.findByRole('button', { name: 'Discard A-1177' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard A-1177?' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Unfinished requests')).not.toBeInTheDocument());
    expect(draftStore.read()).toBeNull();
  });
});
