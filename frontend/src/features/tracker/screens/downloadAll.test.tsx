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
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { aFile, aReleasedFile, aRequest } from '../../requests/testing/aRequest.ts';
import { answerLookups, trackerAddress } from '../../requests/testing/statusAnswers.ts';
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

/** Answers the three calls; `states` is what the zip is said to be, each time somebody looks. */
function answerCalls(states: Prepared['state'][], leftOut: Prepared['leftOut'] = []) {
  const calls = { prepared: 0, looked: 0, taken: 0 };
  const now = { take: (): void => undefined };
  const bundle = (turn: number) => ({
    bundleId: BUNDLE,
    state: states[Math.min(turn, states.length - 1)]!,
    files: 2,
    bytes: 2_097_152,
  });
  server.use(
    mockOperation(prepareDownloadAll, () => {
      calls.prepared += 1;
      return { ...bundle(calls.prepared + calls.looked - 1), leftOut };
    }),
    mockOperation(downloadAllStatus, () => {
      calls.looked += 1;
      return bundle(calls.prepared + calls.looked - 1);
    }),
    mockOperation(claimDownloadAll, ({ body }) => {
      calls.taken += 1;
      expect(body.bundleId).toBe(BUNDLE);
      now.take();
      return { url: LINK, originalName: 'records-1.zip', files: 2, downloadedAt: LATER };
    }),
  );
  return { calls, now };
}

async function openWith(uploadedFiles: FileView[], loaFiles: FileView[] = []) {
  const lookups = answerLookups(() => aRequest({ uploadedFiles, loaFiles }));
  const rendered = renderScreen(<RequestStatusScreen />, trackerAddress);
  await screen.findByRole('heading', { name: 'Order LAW-2026-001' });
  return { ...rendered, lookups };
}

const button = () => screen.queryByRole('button', { name: /^Download All \(/ });

async function openDialog(files: FileView[]) {
  const rendered = await openWith(files);
  await rendered.user.click(button()!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Download All' }));
  return { ...rendered, dialog };
}

describe('Download All', () => {
  it('is offered where the legal team released something and there is more than one file', async () => {
    await openWith([letter(), unpaid()], [aFile()]);
    expect(button()).toHaveTextContent('Download All (2 files, 2.00 MB)');
  });

  it('is not offered for one file, nor for the client’s own', async () => {
    await openWith([aFile(), unpaid()], [aFile()]);
    expect(button()).not.toBeInTheDocument();
  });

  it('prepares at once, takes nothing before it is asked to, then saves the zip and reads the request again', async () => {
    const { calls } = answerCalls(['building', 'building', 'ready']);
    const { user, dialog, lookups } = await openDialog([letter(), chart()]);
    expect(dialog.getByRole('status')).toHaveTextContent('Preparing the files. This can take a minute.');
    expect(
      dialog.getByText('You can download paid files only once. This counts as that download.'),
    ).toBeVisible();
    expect(
      await dialog.findByText(
        '2 files are ready to download as one zip file (2.00 MB).',
        {},
        { timeout: 4000 },
      ),
    ).toBeVisible();
    expect(calls).toEqual({ prepared: 1, looked: 2, taken: 0 });
    const before = lookups.length;
    await user.click(dialog.getByRole('button', { name: 'Download All' }));
    expect(await screen.findByText('All files downloaded successfully!')).toBeVisible();
    expect(saveFromLink).toHaveBeenCalledExactlyOnceWith(LINK);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(lookups.length).toBeGreaterThan(before));
  });

  it('names what is left out and why, and warns of nothing where nothing was paid for', async () => {
    const billing = unpaid();
    const reason = 'This file can be opened once it is paid for.';
    answerCalls(['ready'], [{ fileId: billing.fileId, reason }]);
    const { dialog } = await openDialog([letter(), letter(), billing]);
    const [left] = await dialog.findAllByRole('listitem');
    expect(left).toHaveTextContent(`billing.pdf${reason}`);
    expect(dialog.queryByText(/Paid files/)).not.toBeInTheDocument();
  });

  it('starts again where what may be downloaded has changed', async () => {
    const { calls, now } = answerCalls(['ready']);
    now.take = () => {
      throw new MockFailure('conflict', 'The files that you can download have changed. Please start again.');
    };
    const { user, dialog } = await openDialog([letter(), chart()]);
    await dialog.findByText(/ready to download/);
    await user.click(dialog.getByRole('button', { name: 'Download All' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Error downloading file: The files that you can download have changed. Please start again.',
    );
    now.take = () => undefined;
    await user.click(dialog.getByRole('button', { name: 'Start Again' }));
    await dialog.findByText(/ready to download/);
    expect(calls.prepared).toBe(2);
    await user.click(dialog.getByRole('button', { name: 'Download All' }));
    expect(await screen.findByText('All files downloaded successfully!')).toBeVisible();
  });

  it('starts again where the zip could not be made', async () => {
    answerCalls(['building', 'failed', 'ready']);
    const { user, dialog } = await openDialog([letter(), chart()]);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Error downloading file: Failed to prepare the files.',
    );
    await user.click(dialog.getByRole('button', { name: 'Start Again' }));
    expect(await dialog.findByText(/ready to download/)).toBeVisible();
  });

  it('says why nothing can be prepared', async () => {
    server.use(
      mockOperation(prepareDownloadAll, () => {
        throw new MockFailure('conflict', 'There is nothing to download right now.');
      }),
    );
    const { dialog } = await openDialog([letter(), chart()]);
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is nothing to download right now.');
    expect(dialog.queryByRole('button', { name: 'Download All' })).not.toBeInTheDocument();
  });
});
