import '../../preview/PreviewDialog.tsx';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { aFile, aReleasedFile, aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';

const saveFromLink = vi.hoisted(() => vi.fn<(url: string) => void>());
vi.mock('../../files/api/saveFromLink.ts', () => ({ saveFromLink }));

const LATER = '2099-03-04T10:00:00.000Z';
const EARLIER = '2026-03-01T10:00:00.000Z';
const HOUR_MS = 3_600_000;
const ALREADY = 'This paid file has already been downloaded. Each paid file can only be downloaded once.';
const withheld: Partial<FileView> = { isViewable: false, isDownloadable: false };
const paid = { requiresPayment: true, isPaid: true, chargeAmount: 25 };

afterEach(() => {
  vi.useRealTimers();
});

type Terms = Parameters<typeof aReleasedFile>[1];

const chart = (facts: Partial<FileView> = {}, terms: Terms = {}) =>
  aReleasedFile({ originalName: 'chart.pdf', ...facts }, terms);

/** Opens a request with one file of the legal team and returns its group. Tests may replace `stored.file`. */
async function openWith(file: FileView) {
  const stored = { file };
  const lookups = mockLookups(() => aRequest({ uploadedFiles: [stored.file] }));
  const rendered = renderScreen(<RequestStatusScreen />, trackerAddress);
  const group = within(await screen.findByRole('region', { name: 'Files from the legal team' }));
  return { ...rendered, group, stored, lookups };
}

function buttonsOf(group: ReturnType<typeof within>) {
  return group.queryAllByRole('button').map((button: HTMLElement) => button.getAttribute('aria-label'));
}

describe('files from the legal team', () => {
  it('are listed separately from the files of the request and of updates', async () => {
    mockLookups(() =>
      aRequest({
        updates: [
          {
            updateId: 'upd_1',
            reason: 'Other',
            details: 'Signed',
            submittedAt: '2026-11-03T15:00:00.000Z',
          },
        ],
        uploadedFiles: [
          aFile({ originalName: 'subpoena.pdf' }),
          chart(),
          aFile({ originalName: 'signed.pdf', uploadedForUpdate: true, updateId: 'upd_1' }),
        ],
      }),
    );
    renderScreen(<RequestStatusScreen />, trackerAddress);
    const group = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await group('Files from the legal team')).getByText('chart.pdf')).toBeVisible();
    expect((await group('Supporting Documents')).getAllByRole('listitem')).toHaveLength(1);
    expect((await group('Update Documents')).getByText('signed.pdf')).toBeVisible();
  });

  it('are listed separately from updates, which show their text even without files', async () => {
    const update = { updateId: 'upd_1', reason: 'Other', submittedAt: '2026-11-03T15:00:00.000Z' };
    mockLookups(() => aRequest({ updates: [{ ...update, details: 'Page 2\nis missing.' }] }));
    renderScreen(<RequestStatusScreen />, trackerAddress);
    const group = within(await screen.findByRole('region', { name: 'Update Documents' }));
    expect(group.getByText(/^Other, sent on Nov\S* 3, 2026/)).toBeVisible();
    expect(group.getByText(/^Page 2\s+is missing\.$/)).toBeVisible();
    expect(group.queryByText('No files')).not.toBeInTheDocument();
  });

  it('can be opened at any time when they are free, and show their comment', async () => {
    const { group } = await openWith(chart({}, { adminComment: 'Pages 1 to 40' }));
    expect(group.getByText('Pages 1 to 40')).toBeVisible();
    expect(buttonsOf(group)).toEqual([
      'Preview chart.pdf',
      'Open chart.pdf in a new tab',
      'Download chart.pdf',
    ]);
  });

  it('in volumes offer each volume, and say that they are one download', async () => {
    const volumes = [
      { name: 'chart_vol1of2.pdf', size: 30_000, pages: 2_000 },
      { name: 'chart_vol2of2.pdf', size: 9_000, pages: 210 },
    ];
    const terms = { ...paid, downloadUntil: LATER };
    const { group, user } = await openWith(chart({ volumes, size: 39_000, isViewable: false }, terms));
    expect(group.getByText(/2 volumes, 2210 pages/)).toBeVisible();
    expect(
      await group.findByText(/^All volumes are one download. After the first, you have 15 minutes/),
    ).toBeVisible();
    expect(buttonsOf(group)).toEqual(
      expect.arrayContaining(['Download chart_vol1of2.pdf', 'Download chart_vol2of2.pdf']),
    );
    const asked: unknown[] = [];
    server.use(
      mockOperation(downloadFile, ({ query }) => {
        asked.push(query.volume);
        return {
          url: 'https://files.example/chart.pdf',
          originalName: 'chart_vol2of2.pdf',
          contentType: 'application/pdf',
          downloadedAt: EARLIER,
        };
      }),
    );
    await user.click(group.getByRole('button', { name: 'Download chart_vol2of2.pdf' }));
    expect(await screen.findByText('File "chart_vol2of2.pdf" downloaded successfully!')).toBeVisible();
    expect(asked).toEqual([2]);
    expect(saveFromLink).toHaveBeenLastCalledWith('https://files.example/chart.pdf');
  });

  it('say that they were withdrawn and refunded', async () => {
    const withdrawn = { ...withheld, withdrawnAt: EARLIER, deletedAt: EARLIER, refundedAt: EARLIER };
    const { group } = await openWith(chart(withdrawn, { ...paid, isPaid: false }));
    expect(group.getByText(/^Withdrawn by the records provider on/)).toBeVisible();
    expect(group.getByText(/^We refunded your payment of \$25\.00 on Mar 1, 2026/)).toBeVisible();
    expect(group.queryByText(/due a refund|we will refund/)).not.toBeInTheDocument();
    expect(buttonsOf(group)).toEqual([]);
  });

  it.each([
    [
      'paid',
      { isPaid: true, paymentState: 'paid' },
      'You’re due a refund of $25.00. We’ll email you when we send it.',
    ],
    [
      'clearing',
      { isPaid: false, paymentState: 'clearing' },
      'If your bank payment of $25.00 goes through, we will refund it.',
    ],
    ['not paid', { isPaid: false, paymentState: 'unpaid' }, null],
    ['disputed', { isPaid: true, paymentState: 'paid', disputed: 'open' }, null],
    ['withdrawn by the bank', { isPaid: true, paymentState: 'paid', disputed: 'lost' }, null],
  ] as const)(
    'say whether the payment is refunded after a withdrawal: %s',
    async (_case, payment, message) => {
      const withdrawn = { ...withheld, withdrawnAt: EARLIER, deletedAt: EARLIER };
      const { group } = await openWith(chart(withdrawn, { ...paid, ...payment }));
      expect(group.getByText(/^Withdrawn by the records provider on/)).toBeVisible();
      const refunds = group.queryAllByText(/refund/).map(({ textContent }: HTMLElement) => textContent);
      expect(refunds).toEqual(message === null ? [] : [message]);
    },
  );

  it('say that their terms were changed', async () => {
    const { group } = await openWith(chart({}, { termsChangedAt: EARLIER }));
    expect(group.getByText(/^The provider changed the charge, download date or comment on/)).toBeVisible();
    expect(group.queryByText(/redacted/)).toBeNull();
  });

  it('say how many of their pages are redacted', async () => {
    const { group } = await openWith(chart({}, { redactedPages: 3 }));
    expect(group.getByText('Parts of 3 pages are redacted.')).toBeVisible();
  });

  it('cannot be viewed before they are paid for', async () => {
    const reason = 'You can open this file after you pay for it.';
    const { group } = await openWith(
      chart({ ...withheld, downloadReason: reason }, { ...paid, isPaid: false, availableAt: LATER }),
    );
    expect(group.getByText('Payment of $25.00 required')).toBeVisible();
    expect(group.getByText(/You can’t pay for this file yet\./)).toBeVisible();
    expect(group.getByText(/^Available in .* on March 4, 2099$/)).toBeVisible();
    expect(buttonsOf(group)).toEqual(['Pay $25.00 for chart.pdf']);
    expect(group.getByRole('button')).toBeDisabled();
  });

  it('can be viewed during an embargo, without a download', async () => {
    const word = { contentType: 'application/msword', originalName: 'chart.doc' };
    const { user, group } = await openWith(chart({ ...word, isDownloadable: false }, { availableAt: LATER }));
    expect(buttonsOf(group)).toEqual(['Preview chart.doc', 'Open chart.doc in a new tab']);
    await user.click(group.getByRole('button', { name: 'Preview chart.doc' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'chart.doc' }));
    expect(dialog.getByText('Preview Not Available')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Open in New Tab' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
  });

  it('count down an embargo by the minute, and reload the request when it ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(EARLIER) });
    const availableAt = new Date(Date.now() + 2 * HOUR_MS).toISOString();
    const { group, stored } = await openWith(
      chart({ isDownloadable: false }, { availableAt, embargoEnabled: true, embargoDays: 1 }),
    );
    expect(group.getByText(/^Available in 0d 2h 0m, on March 1, 2026$/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(HOUR_MS));
    expect(group.getByText(/^Available in 0d 1h 0m, /)).toBeVisible();
    stored.file = chart();
    await act(() => vi.advanceTimersByTimeAsync(HOUR_MS));
    expect(await group.findByRole('button', { name: 'Download chart.pdf' })).toBeVisible();
    expect(group.queryByText(/^Available in/)).not.toBeInTheDocument();
  });

  it('say when their download window ends, also in the next step', async () => {
    const { group } = await openWith(chart({}, { ...paid, downloadUntil: LATER }));
    expect(group.getByText(/^Download until Mar 4, 2099, /)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Documents are ready to download' })).toBeVisible();
  });

  it('say why they can no longer be downloaded and when they were downloaded', async () => {
    const { group } = await openWith(
      chart({ ...withheld, downloadReason: ALREADY, downloadedAt: EARLIER }, paid),
    );
    expect(group.getByText('Already Downloaded')).toBeVisible();
    expect(group.getByText(ALREADY)).toBeVisible();
    expect(group.getByText(/Downloaded on Mar 1, 2026, /)).toBeVisible();
    expect(buttonsOf(group)).toEqual(['Receipt: chart.pdf']);
  });
});

describe('the single download of a paid file', () => {
  it('reloads the request and can be repeated for a limited time', async () => {
    server.use(
      mockOperation(downloadFile, () => ({
        url: 'https://files.example/chart.pdf',
        originalName: 'chart.pdf',
        contentType: 'application/pdf',
        downloadedAt: EARLIER,
      })),
    );
    const { user, group, stored } = await openWith(chart({}, { ...paid, downloadUntil: LATER }));
    stored.file = chart({ downloadedAt: EARLIER, downloadAgainUntil: LATER }, paid);
    await user.click(group.getByRole('button', { name: 'Download chart.pdf' }));
    expect(await group.findByText('Already Downloaded')).toBeVisible();
    expect(group.getByText(/You can download it again until Mar 4, 2099, /)).toBeVisible();
    await user.click(group.getByRole('button', { name: 'Download again: chart.pdf' }));
    await waitFor(() => expect(saveFromLink).toHaveBeenCalledTimes(2));
  });
});
