import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import type { TrackedRequest } from '../../requests/api/requestStatusQuery.ts';
import { aFile, aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';

const LINK = 'https://files.example/letter.pdf?sig=1';
const letter = aFile({ originalName: 'letter.pdf' });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function openWith(facts: Partial<TrackedRequest>) {
  mockLookups(() => aRequest(facts));
  return renderScreen(<RequestStatusScreen />, trackerAddress);
}

/** Mocks links to files. `accepted` returns whether a request-access token is valid. */
function mockLinks(accepted: (token: string | null) => boolean = () => true) {
  const requests: { action: string; fileId: string; token: string | null }[] = [];
  server.use(
    mockOperation(downloadFile, ({ query, headers }) => {
      const token = headers.get('X-Request-Access');
      requests.push({ action: query.action, fileId: query.fileId, token });
      if (!accepted(token)) throw new MockFailure('unauthenticated', 'The access has expired');
      return {
        url: LINK,
        originalName: 'letter.pdf',
        contentType: 'application/pdf',
        downloadedAt: '2026-11-03T10:00:00.000Z',
      };
    }),
  );
  return requests;
}

function linksFail() {
  server.use(failOperation(downloadFile, 'unexpected', ''));
}

function mockNewTab() {
  const tab = {
    opener: {},
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn<() => void>(),
  };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

describe('files of a request', () => {
  it('lists letters and supporting documents separately, with size and scan state', async () => {
    openWith({ loaFiles: [letter], uploadedFiles: [aFile({ originalName: 'order.png', scan: 'pending' })] });
    const letters = within(
      await screen.findByRole('region', { name: 'Letter of Authorization / Proof of Service' }),
    );
    expect(letters.getByText('letter.pdf')).toBeVisible();
    expect(letters.getByText(/1\.00 MB/)).toBeVisible();
    const documents = within(screen.getByRole('region', { name: 'Supporting Documents' }));
    expect(documents.getByText(/Virus scan in progress/)).toBeVisible();
  });

  it.each([
    [true, [], 'The documents are in the subpoena packet'],
    [false, [], 'No files'],
    [true, [letter], 'letter.pdf'],
  ] as const)(
    'says where the letter is: in the packet %s, uploaded %j',
    async (loaIncluded, loaFiles, text) => {
      openWith({ loaIncluded, loaFiles: [...loaFiles] });
      const letters = within(
        await screen.findByRole('region', { name: 'Letter of Authorization / Proof of Service' }),
      );
      expect(letters.getByText(text)).toBeVisible();
      expect(letters.queryAllByText(/No files|subpoena packet/)).toHaveLength(loaFiles.length === 0 ? 1 : 0);
    },
  );

  it('offers no actions for files that are being scanned, blocked or withheld', async () => {
    openWith({
      uploadedFiles: [
        aFile({ scan: 'pending', isDownloadable: true }),
        aFile({ scan: 'infected', isDownloadable: true }),
        aFile({ isViewable: false, isDownloadable: false, downloadReason: 'Not available' }),
      ],
    });
    expect(await screen.findByText('Blocked: this file did not pass the virus scan')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Download|Open) / })).not.toBeInTheDocument();
  });

  it('polls until every file is scanned', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let scan: 'pending' | 'clean' = 'pending';
    const lookups = mockLookups(() => aRequest({ uploadedFiles: [{ ...letter, scan }] }));
    renderScreen(<RequestStatusScreen />, trackerAddress);
    await screen.findByText(/Virus scan in progress/);
    scan = 'clean';
    await vi.advanceTimersByTimeAsync(4_000);
    await screen.findByRole('button', { name: 'Download letter.pdf' });
    const requests = lookups.length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(lookups).toHaveLength(requests);
  });
});

describe('downloading', () => {
  it('requests the link with the access of the lookup and opens it', async () => {
    const requests = mockLinks();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      expect(this.href).toBe(LINK);
    });
    const { user } = openWith({ loaFiles: [letter] });
    await user.click(await screen.findByRole('button', { name: 'Download letter.pdf' }));
    expect(await screen.findByText('File "letter.pdf" downloaded successfully!')).toBeVisible();
    expect(requests).toEqual([{ action: 'download', fileId: letter.fileId, token: 'access-token-1' }]);
  });

  it('repeats the lookup when the access has expired and retries once', async () => {
    let lookups = 0;
    mockLookups(() => aRequest({ loaFiles: [letter], requestAccess: `access-token-${++lookups}` }));
    const requests = mockLinks((token) => token === 'access-token-2');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = renderScreen(<RequestStatusScreen />, trackerAddress);
    await user.click(await screen.findByRole('button', { name: 'Download letter.pdf' }));
    expect(await screen.findByText('File "letter.pdf" downloaded successfully!')).toBeVisible();
    expect(requests.map(({ token }) => token)).toEqual(['access-token-1', 'access-token-2']);
  });

  it('shows the error after one retry', async () => {
    const requests = mockLinks(() => false);
    const { user } = openWith({ loaFiles: [letter] });
    await user.click(await screen.findByRole('button', { name: 'Download letter.pdf' }));
    expect(await screen.findByText('Error downloading file: The access has expired')).toBeVisible();
    expect(requests).toHaveLength(2);
  });

  it('shows a default message when the server gives no reason', async () => {
    linksFail();
    const { user } = openWith({ loaFiles: [letter] });
    await user.click(await screen.findByRole('button', { name: 'Download letter.pdf' }));
    expect(await screen.findByText('Error downloading file: Failed to download file')).toBeVisible();
  });
});

describe('opening', () => {
  it('opens a tab on click and navigates it to the file', async () => {
    const requests = mockLinks();
    const tab = mockNewTab();
    const { user } = openWith({ loaFiles: [letter] });
    await user.click(await screen.findByRole('button', { name: 'Open letter.pdf in a new tab' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(LINK));
    expect(tab.opener).toBeNull();
    expect(requests[0]?.action).toBe('open');
  });

  it('closes the tab when there is no link', async () => {
    mockLinks(() => false);
    const tab = mockNewTab();
    const { user } = openWith({ loaFiles: [letter] });
    await user.click(await screen.findByRole('button', { name: 'Open letter.pdf in a new tab' }));
    expect(await screen.findByText('Error viewing file: The access has expired')).toBeVisible();
    expect(tab.close).toHaveBeenCalled();
  });

  it('shows a default message when the server gives no reason', async () => {
    linksFail();
    mockNewTab();
    const { user } = openWith({ loaFiles: [letter] });
    await user.click(await screen.findByRole('button', { name: 'Open letter.pdf in a new tab' }));
    expect(await screen.findByText('Error viewing file: Failed to view file')).toBeVisible();
  });

  it('says when the browser blocked the new tab', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = openWith({ loaFiles: [letter] });
    await user.click(await screen.findByRole('button', { name: 'Open letter.pdf in a new tab' }));
    expect(
      await screen.findByText(/^Error viewing file: Your browser blocked the new tab\. Allow pop-ups/),
    ).toBeVisible();
  });
});
