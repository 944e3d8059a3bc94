import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { aFile, aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';

/** What pdf.js answers when it opens a document; nothing until a test sets it. */
const opening = vi.hoisted(() => ({ promise: new Promise<unknown>(() => undefined) }));

// Only a real browser renders a PDF. These tests check the requests and the messages.
vi.mock('pdfjs-dist', () => ({
  version: '0',
  GlobalWorkerOptions: {},
  PDFDataRangeTransport: class {
    onDataRange() {}
  },
  PDFWorker: class {
    destroy() {}
  },
  getDocument: ({ range }: { range: { requestDataRange: (begin: number, end: number) => void } }) => {
    range.requestDataRange(0, 10);
    return { promise: opening.promise, destroy: () => Promise.resolve() };
  },
}));

const photo = aFile({ originalName: 'photo.png', contentType: 'image/png' });
const letter = aFile({ originalName: 'letter.pdf' });
const notes = aFile({ originalName: 'notes.doc', contentType: 'application/msword' });

const aLink = {
  originalName: 'photo.png',
  contentType: 'image/png',
  downloadedAt: '2026-11-03T10:00:00.000Z',
};

/** Mocks links to files, or refuses them. Returns the requested actions. */
function mockLinks(refuse: () => boolean = () => false) {
  const requests: string[] = [];
  server.use(
    mockOperation(downloadFile, ({ query }) => {
      requests.push(query.action);
      if (refuse()) throw new MockFailure('unavailable', 'The store is down');
      return { ...aLink, url: `https://files.example/photo.png?sig=${requests.length}` };
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

const shownImage = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('img', { name: 'photo.png', hidden: true });

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
    const fit = dialog.getByRole('button', { name: 'Fit width' });
    expect(fit).toHaveAttribute('aria-pressed', 'false');
    await user.click(fit);
    expect(zoom).toHaveTextContent('100%');
    expect(fit).toHaveAttribute('aria-pressed', 'true');
  });

  it('rotates on the screen only', async () => {
    const requests = mockLinks();
    const { user, dialog } = await openPreview('photo.png');
    const image = await loadedImage(dialog);
    const rotate = dialog.getByRole('button', { name: 'Rotate' });
    for (const degrees of [90, 180, 270, 0]) {
      await user.click(rotate);
      expect(image.style.transform).toBe(`rotate(${degrees}deg)`);
    }
    expect(requests).toEqual(['preview']);
  });

  it('has no pages, thumbnails or search', async () => {
    mockLinks();
    const { dialog } = await openPreview('photo.png');
    await loadedImage(dialog);
    expect(dialog.queryByRole('group', { name: 'Pages' })).not.toBeInTheDocument();
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
    server.use(failOperation(downloadFile, 'unexpected', ''));
    await openPreview('photo.png');
    expect(await screen.findByText('Error loading preview: Failed to load preview')).toBeVisible();
  });

  it('requests one new link when the link has expired', async () => {
    mockLinks();
    const { dialog } = await openPreview('photo.png');
    const image = await dialog.findByRole('img', { name: 'photo.png', hidden: true });
    fireEvent.error(image);
    await waitFor(() =>
      expect(shownImage(dialog)).toHaveAttribute('src', 'https://files.example/photo.png?sig=2'),
    );
    server.use(http.get('https://files.example/photo.png', () => new HttpResponse(null, { status: 403 })));
    fireEvent.error(shownImage(dialog));
    expect(await screen.findByText('Error loading preview: Failed to load preview')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('says that the browser cannot read it, also if the second link is the same', async () => {
    server.use(
      mockOperation(downloadFile, () => ({ ...aLink, url: 'https://files.example/photo.png?sig=same' })),
      http.get('https://files.example/photo.png', () => HttpResponse.text('not an image')),
    );
    const { dialog } = await openPreview('photo.png');
    const first = await dialog.findByRole('img', { name: 'photo.png', hidden: true });
    fireEvent.error(first);
    await waitFor(() => expect(shownImage(dialog)).not.toBe(first));
    fireEvent.error(shownImage(dialog));
    expect(await dialog.findByText('Your browser can’t read this file. It may be damaged.')).toBeVisible();
    expect(dialog.getByText('Failed to load preview')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});

describe('the preview of a PDF', () => {
  afterEach(() => {
    opening.promise = new Promise(() => undefined);
  });

  /** A document with one page, as pdf.js describes it. */
  const aDocument = (text: string, facts: { xfa?: boolean; fields?: number; pages?: number } = {}) => ({
    numPages: facts.pages ?? 1,
    getMetadata: async () => ({ info: { IsXFAPresent: facts.xfa ?? false } }),
    getPage: async () => ({
      getViewport: () => ({ width: 612, height: 792 }),
      getAnnotations: async () => Array(facts.fields ?? 0).fill({ subtype: 'Widget' }),
      getTextContent: async () => ({ items: [{ str: text }] }),
    }),
  });
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    server.use(
      http.get('https://files.example/photo.png', () => HttpResponse.text('%PDF-1.7 %', { status: 206 })),
    );
  });
  const named = (name: string) => Object.assign(new Error('of pdf.js'), { name });

  it.each([
    ['needs a password', named('PasswordException'), 'This PDF needs a password'],
    ['is damaged', named('InvalidPDFException'), 'Failed to load preview'],
  ])('that %s says so, without a retry', async (_, error, title) => {
    mockLinks();
    opening.promise = Promise.reject(error);
    opening.promise.catch(() => undefined);
    const { dialog } = await openPreview('letter.pdf');
    expect(await dialog.findByText(title)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Open in New Tab' })).toBeVisible();
  });

  it.each([
    ['in English', 'Please wait... If this message is not eventually replaced'],
    ['in another language', 'Bitte warten. Die neueste Version von Adobe Reader'],
    ['without text', ''],
  ])('that is a dynamic form says that it must be saved as a normal PDF: %s', async (_, text) => {
    mockLinks();
    opening.promise = Promise.resolve(aDocument(text, { xfa: true }));
    const { dialog } = await openPreview('letter.pdf');
    expect(await dialog.findByText('This form must be saved as a normal PDF')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it.each([
    ['with fields', aDocument('Adobe form', { xfa: true, fields: 1 })],
    ['with several pages', aDocument('Adobe form', { xfa: true, pages: 2 })],
    ['with text of its own', aDocument('Authorization to release records', { xfa: true })],
    ['without XFA', aDocument('Please wait')],
  ])('that is a form shows its pages: %s', async (_, document) => {
    mockLinks();
    opening.promise = Promise.resolve(document);
    const { dialog } = await openPreview('letter.pdf');
    expect(await dialog.findByText(`1 of ${document.numPages}`)).toBeVisible();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says why it failed, and loads after a retry', async () => {
    let isDown = true;
    mockLinks(() => isDown);
    const { user, dialog } = await openPreview('letter.pdf');
    expect(await screen.findByText('Error loading preview: The store is down')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(
      dialog.getByText(
        'The store is down. The file itself may be fine. Try again, open it in a new tab, or download it.',
      ),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
    isDown = false;
    opening.promise = Promise.resolve(aDocument('Authorization to release records'));
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('1 of 1')).toBeVisible();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
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
