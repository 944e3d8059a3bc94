import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { inEnglish } from '@portal/contract/fields/localizableText.ts';
import { UPLOAD_LINK_MINUTES, wizardUploads } from '@portal/contract/files/rules/uploadRules.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { failOperation, MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
// Preloads lazy parts of the queue so that tests don't wait for the imports.
import './prepareUploads.ts';
import './sendUpload.ts';
import { createUploadQueue, type UploadQueue } from './uploadQueue.ts';
import { anUploadLink } from './testing/anUploadLink.ts';
import { clientUploadTexts, staffUploadTexts, type UploadTexts } from './uploadTexts.ts';

/** Same origin as the page, so that uploads need no CORS preflight. */
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

/** The error text of the first file. */
function problemOf(queue: UploadQueue): string {
  const state = queue.uploads()[0]?.state;
  return state && 'text' in state ? inEnglish(state.text) : '';
}

const OVER_QUOTA = 'You can upload at most 20 files and 100 MB for one request.';

/** Mocks numbered links and returns the number of files of each call. `refused`: name of a file that is rejected. */
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

/** A store that accepts all files after `open()` is called. `stored` lists them. */
function offerStore() {
  const stored: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    http.put(`${STORE}/:number`, async ({ params }) => {
      await promise;
      stored.push(String(params['number']));
      return new HttpResponse(null, { status: 201 });
    }),
  );
  return { stored, open: resolve };
}

const pdfs = (count: number) => Array.from({ length: count }, (_, index) => pdf(`${index + 1}.pdf`));
const times = (count: number, kind: string) => Array.from({ length: count }, () => kind);

describe('uploads', () => {
  it('store a file as a block blob and keep its ID', async () => {
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

  it('request a new link on retry when the link has expired', async () => {
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
      'File upload failed: the upload link has expired. Choose Retry to get a new one.',
    );
    queue.retry(queue.uploads()[0]!.id);
    await vi.waitFor(() => expect(states()).toEqual(['done']));
    expect(calls).toEqual([1, 1]);
  });

  it('do not report an expired link when the store refuses it for another reason', async () => {
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
  ])(
    'show the text of the form when the server returns no link and no reason (%#)',
    async (texts, problem) => {
      server.use(failOperation(generateUploadUrls, 'unexpected', ''));
      const { queue, states } = newQueue(texts);
      queue.add('loaFiles', [pdf('loa.pdf')]);
      await vi.waitFor(() => expect(states()).toEqual(['failed']));
      expect(problemOf(queue)).toBe(problem);
    },
  );

  it('fail when the response has no link', async () => {
    server.use(mockOperation(generateUploadUrls, () => []));
    const { queue, states } = newQueue();
    queue.add('loaFiles', [pdf('loa.pdf')]);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(problemOf(queue)).toBe('Failed to generate upload URLs');
  });

  it('show the reason of the store', async () => {
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
  ])('refuse %s immediately', (name, content, message) => {
    const { queue } = newQueue();
    queue.add('uploadedFiles', [new File([content], name)]);
    expect(queue.uploads()[0]?.state.kind).toBe('refused');
    expect(problemOf(queue)).toBe(message);
  });

  it('refuse a file whose content does not match its name, without a call', async () => {
    const { queue, states } = newQueue();
    queue.add('uploadedFiles', [new File(['hello'], 'scan.png')]);
    await vi.waitFor(() => expect(states()).toEqual(['refused']));
  });

  it('run eight in parallel and continue when one is canceled', async () => {
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

  it('that are added together get their links in one call', async () => {
    const calls = offerLinks();
    offerStore().open();
    const { queue, states } = newQueue();
    queue.add('uploadedFiles', [...pdfs(9), new File(['hello'], 'scan.png')]);
    await vi.waitFor(() => expect(states()).toEqual([...times(9, 'done'), 'refused']));
    expect(calls).toEqual([9]);
  });

  it('are not blocked by a rejected file', async () => {
    const calls = offerLinks({ refused: '2.pdf' });
    offerStore().open();
    const { queue, states } = newQueue();
    queue.add('uploadedFiles', pdfs(3));
    await vi.waitFor(() => expect(states()).toEqual(['done', 'refused', 'done']));
    expect(calls).toEqual([3, 1, 1, 1]);
  });

  it('can be retried after the rate limit', async () => {
    const message = 'Too many uploads from your network. Please try again in 4 min.';
    server.use(failOperation(generateUploadUrls, 'rate_limited', message));
    const { queue, states } = newQueue();
    queue.add('uploadedFiles', pdfs(2));
    await vi.waitFor(() => expect(states()).toEqual(['failed', 'failed']));
    expect(problemOf(queue)).toBe(message);
    offerLinks();
    offerStore().open();
    for (const { id } of queue.uploads()) queue.retry(id);
    await vi.waitFor(() => expect(states()).toEqual(['done', 'done']));
  });

  it('get a new link when the first one expired while waiting', async () => {
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
    expect(store.stored).toContain('10');
    expect(store.stored).not.toContain('9');
  });

  it('all end when the queue closes, including waiting ones', async () => {
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
    expect(store.stored).not.toContain('9');
  });

  const FIRST = 'req-5b0f3a3e-9c5e-4a55-8f7e-2f1d0c9b8a76';
  const SECOND = 'req-6b0f3a3e-9c5e-4a55-8f7e-2f1d0c9b8a76';

  it('wait for a target and are uploaded again for another target', async () => {
    const calls = offerLinks();
    const store = offerStore();
    store.open();
    const uploaded = { loaFiles: [{ fileId: `file_${'9'.repeat(32)}`, name: 'before.pdf', size: 1 }] };
    const queue = createUploadQueue({
      sessionKey: FIRST,
      waitsForTarget: true,
      rules: wizardUploads,
      uploaded,
    });
    const states = () => queue.uploads().map(({ state }) => state.kind);
    queue.add('loaFiles', [pdf('a.pdf')]);
    expect(states()).toEqual(['done', 'waiting']);
    queue.setTarget({ sessionKey: FIRST, requestAccess: 'a' });
    await vi.waitFor(() => expect(states()).toEqual(['done', 'done']));
    queue.setTarget({ sessionKey: FIRST, requestAccess: 'b' });
    expect(states()).toEqual(['done', 'done']);
    // A file that was uploaded before a reload cannot be uploaded again.
    queue.setTarget({ sessionKey: SECOND });
    expect(states()).toEqual(['waiting']);
    await vi.waitFor(() => expect(states()).toEqual(['done']));
    expect(calls).toEqual([1, 1]);
    expect(store.stored).toEqual(['1', '2']);
  });

  it('refuse more files than one request may have', () => {
    const { queue, states } = newQueue();
    queue.add(
      'uploadedFiles',
      Array.from({ length: 21 }, (_, index) => pdf(`${index}.pdf`)),
    );
    expect(states().at(-1)).toBe('refused');
    queue.close();
  });
});
