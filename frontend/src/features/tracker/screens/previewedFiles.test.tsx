import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { aFile, aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';

// Only a real browser renders a PDF. These tests check the requests and the messages.
vi.mock('pdfjs-dist', () => ({
  version: '0',
  GlobalWorkerOptions: {},
  PDFDataRangeTransport: class {},
  PDFWorker: class {
    destroy() {}
  },
  getDocument: ({ range }: { range: { requestDataRange: (begin: number, end: number) => void } }) => {
    range.requestDataRange(0, 10);
    return { promise: new Promise(() => undefined), destroy: () => Promise.resolve() };
  },
}));

const photo = aFile({ originalName: 'photo.png', contentType: 'image/png' });
const letter = aFile({ originalName: 'letter.pdf' });
const notes = aFile({ originalName: 'notes.doc', contentType: 'application/msword' });

/** Mocks links to files, or refuses them. Returns the requested actions. */
function mockLinks(refuse: () => boolean = () => false) {
  const requests: string[] = [];
  server.use(
    mockOperation(downloadFile, ({ query }) => {
      requests.push(query.action);
      if (refuse()) throw new MockFailure('unavailable', 'The store is down');
      return {
        url: `https://files.example/photo.png?sig=${requests.length}`,
        originalName: 'photo.png',
        contentType: 'image/png',
        downloadedAt: '2026-11-03T10:00:00.000Z',
      };
    }),
  );
  return requests;
}

async function openPreview(name: string) {
  mockLookups(() => aRequest({ loaFiles: [letter], uploadedFiles: [photo, notes] }));
  const { user } = renderScreen(<RequestStatusScreen />, trackerAddress);
  const opener = await screen.findByRole('button', { name: `Preview ${name}` });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name });
  return { user, opener, dialog: within(dialog), element: dialog };
}

async function loadedImage(dialog: ReturnType<typeof within>) {
  const image = await dialog.findByRole('img', { name: 'photo.png', hidden: true });
  Object.defineProperty(image, 'naturalWidth', { value: 400 });
  fireEvent.load(image);
  return image;
}

describe('the preview of an image', () => {
  it('uses a link for the action preview', async () => {
    const requests = mockLinks();
    const { dialog } = await openPreview('photo.png');
    const image = await loadedImage(dialog);
    expect(image).toHaveAttribute('src', 'https://files.example/photo.png?sig=1');
    expect(requests).toEqual(['preview']);
  });

  it('zooms with buttons and keys within its limits', async () => {
    mockLinks();
    const { user, dialog } = await openPreview('photo.png');
    await loadedImage(dialog);
    const zoom = dialog.getByText('100%');
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    expect(zoom).toHaveTextContent('125%');
    await user.keyboard('--');
    expect(zoom).toHaveTextContent('75%');
    await user.keyboard('---');
    expect(zoom).toHaveTextContent('50%');
    expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('0');
    expect(zoom).toHaveTextContent('100%');
    await user.keyboard('++++++++++');
    expect(zoom).toHaveTextContent('300%');
    await user.click(dialog.getByRole('button', { name: 'Reset zoom' }));
    expect(zoom).toHaveTextContent('100%');
  });

  it('traps the focus, closes with Escape and restores the focus', async () => {
    mockLinks();
    const { user, opener, element } = await openPreview('photo.png');
    for (let stop = 0; stop < 12; stop += 1) {
      await user.tab();
      expect(element).toContainElement(document.activeElement as HTMLElement);
    }
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('says why it failed and retries with a new link', async () => {
    let down = true;
    const requests = mockLinks(() => down);
    const { user, dialog } = await openPreview('photo.png');
    expect(await screen.findByText('Error loading preview: The store is down')).toBeVisible();
    down = false;
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await loadedImage(dialog);
    expect(requests).toHaveLength(2);
  });

  it('shows a default message when the server gives no reason', async () => {
    server.use(
      mockOperation(downloadFile, () => {
        throw new MockFailure('unexpected', '');
      }),
    );
    await openPreview('photo.png');
    expect(await screen.findByText('Error loading preview: Failed to load preview')).toBeVisible();
  });

  it('requests one new link when the link has expired', async () => {
    mockLinks();
    const { dialog } = await openPreview('photo.png');
    const image = await dialog.findByRole('img', { name: 'photo.png', hidden: true });
    fireEvent.error(image);
    await waitFor(() => expect(image).toHaveAttribute('src', 'https://files.example/photo.png?sig=2'));
    fireEvent.error(image);
    expect(await screen.findByText('Error loading preview: Failed to load preview')).toBeVisible();
  });
});

describe('the preview of a PDF', () => {
  it('says why it failed and offers a retry', async () => {
    mockLinks(() => true);
    const { dialog } = await openPreview('letter.pdf');
    expect(await screen.findByText('Error loading preview: The store is down')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(
      dialog.getByText(
        'The store is down. The file itself may be fine. Try again, open it in a new tab, or download it.',
      ),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  });
});

describe('the preview of other files', () => {
  it('is not available and requests no link, but the file can be opened and saved', async () => {
    const requests = mockLinks();
    const { dialog } = await openPreview('notes.doc');
    expect(dialog.getByText('Preview Not Available')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Open in New Tab' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});
