import { MAX_THREAD_FILES } from '@portal/contract/messages/schemas.ts';
import { describe, expect, it, test } from 'vitest';
import { MAX_FILES_OF_SIDE, RESERVED_FILES } from '../files/fileRoom.ts';
import { hasRoomFor, MAX_REQUEST_BYTES } from '../files/hasRoomFor.ts';
import { HOLDER } from '../requests/actor.ts';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';
import { aFile, aRequest, uploadOf } from '../testing/aRequest.ts';
import type { NewMessage } from './addMessage.ts';
import { addMessageWithFiles, refusedMessage } from './addMessageWithFiles.ts';
import { clientMessageView, staffMessageView } from './message.ts';

const now = new Date('2026-03-12T08:00:00.000Z');
const at = now.toISOString();
const uploads = [uploadOf('7'), uploadOf('8')];
const fileIds = uploads.map(({ fileId }) => fileId);
const client = { by: { kind: 'client', id: 'u_client' }, byName: 'Casey Client' } as const;
const holder = { by: HOLDER, byName: 'holder' } as const;

function add(request: RequestDocument, changed: Partial<NewMessage> = {}) {
  const message: NewMessage = {
    messageId: 'm_1',
    text: 'See the file',
    isInternal: false,
    mentions: [],
    fileIds,
    by: { kind: 'staff', id: 'u_staff' },
    byName: 'Sam Clerk',
    ...changed,
  };
  return addMessageWithFiles(request, message, uploads, now);
}

function changeBy(changed: Partial<NewMessage>, request = aRequest()) {
  const decision = add(request, changed);
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return { change: decision.change, message: decision.change.documents![0]! };
}

const kindsOf = (steps: readonly { readonly kind: string }[]) => steps.map(({ kind }) => kind);

describe('files with a message', () => {
  it('of staff are released free and without embargo, in one version with the message', () => {
    const request = aRequest();
    const { change, message } = changeBy({});
    expect(change.request).toMatchObject({
      seq: request.seq + 1,
      thread: { messages: 1, unreadByClient: [1] },
      files: Object.fromEntries(
        fileIds.map((fileId) => [
          fileId,
          {
            group: 'legal',
            uploadedByAdmin: true,
            uploadedAt: at,
            messageId: 'm_1',
            requiresPayment: false,
            chargeCents: 0,
            embargoEnabled: false,
            scan: 'pending',
          },
        ]),
      ),
    });
    expect(message).toMatchObject({ fileIds, text: 'See the file' });
    expect(change.documents).toEqual([message]);
    expect(change.event).toMatchObject({ kind: 'files-added', details: { chargeCents: '0 0' } });
    expect(change.moreEvents).toMatchObject([{ kind: 'message-sent', details: { files: 2 } }]);
    expect(kindsOf(change.steps)).toEqual(['project', 'scan', 'notify-client', 'notify-client']);
  });

  test.each([
    ['a client', client],
    ['a holder', holder],
  ])('of %s are added to the request, and change neither status nor review', (_, author) => {
    const request = aRequest({ status: 'completed' });
    const { change, message } = changeBy(author, request);
    const { status, review, files } = change.request;
    expect({ status, review }).toEqual({ status: 'completed', review: request.review });
    for (const fileId of fileIds) {
      const added = { group: 'message', uploadedByAdmin: false, messageId: 'm_1', updateId: null };
      expect(files[fileId]).toMatchObject({ ...added, scan: 'pending' });
    }
    expect(message.fileIds).toEqual(fileIds);
    expect(change.event).toMatchObject({ kind: 'message-sent', details: { files: 2 } });
    expect(kindsOf(change.steps)).toEqual(['project', 'notify-staff-of-message', 'scan']);
  });

  it('are named by ID in the answers to both sides; a message without files names none', () => {
    const { message } = changeBy({});
    expect([clientMessageView(message, aRequest()), staffMessageView(message, aRequest())]).toMatchObject([
      { fileIds },
      { fileIds },
    ]);
    const { message: text } = changeBy({ fileIds: [] });
    expect(text).not.toHaveProperty('fileIds');
    expect(clientMessageView(text, aRequest())).not.toHaveProperty('fileIds');
  });

  const filesOf = (count: number, messageId: string | null, changed: Partial<RequestFile> = {}) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => {
        const fileId = `file_${String(index).padStart(32, '0')}`;
        return [fileId, aFile({ fileId, messageId, ...changed })];
      }),
    );

  test.each<[string, RequestDocument['files'], kind: string]>([
    ['that came with another message', { [fileIds[1]!]: aFile({ fileId: fileIds[1]! }) }, 'file-sent'],
  ])('%s', (_, files, kind) => {
    for (const author of [{}, client]) expect(add(aRequest({ files }), author).kind).toBe(kind);
  });

  test('count with a letter that is still to be made', () => {
    const request = aRequest({ files: filesOf(MAX_FILES_OF_SIDE - 2, null, { uploadedByAdmin: true }) });
    expect(refusedMessage(request, 'staff', fileIds)).toBeNull();
    expect(refusedMessage(request, 'staff', fileIds, 1)).toBe('files-full');
    expect(
      refusedMessage(
        aRequest({ files: filesOf(MAX_FILES_OF_SIDE, null, { uploadedByAdmin: true }) }),
        'staff',
        [],
      ),
    ).toBeNull();
  });

  test.each<[ofClient: number, ofStaff: number, client: string, staff: string]>([
    [MAX_FILES_OF_SIDE - 1, 0, 'files-full', 'change'],
    [MAX_FILES_OF_SIDE - 2, 0, 'change', 'change'],
    [0, MAX_FILES_OF_SIDE - 1, 'change', 'files-full'],
    [RESERVED_FILES - 1, MAX_FILES_OF_SIDE, 'files-full', 'files-full'],
    [RESERVED_FILES - 2, MAX_FILES_OF_SIDE, 'change', 'files-full'],
  ])(
    'to %i files of the client and %i of staff: %s for the client, %s for staff',
    (ofClient, ofStaff, ...kinds) => {
      const all = Object.entries(filesOf(ofClient + ofStaff, null));
      const files = Object.fromEntries(
        all.map(([fileId, file], index) => [fileId, { ...file, uploadedByAdmin: index >= ofClient }]),
      );
      expect([client, {}].map((author) => add(aRequest({ files }), author).kind)).toEqual(kinds);
    },
  );

  const fromStaff = { uploadedByAdmin: true };
  const fromClient = { uploadedByAdmin: false };
  const full = MAX_THREAD_FILES - 1;

  test.each<[string, RequestDocument['files'], staff: string, client: string]>([
    ['of staff', filesOf(full, 'm_0', fromStaff), 'thread-files-full', 'change'],
    ['of the client’s side', filesOf(full, 'm_0', fromClient), 'change', 'thread-files-full'],
    ['up to the limit', filesOf(full - 1, 'm_0', fromClient), 'change', 'change'],
    ['that did not come with a message', filesOf(full, null, fromStaff), 'change', 'change'],
    ['that staff withdrew', filesOf(full, 'm_0', { ...fromStaff, deletedAt: at }), 'change', 'change'],
    [
      'of staff that are blocked',
      filesOf(full, 'm_0', { ...fromStaff, scan: 'infected' }),
      'change',
      'change',
    ],
    [
      'of the client’s side that are blocked',
      filesOf(full, 'm_0', { ...fromClient, scan: 'infected' }),
      'change',
      'thread-files-full',
    ],
  ])('count for the limit of their side: %s', (_, files, ...kinds) => {
    expect([{}, client].map((author) => add(aRequest({ files }), author).kind)).toEqual(kinds);
  });

  it('count against the size limit of the request, which text does not', () => {
    const [entry] = aRequest().history;
    const full = aRequest({ history: [{ ...entry!, notes: 'x'.repeat(MAX_REQUEST_BYTES) }] });
    for (const author of [{}, client]) {
      expect(hasRoomFor(full, changeBy(author, full).change)).toBe(false);
      expect(hasRoomFor(full, changeBy({ ...author, fileIds: [] }, full).change)).toBe(true);
    }
  });
});
