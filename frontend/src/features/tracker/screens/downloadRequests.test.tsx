import '../../files/downloadRequests/RequestDownloadDialog.tsx';
import {
  answerDownloadRequest,
  requestAnotherDownload,
} from '@portal/contract/files/endpoints/downloadRequests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { aReleasedFile, aRequest } from '../../requests/testing/aRequest.ts';
import { aStaffRequest, asStaffFile } from '../../requests/testing/aStaffRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { DownloadRequests } from '../../files/downloadRequests/DownloadRequests.tsx';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';

const openRequest = {
  state: 'open',
  reason: 'lost',
  note: 'The disk broke',
  requestedAt: '2026-11-04T16:00:00.000Z',
  answeredAt: null,
  answer: '',
} as const;

const usedUp = aReleasedFile(
  {
    originalName: 'chart.pdf',
    isViewable: false,
    isDownloadable: false,
    downloadedAt: '2026-11-04T15:00:00.000Z',
    downloadReason: 'This paid file has already been downloaded. Each paid file can only be downloaded once.',
    canRequestDownload: true,
  },
  { requiresPayment: true, isPaid: true, chargeAmount: 25 },
);

describe('another download of a used document', () => {
  it('is requested with a reason, and the page shows that it was sent', async () => {
    const stored = { file: usedUp };
    const sent: unknown[] = [];
    mockLookups(() => aRequest({ status: 'completed', uploadedFiles: [stored.file] }));
    server.use(
      mockOperation(requestAnotherDownload, ({ body }) => {
        sent.push(body);
        stored.file = { ...usedUp, canRequestDownload: false, downloadRequest: openRequest };
        return { fileId: usedUp.fileId, downloadRequest: openRequest };
      }),
    );
    const { user } = renderScreen(<RequestStatusScreen />, trackerAddress);
    await user.click(await screen.findByRole('button', { name: 'Request another download: chart.pdf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request another download' }));
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText('Please choose a reason')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Reason'), 'lost');
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('You asked for another download')).toBeVisible();
    expect(screen.getByText(/^Another download was requested on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Request another download/ })).not.toBeInTheDocument();
    expect(sent).toEqual([
      { requestId: 'req_00000000000000000001', fileId: usedUp.fileId, reason: 'lost', note: '' },
    ]);
  });

  it('shows the note with which staff declined it', async () => {
    const declined = {
      ...openRequest,
      state: 'declined',
      answeredAt: '2026-11-05T16:00:00.000Z',
      answer: 'Order a copy',
    } as const;
    mockLookups(() => aRequest({ uploadedFiles: [{ ...usedUp, downloadRequest: declined }] }));
    renderScreen(<RequestStatusScreen />, trackerAddress);
    expect(await screen.findByText(/^We declined another download on .*: Order a copy$/)).toBeVisible();
  });
});

it('staff see reason and note, and decline only with a note to the client', async () => {
  const request = aStaffRequest({
    uploadedFiles: [asStaffFile({ ...usedUp, downloadRequest: openRequest })],
  });
  const sent = recordBodies(answerDownloadRequest, () => ({
    fileId: usedUp.fileId,
    downloadRequest: { ...openRequest, state: 'declined' as const },
  }));
  const { user } = renderScreen(<DownloadRequests requestId={request._id} files={request.uploadedFiles} />);
  expect(screen.getByText(/The file was lost or is damaged, sent on/)).toBeVisible();
  expect(screen.getByText('The disk broke')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decline another download: chart.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline another download?' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('Please tell the client why')).toBeVisible();
  await user.type(dialog.getByLabelText('Note to the client'), 'Order a copy');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Another download declined. We’ll email the client.')).toBeVisible();
  const { _id: requestId } = request;
  expect(sent).toEqual([{ requestId, fileId: usedUp.fileId, answer: 'decline', note: 'Order a copy' }]);
});
