import {
  listUnfinishedRequests,
  saveUnfinishedRequest,
} from '@portal/contract/requests/endpoints/unfinishedRequests.ts';
import type { UnfinishedRequest } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { aDraft, someValues } from '../../../testing/aDraft.ts';
import { anUnfinishedRequest } from '../../../testing/anUnfinishedRequest.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { draftStore, savedDraftStore } from '../../requests/draft/draftStore.ts';
import { saveToAccount } from '../../requests/unfinished/unfinishedRequests.ts';
import { emptyValues, type WizardValues } from '../../requests/draft/wizardValues.ts';
import { AccountCopy } from './AccountCopy.tsx';

const { draftId } = aDraft();
const onReplaced = vi.fn<() => void>();

function Form() {
  const form = useForm<WizardValues>({ defaultValues: someValues() });
  return (
    <>
      <input aria-label="Order" {...form.register('orderId')} />
      <AccountCopy draftId={draftId} form={form} furthestStep={2} onReplaced={onReplaced} />
    </>
  );
}

/** Shows the form of a draft in this tab. `stored`: the version in the account. Returns the saves. */
function show(
  role: 'client' | 'staff' = 'client',
  stored: UnfinishedRequest | null = null,
  values: Partial<WizardValues> = {},
) {
  signInAs({ role });
  onReplaced.mockClear();
  draftStore.save({ ...aDraft(), values: someValues({ patientSsnLast4: '4821', ...values }) });
  const saves: string[] = [];
  let version = stored?.version ?? 0;
  server.use(
    mockOperation(listUnfinishedRequests, () => (stored ? [stored] : [])),
    mockOperation(saveUnfinishedRequest, ({ body }) => {
      saves.push(JSON.stringify(body));
      if (body.seenVersion !== version) throw new MockFailure('conflict', 'Changed on another device.');
      version += 1;
      return { version, expiresAt: '2099-12-24T12:00:00.000Z' };
    }),
  );
  return { saves, ...renderScreen(<Form />) };
}

const savedText = () =>
  screen.findByText(/Saved in your account.*until December 24, 2099/, {}, { timeout: 10_000 });

describe('the copy in the account', () => {
  it('has what this tab stores, without Social Security digits, and says how long it is kept', async () => {
    const { saves } = show();
    await savedText();
    expect(saves).toHaveLength(1);
    expect(saves[0]).toContain('"seenVersion":0');
    expect(saves[0]).not.toContain('4821');
    expect(savedDraftStore.read()).toEqual({ draftId, version: 1 });
  });

  it('is saved once after several changes', async () => {
    const { saves, user } = show();
    await savedText();
    await user.type(screen.getByLabelText('Order'), 'XYZ');
    await waitFor(() => expect(saves).toHaveLength(2), { timeout: 10_000 });
    expect(saves[1]).toContain('"seenVersion":1');
  });

  it('is not made for copy service and attorney alone', () => {
    const { orderId, facilityName, patientName, patientDob, requestType, physicianName, paAppliesTo } =
      emptyValues;
    const own = { orderId, facilityName, patientName, patientDob, requestType, physicianName, paAppliesTo };
    const { saves, unmount } = show('client', null, { ...own, loaFiles: [], uploadedFiles: [] });
    unmount();
    expect(saves).toEqual([]);
  });

  it('is not made for staff', () => {
    const { saves, unmount } = show('staff');
    unmount();
    expect(saves).toEqual([]);
  });

  it('is not overwritten without a question if another device changed it', async () => {
    const newer = anUnfinishedRequest({ values: { ...aDraft().values, orderId: 'PHONE' } });
    const { saves, user } = show('client', newer);
    const title = 'This request was changed in another tab or on another device';
    await screen.findByText(title, {}, { timeout: 10_000 });
    expect(saves).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Use the other version' }));
    expect(draftStore.read()?.values.orderId).toBe('PHONE');
    expect(savedDraftStore.read()).toEqual({ draftId, version: 3 });
    expect(onReplaced).toHaveBeenCalledOnce();
  });

  it('is overwritten without a question if this tab saved it, but the response was lost', async () => {
    signInAs({ role: 'client' });
    const sent = aDraft({ values: { ...aDraft().values, orderId: 'BEFORE-RELOAD' } });
    server.use(failOperation(saveUnfinishedRequest, 'unavailable', 'No response'));
    await expect(saveToAccount(sent, 2)).rejects.toThrow('No response');
    const { saves } = show('client', anUnfinishedRequest({ ...sent, version: 3 }));
    await savedText();
    expect(saves.map((save) => /"seenVersion":\d/.exec(save)?.[0])).toEqual([
      '"seenVersion":2',
      '"seenVersion":3',
    ]);
    expect(savedDraftStore.read()).toEqual({ draftId, version: 4 });
  });

  it('is overwritten if the client keeps the version of this page', async () => {
    const { saves, user } = show('client', anUnfinishedRequest());
    const keep = await screen.findByRole(
      'button',
      { name: 'Keep what is on this page' },
      { timeout: 10_000 },
    );
    await user.click(keep);
    await savedText();
    expect(saves[1]).toContain('"seenVersion":3');
    expect(savedDraftStore.read()).toEqual({ draftId, version: 4 });
  });

  it('is made again only if the client wants it after another device discarded it', async () => {
    savedDraftStore.save({ draftId, version: 2 });
    const { saves, user } = show();
    await screen.findByText(
      'This request was discarded in another tab or on another device',
      {},
      { timeout: 10_000 },
    );
    await user.click(screen.getByRole('button', { name: 'Keep what is on this page' }));
    await savedText();
    expect(saves.map((save) => /"seenVersion":\d/.exec(save)?.[0]).slice(0, 2)).toEqual([
      '"seenVersion":2',
      '"seenVersion":0',
    ]);
  });

  it('says that the request is saved in this tab only if the copy belongs to the account that began it', async () => {
    const { saves, user } = show();
    server.use(failOperation(saveUnfinishedRequest, 'not_found', 'Request not found'));
    const notice = 'This request is saved in this tab only';
    expect(await screen.findByText(notice, {}, { timeout: 10_000 })).toBeVisible();
    expect(screen.getByText(/^The account that started it keeps its own copy/)).toBeVisible();
    expect(screen.queryByText('Request not found')).not.toBeInTheDocument();
    server.use(
      mockOperation(saveUnfinishedRequest, () => ({ version: 1, expiresAt: '2099-12-24T12:00:00.000Z' })),
    );
    await user.type(screen.getByLabelText('Order'), 'X');
    await savedText();
    expect(saves).toEqual([]);
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('says that the request is saved in this tab only if the account is full', async () => {
    show();
    server.use(failOperation(saveUnfinishedRequest, 'too_large', 'You have 10 unfinished requests.'));
    const title = 'This request is saved in this tab only';
    expect(await screen.findByText(title, {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(screen.getByText('You have 10 unfinished requests.')).toBeInTheDocument();
  });
});
