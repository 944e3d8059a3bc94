import '../../files/downloadAll/DownloadAllDialog.tsx';
import type { DataOf } from '@portal/contract/endpoint.ts';
import {
  downloadAllStatus,
  prepareDownloadAll,
  claimDownloadAll,
} from '@portal/contract/files/endpoints/downloadAll.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { aFile, aReleasedFile, aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';

const saveFromLink = vi.hoisted(() => vi.fn<(url: string) => void>());
vi.mock('../../files/api/saveFromLink.ts', () => ({ saveFromLink }));

type Prepared = DataOf<typeof prepareDownloadAll>;

const BUNDLE = 'b'.repeat(32);
const LINK = 'https://files.example/records.zip?sig=1';
const LATER = '2099-03-04T10:00:00.000Z';
const inWindow = { requiresPayment: true, isPaid: true, chargeAmount: 25, downloadUntil: LATER };

const letter = () => aReleasedFile({ originalName: 'letter.pdf' });
const chart = () => aReleasedFile({ originalName: 'chart.pdf' }, inWindow);
const unpaid = () =>
  aReleasedFile(
    { originalName: 'billing.pdf', isViewable: false, isDownloadable: false },
    { ...inWindow, isPaid: false },
  );

/** Mocks the three calls. `states`: the state of the zip for each call in turn; the last one repeats. */
function mockCalls(states: Prepared['state'][], skippedFiles: Prepared['skippedFiles'] = []) {
  const calls = { prepared: 0, polled: 0, downloaded: 0 };
  const hooks = { onDownload: (): void => undefined };
  const bundle = (turn: number) => ({
    bundleId: BUNDLE,
    state: states[Math.min(turn, states.length - 1)]!,
    files: 2,
    bytes: 2_097_152,
  });
  server.use(
    mockOperation(prepareDownloadAll, () => {
      calls.prepared += 1;
      return { ...bundle(calls.prepared + calls.polled - 1), skippedFiles };
    }),
    mockOperation(downloadAllStatus, () => {
      calls.polled += 1;
      return bundle(calls.prepared + calls.polled - 1);
    }),
    mockOperation(claimDownloadAll, ({ body }) => {
      calls.downloaded += 1;
      expect(body.bundleId).toBe(BUNDLE);
      hooks.onDownload();
      return { url: LINK, originalName: 'records-1.zip', files: 2, downloadedAt: LATER };
    }),
  );
  return { calls, hooks };
}

async function openWith(uploadedFiles: FileView[], loaFiles: FileView[] = []) {
  const lookups = mockLookups(() => aRequest({ uploadedFiles, loaFiles }));
  const rendered = renderScreen(<RequestStatusScreen />, trackerAddress);
  await screen.findByRole('heading', { name: 'Order LAW-2026-001' });
  return { ...rendered, lookups };
}

const button = () => screen.queryByRole('button', { name: /^Download all \(/ });

async function openDialog(files: FileView[]) {
  const rendered = await openWith(files);
  await rendered.user.click(button()!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Download all' }));
  return { ...rendered, dialog };
}

describe('Download all', () => {
  it('is offered for several files if the legal team released at least one', async () => {
    await openWith([letter(), unpaid()], [aFile()]);
    expect(button()).toHaveTextContent('Download all (2 files, 2.00 MB)');
  });

  it('is not offered for a single file or for the client’s own files', async () => {
    await openWith([aFile(), unpaid()], [aFile()]);
    expect(button()).not.toBeInTheDocument();
  });

  it('prepares the zip when the dialog opens, saves it on request and reloads the request', async () => {
    const { calls } = mockCalls(['building', 'building', 'ready']);
    const { user, dialog, lookups } = await openDialog([letter(), chart()]);
    expect(dialog.getByRole('status')).toHaveTextContent('Preparing the files. This can take a minute.');
    expect(
      dialog.getByText('You can download paid files only once. This counts as that download.'),
    ).toBeVisible();
    expect(
      await dialog.findByText(
        '2 files are ready to download as one zip file (2.00 MB).',
        {},
        { timeout: 10_000 },
      ),
    ).toBeVisible();
    expect(calls).toEqual({ prepared: 1, polled: 2, downloaded: 0 });
    const before = lookups.length;
    await user.click(dialog.getByRole('button', { name: 'Download all' }));
    expect(await screen.findByText('All files downloaded successfully!')).toBeVisible();
    expect(saveFromLink).toHaveBeenCalledExactlyOnceWith(LINK);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(lookups.length).toBeGreaterThan(before));
  });

  it('names omitted files with the reason, and shows no warning if no file was paid for', async () => {
    const billing = unpaid();
    const reason = 'You can open this file after you pay for it.';
    mockCalls(['ready'], [{ fileId: billing.fileId, reason }]);
    const { dialog } = await openDialog([letter(), letter(), billing]);
    const [omitted] = await dialog.findAllByRole('listitem');
    expect(omitted).toHaveTextContent(`billing.pdf${reason}`);
    expect(dialog.queryByText(/Paid files/)).not.toBeInTheDocument();
  });

  it('can start again when the downloadable files have changed', async () => {
    const { calls, hooks } = mockCalls(['ready']);
    hooks.onDownload = () => {
      throw new MockFailure('conflict', 'The files that you can download have changed. Please start again.');
    };
    const { user, dialog } = await openDialog([letter(), chart()]);
    await dialog.findByText(/ready to download/);
    await user.click(dialog.getByRole('button', { name: 'Download all' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Error downloading file: The files that you can download have changed. Please start again.',
    );
    hooks.onDownload = () => undefined;
    await user.click(dialog.getByRole('button', { name: 'Start again' }));
    await dialog.findByText(/ready to download/);
    expect(calls.prepared).toBe(2);
    await user.click(dialog.getByRole('button', { name: 'Download all' }));
    expect(await screen.findByText('All files downloaded successfully!')).toBeVisible();
  });

  it('can start again when the zip could not be built', async () => {
    mockCalls(['building', 'failed', 'ready']);
    const { user, dialog } = await openDialog([letter(), chart()]);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Error downloading file: Failed to prepare the files.',
    );
    await user.click(dialog.getByRole('button', { name: 'Start again' }));
    expect(await dialog.findByText(/ready to download/)).toBeVisible();
  });

  it('says why the zip cannot be prepared', async () => {
    server.use(failOperation(prepareDownloadAll, 'conflict', 'There is nothing to download right now.'));
    const { dialog } = await openDialog([letter(), chart()]);
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is nothing to download right now.');
    expect(dialog.queryByRole('button', { name: 'Download all' })).not.toBeInTheDocument();
  });
});
