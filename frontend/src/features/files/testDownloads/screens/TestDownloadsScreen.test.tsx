import { listDemoFiles } from '@portal/contract/files/endpoints/demoFiles.ts';
import { checkFileDownload, downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failOperation, MockFailure, mockOperation } from '../../../../testing/mockOperation.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { server } from '../../../../testing/server.ts';
import { TestDownloadsScreen } from './TestDownloadsScreen.tsx';

const saveFromLink = vi.hoisted(() => vi.fn<(url: string) => void>());
vi.mock('../../api/saveFromLink.ts', () => ({ saveFromLink }));

const requestId = 'req_demo-downloads-of-samples';
const ONCE = 'This paid file has already been downloaded. Each paid file can only be downloaded once.';
const files = [1, 2, 3].map((number) => ({
  fileId: `file_${String(number).padStart(32, '0')}`,
  requestId,
  fileName: `sample-${number}.pdf`,
  isPaidFile: number < 3,
  description: `Number ${number}`,
}));
const repeatable = () => ({
  canDownload: false,
  reason: ONCE,
  lastDownloadedAt: new Date().toISOString(),
  downloadAgainUntil: new Date(Date.now() + 600_000).toISOString(),
});

beforeEach(() => {
  saveFromLink.mockClear();
  server.use(
    mockOperation(listDemoFiles, () => files),
    mockOperation(checkFileDownload, () => ({ canDownload: true })),
  );
});

const open = () => renderScreen(<TestDownloadsScreen />, '/test-downloads');
const card = async (name: string) => within((await screen.findByText(name)).closest('li')!);

describe('the download demo', () => {
  it('explains the rules and offers two paid files and one free file', async () => {
    open();
    expect(await screen.findAllByText('Paid file')).toHaveLength(2);
    expect(screen.getByText('Free file')).toBeVisible();
    expect(
      screen.getByText('Each user can download a paid file once. The download is recorded permanently.'),
    ).toBeVisible();
    expect(screen.getByText('The download history of a free file expires after 30 days.')).toBeVisible();
    expect(screen.getByText('This demo tracks downloads by IP address.')).toBeVisible();
    for (const { fileName } of files) {
      expect(await screen.findByRole('button', { name: `Download ${fileName}` })).toBeVisible();
    }
  });

  it('offers a download only after the check', async () => {
    const { promise, resolve } = Promise.withResolvers<{ canDownload: boolean }>();
    server.use(mockOperation(checkFileDownload, () => promise));
    open();
    const first = await card('sample-1.pdf');
    expect(await first.findByText('Checking download eligibility...')).toBeVisible();
    expect(first.queryByRole('button')).not.toBeInTheDocument();
    resolve({ canDownload: true });
    expect(await first.findByRole('button', { name: 'Download sample-1.pdf' })).toBeVisible();
  });

  it('saves a file and offers to repeat the download', async () => {
    const { user } = open();
    const first = await card('sample-1.pdf');
    const button = await first.findByRole('button', { name: 'Download sample-1.pdf' });
    server.use(
      mockOperation(checkFileDownload, repeatable),
      mockOperation(downloadFile, () => ({
        url: 'https://blobs.example/sample',
        originalName: 'sample-1.pdf',
        contentType: 'application/pdf',
        downloadedAt: new Date().toISOString(),
      })),
    );
    await user.click(button);
    expect(await first.findByText('Already Downloaded')).toBeVisible();
    expect(saveFromLink).toHaveBeenCalledExactlyOnceWith('https://blobs.example/sample');
    expect(first.getByRole('button', { name: 'Download again: sample-1.pdf' })).toBeVisible();
    expect(first.queryByText(ONCE)).not.toBeInTheDocument();
  });

  it('offers no download of a file that was downloaded earlier', async () => {
    server.use(mockOperation(checkFileDownload, () => ({ canDownload: false, reason: ONCE })));
    open();
    const first = await card('sample-1.pdf');
    expect(await first.findByText('Already Downloaded')).toBeVisible();
    expect(first.getByText(ONCE)).toBeVisible();
    expect(first.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers no download when the check fails, and retries', async () => {
    server.use(failOperation(checkFileDownload, 'rate_limited', 'Too many requests.'));
    const { user } = open();
    const first = await card('sample-1.pdf');
    expect(await first.findByText('Failed to check download eligibility')).toBeVisible();
    expect(first.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
    server.use(mockOperation(checkFileDownload, () => ({ canDownload: true })));
    await user.click(first.getByRole('button', { name: 'Retry' }));
    expect(await first.findByRole('button', { name: 'Download sample-1.pdf' })).toBeVisible();
  });

  it('says why a download failed', async () => {
    server.use(failOperation(downloadFile, 'forbidden', ONCE));
    const { user } = open();
    const first = await card('sample-1.pdf');
    await user.click(await first.findByRole('button', { name: 'Download sample-1.pdf' }));
    expect(await first.findByText('Download failed')).toBeVisible();
    expect(first.getByText(ONCE)).toBeVisible();
    expect(saveFromLink).not.toHaveBeenCalled();
  });

  it('shows only the error title when the server gives no reason', async () => {
    server.use(
      mockOperation(checkFileDownload, ({ query }) => {
        if (query.fileId === files[0]!.fileId) throw new MockFailure('unexpected', '');
        return { canDownload: true };
      }),
      failOperation(downloadFile, 'unexpected', ''),
    );
    const { user } = open();
    const alert = await (await card('sample-1.pdf')).findByRole('alert');
    expect(alert).toHaveTextContent(/^Failed to check download eligibility(Retry)?$/);
    const second = await card('sample-2.pdf');
    await user.click(await second.findByRole('button', { name: 'Download sample-2.pdf' }));
    expect(await second.findByRole('alert')).toHaveTextContent(/^Download failed$/);
  });

  it('shows a 404 page when the demo is disabled', async () => {
    server.use(failOperation(listDemoFiles, 'not_found', 'Page not found'));
    open();
    expect(await screen.findByText('Error 404')).toBeVisible();
  });
});
