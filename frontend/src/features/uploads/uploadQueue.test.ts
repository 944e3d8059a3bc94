import { generateUploadUrls } from '@portal/contract/endpoints/files.ts';
import { inEnglish } from '@portal/contract/rules/said.ts';
import { wizardUploads } from '@portal/contract/rules/uploadRules.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { mockOperation } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
import { createUploadQueue, type UploadQueue } from './uploadQueue.ts';

/** Of the page's own origin, so that the browser under test asks for no permission first. */
const STORE = `${window.location.origin}/store`;

const pdf = (name: string) => new File(['%PDF-1.7 content'], name);

function newQueue() {
  const sessionKey = 'req-5b0f3a3e-9c5e-4a55-8f7e-2f1d0c9b8a76';
  const queue = createUploadQueue({ sessionKey, rules: wizardUploads, arrived: {} });
  return { queue, states: () => queue.uploads().map(({ state }) => state.kind) };
}

/** What is wrong with the first file. */
function problemOf(queue: UploadQueue): string {
  const state = queue.uploads()[0]?.state;
  return state && 'said' in state ? inEnglish(state.said) : '';
}

/** Links that are numbered, so that a test sees when a new one was asked for. */
function offerLinks() {
  let count = 0;
  server.use(
    mockOperation(generateUploadUrls, () => {
      count += 1;
      const fileId = `file_${String(count).padStart(32, '0')}`;
      return [{ fileId, uploadUrl: `${STORE}/${count}`, expiresAt: '2026-11-20T10:00:00Z' }];
    }),
  );
  return () => count;
}

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
    const links = offerLinks();
    server.use(
      http.put(`${STORE}/1`, () => new HttpResponse(null, { status: 403 })),
      http.put(`${STORE}/2`, () => new HttpResponse(null, { status: 201 })),
    );
    const { queue, states } = newQueue();
    queue.add('loaFiles', [pdf('loa.pdf')]);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(problemOf(queue)).toContain('expired');
    queue.retry(queue.uploads()[0]!.id);
    await vi.waitFor(() => expect(states()).toEqual(['done']));
    expect(links()).toBe(2);
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
    ['empty.pdf', '', 'File empty.pdf is empty. Please choose a file with content.'],
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

  it('run six at a time, and go on when one is cancelled', async () => {
    offerLinks();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.put(`${STORE}/:id`, async () => {
        await promise;
        return new HttpResponse(null, { status: 201 });
      }),
    );
    const { queue, states } = newQueue();
    queue.add(
      'uploadedFiles',
      [1, 2, 3, 4, 5, 6, 7].map((number) => pdf(`${number}.pdf`)),
    );
    const six = (kind: string) => Array.from({ length: 6 }, () => kind);
    expect(states()).toEqual([...six('sending'), 'waiting']);
    queue.remove(queue.uploads()[0]!.id);
    await vi.waitFor(() => expect(states()).toEqual(six('sending')));
    resolve();
    await vi.waitFor(() => expect(states()).toEqual(six('done')));
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
