import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { inEnglish } from '@portal/contract/fields/localizableText.ts';
import { UPLOAD_LINK_MINUTES, wizardUploads } from '@portal/contract/files/rules/uploadRules.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
// The queue loads these with the first file; a test is not to wait for that.
import './prepareUploads.ts';
import './sendUpload.ts';
import { createUploadQueue, type UploadQueue } from './uploadQueue.ts';
import { anUploadLink } from './testing/anUploadLink.ts';
import { clientUploadTexts, staffUploadTexts, type UploadTexts } from './uploadTexts.ts';

/** Of the page's own origin, so that the browser under test asks for no permission first. */
const STORE = `${window.location.origin}/store`;

const pdf = (name: string) => new File(['%PDF-1.7 content'], name);

function newQueue(texts?: UploadTexts) {
  const sessionKey = 'req-5b0f3a3e-9c5e-4a55-8f7e-2f1d0c9b8a76';
  const queue = createUploadQueue({
    sessionKey,
    rules: wizardUploads,
    uploaded: {},
    ...(texts && { texts }),
  });
  return { queue, states: () => queue.uploads().map(({ state }) => state.kind) };
}

/** What is wrong with the first file. */
function problemOf(queue: UploadQueue): string {
  const state = queue.uploads()[0]?.state;
  return state && 'text' in state ? inEnglish(state.text) : '';
}

const OVER_QUOTA = 'You can upload at most 20 files and 100MB for one request.';

/** Numbered links, and how many files each call asked them for. `refused` is the name of a file that gets none. */
function offerLinks({ refused }: { refused?: string } = {}) {
  const calls: number[] = [];
  let count = 0;
  server.use(
    mockOperation(generateUploadUrls, ({ body }) => {
      calls.push(body.files.length);
      if (body.files.some(({ name }) => name === refused)) throw new MockFailure('file_rejected', OVER_QUOTA);
      return body.files.map(() => {
        count += 1;
        const fileId = `file_${String(count).padStart(32, '0')}`;
        return anUploadLink(fileId, `${STORE}/${count}`);
      });
    }),
  );
  return calls;
}

/** A store that takes every file, from the moment that it is opened. */
function offerStore() {
  const taken: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    http.put(`${STORE}/:number`, async ({ params }) => {
      await promise;
      taken.push(String(params['number']));
      return new HttpResponse(null, { status: 201 });
    }),
  );
  return { taken, open: resolve };
}

const pdfs = (count: number) => Array.from({ length: count }, (_, index) => pdf(`${index + 1}.pdf`));
const times = (count: number, kind: string) => Array.from({ length: count }, () => kind);

describe('uploads', () => {
  it('take a file to the store as a block blob and remember its id', async () => {
    offerLinks();
    const headers = vi.fn<(type: string | null) => void>();
    server.use(
      http.put(`${STORE}/1`, ({ request }) => {
        headers(request.headers.get('x-ms-blob-type'));
        return new HttpResponse(null, { status: 201 });
      }),
    );
    const { queue } = newQueue();
    queue.add('loaFiles', [pdf('loa.pdf')]);
    await vi.waitFor(() =>
      expect(queue.uploads()[0]?.state).toEqual({ kind: 'done', fileId: `file_${'1'.padStart(32, '0')}` }),
    );
    expect(headers).toHaveBeenCalledWith('BlockBlob');
  });

  it('ask for a new link when one has expired and the person tries again', async () => {
    const calls = offerLinks();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.put(`${STORE}/1`, async () => {
        await promise;
        return new HttpResponse(null, { status: 403 });
      }),
      http.put(`${STORE}/2`, () => new HttpResponse(null, { status: 201 })),
    );
    const { queue, states } = newQueue();
    queue.add('loaFiles', [pdf('loa.pdf')]);
    await vi.waitFor(() => expect(states()).toEqual(['sending']));
    const later = performance.now() + UPLOAD_LINK_MINUTES * 60_000 + 1;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    onTestFinished(() => clock.mockRestore());
    resolve();
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(problemOf(queue)).toBe(
      'File upload failed: the upload link has expired. Try again to get a new one.',
    );
    queue.retry(queue.uploads()[0]!.id);
    await vi.waitFor(() => expect(states()).toEqual(['done']));
    expect(calls).toEqual([1, 1]);
  });

  it('do not call a link expired that is refused for another reason', async () => {
    offerLinks();
    server.use(
      http.put(`${STORE}/1`, () => new HttpResponse(null, { status: 403, statusText: 'Forbidden' })),
    );
    const { queue, states } = newQueue();
    queue.add('loaFiles', [pdf('loa.pdf')]);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(problemOf(queue)).toBe('File upload failed: Forbidden');
  });

  it.each([
    [clientUploadTexts, 'Failed to prepare uploads'],
    [staffUploadTexts, 'Failed to generate upload URLs'],
  ])('have a text of their form when no link comes and no reason (%#)', async (texts, problem) => {
    server.use(
      mockOperation(generateUploadUrls, () => {
        throw new MockFailure('unexpected', '');
      }),
    );
    const { queue, states } = newQueue(texts);
    queue.add('loaFiles', [pdf('loa.pdf')]);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(problemOf(queue)).toBe(problem);
  });

  it('say when the answer lacks a link', async () => {
    server.use(mockOperation(generateUploadUrls, () => []));
    const { queue, states } = newQueue();
    queue.add('loaFiles', [pdf('loa.pdf')]);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(problemOf(queue)).toBe('Failed to generate upload URLs');
  });

  it('say what the store said', async () => {
    offerLinks();
    server.use(
      http.put(`${STORE}/1`, () => new HttpResponse(null, { status: 500, statusText: 'Server Busy' })),
    );
    const { queue, states } = newQueue();
    queue.add('loaFiles', [pdf('loa.pdf')]);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(problemOf(queue)).toBe('File upload failed: Server Busy');
  });

  it.each([
    [
      'virus.exe',
      'x',
      'File virus.exe has unsupported format. Allowed types are PDF, JPEG, PNG, and DOC/DOCX',
    ],
    ['empty.pdf', '', 'File empty.pdf is empty. Please choose another file.'],
  ])('refuse %s at once', (name, content, message) => {
    const { queue } = newQueue();
    queue.add('uploadedFiles', [new File([content], name)]);
    expect(queue.uploads()[0]?.state.kind).toBe('refused');
    expect(problemOf(queue)).toBe(message);
  });

  it('refuse a file whose bytes are not what its name says, before asking for a link', async () => {
    const { queue, states } = newQueue();
    queue.add('uploadedFiles', [new File(['hello'], 'scan.png')]);
    await vi.waitFor(() => expect(states()).toEqual(['refused']));
  });

  it('run eight at a time, and go on when one is cancelled', async () => {
    offerLinks();
    const store = offerStore();
    const { queue, states } = newQueue();
    queue.add('uploadedFiles', pdfs(9));
    await vi.waitFor(() => expect(states()).toEqual([...times(8, 'sending'), 'waiting']));
    queue.remove(queue.uploads()[0]!.id);
    await vi.waitFor(() => expect(states()).toEqual(times(8, 'sending')));
    store.open();
    await vi.waitFor(() => expect(states()).toEqual(times(8, 'done')));
  });

  it('that were chosen together get their links in one call', async () => {
    const calls = offerLinks();
    offerStore().open();
    const { queue, states } = newQueue();
    queue.add('uploadedFiles', [...pdfs(9), new File(['hello'], 'scan.png')]);
    await vi.waitFor(() => expect(states()).toEqual([...times(9, 'done'), 'refused']));
    expect(calls).toEqual([9]);
  });

  it('are not held up by another file of the same choice that gets no link', async () => {
    const calls = offerLinks({ refused: '2.pdf' });
    offerStore().open();
    const { queue, states } = newQueue();
    queue.add('uploadedFiles', pdfs(3));
    await vi.waitFor(() => expect(states()).toEqual(['done', 'refused', 'done']));
    expect(calls).toEqual([3, 1, 1, 1]);
  });

  it('of an address that announced too much wait for another try, and none is lost', async () => {
    const message = 'Too many uploads were started from your network. Please try again in 4 min.';
    server.use(
      mockOperation(generateUploadUrls, () => {
        throw new MockFailure('rate_limited', message);
      }),
    );
    const { queue, states } = newQueue();
    queue.add('uploadedFiles', pdfs(2));
    await vi.waitFor(() => expect(states()).toEqual(['failed', 'failed']));
    expect(problemOf(queue)).toBe(message);
    offerLinks();
    offerStore().open();
    for (const { id } of queue.uploads()) queue.retry(id);
    await vi.waitFor(() => expect(states()).toEqual(['done', 'done']));
  });

  it('get a new link when the first one expired before their turn came', async () => {
    const calls = offerLinks();
    const store = offerStore();
    const { queue, states } = newQueue();
    queue.add('uploadedFiles', pdfs(9));
    await vi.waitFor(() => expect(states().at(-1)).toBe('waiting'));
    await vi.waitFor(() => expect(states()[0]).toBe('sending'));
    const later = performance.now() + UPLOAD_LINK_MINUTES * 60_000 + 1;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    onTestFinished(() => clock.mockRestore());
    store.open();
    await vi.waitFor(() => expect(states()).toEqual(times(9, 'done')));
    expect(calls).toEqual([9, 1]);
    expect(store.taken).toContain('10');
    expect(store.taken).not.toContain('9');
  });

  it('all end when the queue is closed, those that wait for their turn as well', async () => {
    offerLinks();
    const store = offerStore();
    const { queue, states } = newQueue();
    queue.add('uploadedFiles', pdfs(9));
    await vi.waitFor(() => expect(states()).toEqual([...times(8, 'sending'), 'waiting']));
    queue.close();
    expect(states()).toEqual([]);
    store.open();
    queue.add('uploadedFiles', [pdf('later.pdf')]);
    await vi.waitFor(() => expect(states()).toEqual(['done']));
    expect(store.taken).not.toContain('9');
  });

  const FIRST = 'req-5b0f3a3e-9c5e-4a55-8f7e-2f1d0c9b8a76';
  const SECOND = 'req-6b0f3a3e-9c5e-4a55-8f7e-2f1d0c9b8a76';

  it('wait until it is known what they are for, and are uploaded again for something else', async () => {
    const calls = offerLinks();
    const store = offerStore();
    store.open();
    const uploaded = { loaFiles: [{ fileId: `file_${'9'.repeat(32)}`, name: 'before.pdf', size: 1 }] };
    const queue = createUploadQueue({ sessionKey: FIRST, isHeld: true, rules: wizardUploads, uploaded });
    const states = () => queue.uploads().map(({ state }) => state.kind);
    queue.add('loaFiles', [pdf('a.pdf')]);
    expect(states()).toEqual(['done', 'waiting']);
    queue.setTarget({ sessionKey: FIRST, requestAccess: 'a' });
    await vi.waitFor(() => expect(states()).toEqual(['done', 'done']));
    queue.setTarget({ sessionKey: FIRST, requestAccess: 'b' });
    expect(states()).toEqual(['done', 'done']);
    // The file that arrived before the page was loaded again is not at hand any more.
    queue.setTarget({ sessionKey: SECOND });
    expect(states()).toEqual(['waiting']);
    await vi.waitFor(() => expect(states()).toEqual(['done']));
    expect(calls).toEqual([1, 1]);
    expect(store.taken).toEqual(['1', '2']);
  });

  it('keep to the number of files that one request may have', () => {
    const { queue, states } = newQueue();
    queue.add(
      'uploadedFiles',
      Array.from({ length: 21 }, (_, index) => pdf(`${index}.pdf`)),
    );
    expect(states().at(-1)).toBe('refused');
    queue.close();
  });
});
