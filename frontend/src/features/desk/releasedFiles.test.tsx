import { reopenDisputedPayment } from '@portal/contract/disputes/endpoints.ts';
import { answerDownloadRequest } from '@portal/contract/files/endpoints/downloadRequests.ts';
import { allowAnotherDownload, extendDownloadWindow } from '@portal/contract/files/endpoints/releases.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failOperation, mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { server } from '../../testing/server.ts';
import { aDispute } from '../disputes/testing/aDispute.ts';
import { aFile, aReleasedFile } from '../requests/testing/aRequest.ts';
import { anUpdate, asStaffFile } from '../requests/testing/aStaffRequest.ts';
import { showStaffRequest } from '../../testing/showStaffRequest.tsx';

const BEFORE = '2020-03-02T09:00:00.000Z';
const AFTER = '2099-03-02T09:00:00.000Z';
const paid = { requiresPayment: true, isPaid: true, chargeAmount: 25 };

type Terms = Partial<FileView>;

const chart = (terms: Terms = {}, facts: Partial<StaffFileView> = {}) =>
  asStaffFile(aReleasedFile({ originalName: 'chart.pdf' }, terms), facts);

/** Shows a request with one released file and returns its card. */
async function showReleased(terms: Terms = {}, facts: Partial<StaffFileView> = {}) {
  const shown = await showStaffRequest({ uploadedFiles: [chart(terms, facts)] }, [], 'documents');
  return { ...shown, card: within(screen.getByRole('region', { name: 'Files from the legal team' })) };
}

const FILE_ID = `file_${'6'.repeat(32)}`;
const expired: Partial<StaffFileView> = { window: { state: 'expired', at: BEFORE } };
const downloaded: Partial<StaffFileView> = {
  window: { state: 'active', at: AFTER },
  downloads: [{ at: BEFORE, by: '' }],
  isDownloadUsed: true,
};

afterEach(() => {
  vi.useRealTimers();
});

describe('a released file', () => {
  it('is listed separately from the client’s files', async () => {
    await showStaffRequest(
      {
        uploadedFiles: [asStaffFile(aFile({ originalName: 'subpoena.pdf' })), chart()],
      },
      [],
      'documents',
    );
    const supporting = within(screen.getByRole('region', { name: 'Supporting Documents' }));
    expect(supporting.getByText('subpoena.pdf')).toBeVisible();
    expect(supporting.queryByText('chart.pdf')).not.toBeInTheDocument();
  });

  it('that was replaced is marked, below the new version', async () => {
    const replacedBy = { fileId: FILE_ID, name: 'new.pdf', at: AFTER };
    await showStaffRequest(
      {
        uploadedFiles: [
          chart({}, { replacedBy, uploadedAt: BEFORE }),
          asStaffFile(aReleasedFile({ fileId: FILE_ID, originalName: 'new.pdf', uploadedAt: AFTER })),
        ],
      },
      [],
      'documents',
    );
    const card = within(screen.getByRole('region', { name: 'Files from the legal team' }));
    const rows = card.getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByText('Replaced') !== null)).toEqual([false, true]);
    expect(rows[0]).toHaveTextContent('new.pdf');
  });

  it('shows its comment and that it is free', async () => {
    const { card } = await showReleased({ adminComment: 'Pages 1 to 40' });
    expect(card.getByText('Pages 1 to 40')).toBeVisible();
    expect(card.getByText('No charge')).toBeVisible();
    expect(card.queryByText(/Embargo/)).not.toBeInTheDocument();
    expect(card.queryByRole('button', { name: /Extend|Allow/ })).not.toBeInTheDocument();
  });

  it('shows a lost dispute and can be paid again', async () => {
    const fileId = `file_${'7'.repeat(32)}`;
    const { user, card } = await showReleased(
      { ...paid, disputed: 'lost' },
      { fileId, disputes: [aDispute({ state: 'lost', status: 'lost', reason: 'debit_not_authorized' })] },
    );
    expect(card.getAllByText('Dispute lost')).toHaveLength(2);
    expect(
      card.getByText(/^The debit was not authorized\. .* Dispute lost\. The funds stay with the payer\.$/),
    ).toBeVisible();
    const requests = recordBodies(reopenDisputedPayment, ({ body }) => ({ requestId: body.requestId }));
    await user.click(card.getByRole('button', { name: 'Allow a new payment: chart.pdf' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Allow a new payment' }));
    expect(await screen.findByText('The client can now pay chart.pdf again')).toBeVisible();
    expect(requests).toMatchObject([{ fileId }]);
  });

  it('shows charge, payment state and embargo', async () => {
    const { card } = await showReleased(
      { requiresPayment: true, chargeAmount: 25.5, embargoEnabled: true, embargoDays: 365 },
      { uploadedAt: new Date().toISOString(), window: { state: 'unpaid' } },
    );
    expect(card.getByText('$25.50')).toBeVisible();
    expect(card.getByText('Unpaid')).toBeVisible();
    expect(card.getByText(/^Embargo until /)).toBeVisible();
  });

  it('shows when its download window ends', async () => {
    const { card } = await showReleased(paid, { window: { state: 'active', at: AFTER } });
    expect(card.getByText('Paid')).toBeVisible();
    expect(card.getByText('Window Active')).toBeVisible();
    expect(card.getByText(/^Download window active until Mar 2, 2099, /)).toBeVisible();
    expect(card.queryByRole('button', { name: /Extend/ })).not.toBeInTheDocument();
  });

  it('shows no download window and no embargo after a withdrawal', async () => {
    const { card } = await showReleased(
      { ...paid, embargoEnabled: true, embargoDays: 365, withdrawnAt: BEFORE, deletedAt: BEFORE },
      { uploadedAt: new Date().toISOString(), window: { state: 'active', at: AFTER } },
    );
    expect(card.getByText(/^Withdrawn by the records provider on/)).toBeVisible();
    expect(card.queryByText(/window|embargo/i)).not.toBeInTheDocument();
  });

  it('shows when its download window opens', async () => {
    const { card } = await showReleased(paid, { window: { state: 'embargoed', at: AFTER } });
    expect(card.getByText(/^Download window opens on Mar 2, 2099, /)).toBeVisible();
  });

  it('shows when its download window ended', async () => {
    const { card } = await showReleased(paid, expired);
    expect(card.getByText(/^Download window expired on Mar 2, 2020, /)).toBeVisible();
    expect(card.queryByText('Window Active')).not.toBeInTheDocument();
  });

  it('shows that its download window was extended and expired', async () => {
    const { card } = await showReleased(paid, {
      window: { state: 'expired', at: BEFORE },
      downloadWindowExtendedAt: '2020-03-01T21:00:00.000Z',
    });
    expect(card.getByText(/^Window extended on Mar 1, 2020, .* \(expired\)$/)).toBeVisible();
  });

  it('shows who downloaded it and when', async () => {
    const { card } = await showReleased(paid, {
      ...downloaded,
      downloads: [
        { at: AFTER, by: 'Dana Whitfield' },
        { at: BEFORE, by: '' },
      ],
    });
    expect(card.getByText(/^Downloaded by Dana Whitfield on Mar 2, 2099, /)).toBeVisible();
    expect(card.getByText(/^Downloaded with Order ID and code on Mar 2, 2020, /)).toBeVisible();
  });

  it('reloads when its download window ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    const { card, stored } = await showReleased(paid, { window: { state: 'active', at: endsAt } });
    expect(card.getByText('Window Active')).toBeVisible();
    const ended = { window: { state: 'expired', at: endsAt }, originalName: 'reloaded.pdf' } as const;
    stored.uploadedFiles = [chart(paid, ended)];
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(await card.findByText('reloaded.pdf')).toBeVisible();
    expect(card.getByRole('button', { name: 'Extend Window: reloaded.pdf' })).toBeVisible();
  });
});

describe('extending a download window', () => {
  it('reopens and confirms it', async () => {
    const requests: string[] = [];
    const { user, card, stored } = await showReleased(paid, { ...expired, fileId: FILE_ID });
    server.use(
      mockOperation(extendDownloadWindow, ({ body }) => {
        requests.push(`${body.requestId} ${body.fileId}`);
        stored.uploadedFiles = [
          chart(paid, {
            fileId: FILE_ID,
            window: { state: 'active', at: AFTER },
            downloadWindowExtendedAt: BEFORE,
          }),
        ];
        return { fileId: body.fileId, downloadUntil: AFTER };
      }),
    );
    await user.click(card.getByRole('button', { name: 'Extend Window: chart.pdf' }));
    expect(
      await screen.findByText(
        'Download window extended for "chart.pdf". Users now have 12 more hours to download.',
      ),
    ).toBeVisible();
    expect(await card.findByText('Window Active')).toBeVisible();
    expect(requests).toEqual([`${stored._id} ${FILE_ID}`]);
    expect(card.getByRole('button', { name: /^Withdraw.*chart/ })).toHaveFocus();
  });

  it('says why it failed', async () => {
    server.use(
      failOperation(extendDownloadWindow, 'conflict', 'The download window of this file is still open.'),
    );
    const { user, card } = await showReleased(paid, expired);
    await user.click(card.getByRole('button', { name: 'Extend Window: chart.pdf' }));
    expect(
      await screen.findByText(
        'Error extending download window: The download window of this file is still open.',
      ),
    ).toBeVisible();
  });
});

describe('one more download', () => {
  const ALLOW = 'Allow one more download';

  it('is allowed after a confirmation that names the file', async () => {
    let requests = 0;
    server.use(
      mockOperation(allowAnotherDownload, ({ body }) => {
        requests += 1;
        return { fileId: body.fileId, downloadUntil: AFTER };
      }),
    );
    const { user, card } = await showReleased(paid, downloaded);
    await user.click(card.getByRole('button', { name: `${ALLOW}: chart.pdf` }));
    const dialog = within(screen.getByRole('dialog', { name: `${ALLOW}?` }));
    expect(dialog.getByText(/“chart.pdf”/)).toBeVisible();
    expect(dialog.queryByText(/reopens for 12 hours/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(requests).toBe(0);
    await user.click(card.getByRole('button', { name: `${ALLOW}: chart.pdf` }));
    await user.click(screen.getByRole('button', { name: ALLOW }));
    expect(await screen.findByText('One more download allowed for “chart.pdf”')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests).toBe(1);
  });

  it('says that it reopens an expired download window', async () => {
    const { user, card } = await showReleased(paid, { ...downloaded, ...expired });
    await user.click(card.getByRole('button', { name: `${ALLOW}: chart.pdf` }));
    expect(screen.getByText('Its download window has ended. It reopens for 12 hours.')).toBeVisible();
  });

  it('says why it failed and can be retried', async () => {
    server.use(failOperation(allowAnotherDownload, 'not_found', 'File not found'));
    const { user, card } = await showReleased(paid, downloaded);
    await user.click(card.getByRole('button', { name: `${ALLOW}: chart.pdf` }));
    await user.click(screen.getByRole('button', { name: ALLOW }));
    expect(
      await within(screen.getByRole('dialog', { name: `${ALLOW}?` })).findByText(
        'Error allowing another download: File not found',
      ),
    ).toBeVisible();
  });
});

describe('a request of the client for another download', () => {
  const downloadRequest = {
    state: 'open',
    reason: 'lost',
    note: 'The disk broke',
    requestedAt: BEFORE,
    answeredAt: null,
    answer: '',
  } as const;

  it('is answered at the file, and no other button allows the download in the meantime', async () => {
    const { user, card, stored } = await showReleased({ ...paid, downloadRequest }, downloaded);
    const requests = recordBodies(answerDownloadRequest, ({ body }) => {
      const answered = { ...downloadRequest, state: 'allowed' as const, answeredAt: BEFORE };
      stored.uploadedFiles = [chart({ ...paid, downloadRequest: answered }, downloaded)];
      return { fileId: body.fileId, downloadRequest: answered };
    });
    expect(await card.findByText('The client asks for another download')).toBeVisible();
    expect(card.getByText('The disk broke')).toBeVisible();
    expect(card.getByRole('button', { name: 'Decline another download: chart.pdf' })).toBeVisible();
    expect(
      card.queryByRole('button', { name: 'Allow one more download: chart.pdf' }),
    ).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Allow another download: chart.pdf' }));
    expect(await screen.findByText('Another download allowed. We’ll email the client.')).toBeVisible();
    expect(requests).toMatchObject([{ answer: 'allow', requestId: stored._id }]);
    await waitFor(() => expect(screen.queryByText(/asks for another download/)).not.toBeInTheDocument());
  });

  it('is not asked about again when it was declined', async () => {
    const declined = {
      ...downloadRequest,
      state: 'declined',
      answeredAt: BEFORE,
      answer: 'Order a copy',
    } as const;
    const { card } = await showReleased({ ...paid, downloadRequest: declined }, downloaded);
    expect(card.queryByText(/asks for another download/)).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Allow one more download: chart.pdf' })).toBeVisible();
  });
});

describe('the documents of updates', () => {
  it('are grouped by update', async () => {
    await showStaffRequest(
      {
        updateRequests: [
          anUpdate({ reason: 'Additional Documents', details: 'New signature', submittedAt: BEFORE }),
          anUpdate({ updateId: 'upd_2', details: '', submittedAt: AFTER }),
        ],
        uploadedFiles: [
          asStaffFile(aFile({ originalName: 'signed.pdf', uploadedForUpdate: true, updateId: 'upd_1' })),
        ],
      },
      [],
      'documents',
    );
    const card = within(screen.getByRole('region', { name: 'Update Documents' }));
    expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Other',
      'Additional Documents',
    ]);
    expect(card.getByText('New signature')).toBeVisible();
    expect(card.getByText('signed.pdf')).toBeVisible();
    expect(card.getByText('No files')).toBeVisible();
  });

  it('say when there are no updates', async () => {
    await showStaffRequest({}, [], 'documents');
    expect(screen.getByText('The client hasn’t sent any updates')).toBeVisible();
  });
});
