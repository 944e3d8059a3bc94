import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { getMessages, readMessages, sendMessage } from '@portal/contract/messages/endpoints.ts';
import { MAX_MESSAGE_FILES, type MessagePage } from '@portal/contract/messages/schemas.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import type { BodyOf, DataOf } from '@portal/contract/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failOperation, MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { requestStatusQuery } from '../requests/api/requestStatusQuery.ts';
import type { ClientViewAccess } from '../requests/api/withRequestAccess.ts';
import { aFile, aReleasedFile, aRequest } from '../requests/testing/aRequest.ts';
import { CODE } from '../requests/testing/mockLookups.ts';
import { anUploadLink } from '../uploads/testing/anUploadLink.ts';
import { ThreadOf } from './testing/ThreadOf.tsx';

/** Same origin as the page, so that uploads need no CORS preflight. */
const STORE = `${window.location.origin}/store`;

const common = { position: '000001.0000', sentAt: '2026-11-20T12:00:00.000Z', text: 'See the file' };
const asClient = { ...common, isMine: true };
const asStaff = { ...common, from: 'staff' as const, isInternal: false, authorName: 'Sam', mentions: [] };

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

interface Sent {
  readonly keys: string[];
  readonly messages: BodyOf<typeof sendMessage>[];
}

/** A server with this page of the thread. `failures`: how many messages it refuses first. */
function serve(page: MessagePage, failures = 0): Sent {
  const sent: Sent = { keys: [], messages: [] };
  let links = 0;
  server.use(
    mockOperation(listAssignees, () => []),
    mockOperation(getMessages, () => page),
    mockOperation(readMessages, () => ({ unread: 0 })),
    mockOperation(generateUploadUrls, ({ body }) => {
      sent.keys.push(body.requestId);
      return body.files.map(() => {
        links += 1;
        return anUploadLink(`file_${String(links).padStart(32, '0')}`, `${STORE}/${links}`);
      });
    }),
    http.put(`${STORE}/:number`, () => new HttpResponse(null, { status: 201 })),
    mockOperation(sendMessage, ({ body }) => {
      sent.messages.push(body);
      if (sent.messages.length <= failures) throw new MockFailure('unavailable', '');
      const message = { messageId: body.messageId, fileIds: body.uploadedFiles?.map(({ fileId }) => fileId) };
      return page.view === 'staff'
        ? { ...asStaff, ...message, view: 'staff' as const }
        : { ...asClient, ...message, view: 'client' as const };
    }),
  );
  return sent;
}

const pdf = (name: string) => new File(['%PDF-1.7 content'], name, { type: 'application/pdf' });
const noMessages: Record<'client' | 'staff', MessagePage> = {
  client: { view: 'client', messages: [], unread: 0 },
  staff: { view: 'staff', messages: [], unread: 0 },
};

function showFor(side: 'client' | 'staff', access?: ClientViewAccess) {
  signInAs({ role: side });
  return renderScreen(<ThreadOf isStaff={side === 'staff'} {...(access && { access })} />, '/');
}

type User = ReturnType<typeof showFor>['user'];

async function attach(user: User, ...files: File[]) {
  await user.click(await screen.findByRole('button', { name: 'Attach files' }));
  const input = screen.getByLabelText('Choose files: Files');
  expect(input).toHaveFocus();
  await user.upload(input, files);
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(files.length));
}

describe('attaching files', () => {
  it('of staff uploads them for the request; another attempt has the same ID and files', async () => {
    const sent = serve(noMessages.staff, 2);
    const { user } = showFor('staff');
    await user.type(await screen.findByLabelText('Message'), 'See the file');
    await attach(user, pdf('chart.pdf'));
    expect(screen.getByText(/^The client gets these files free/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      'We could not confirm that your message was sent',
    );
    expect(screen.getByText('chart.pdf')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Message sent')).toBeInTheDocument();
    expect(screen.queryByText('chart.pdf')).not.toBeInTheDocument();
    expect(sent.keys).toEqual([aRequest()._id]);
    expect(sent.messages).toHaveLength(3);
    expect(sent.messages[1]).toEqual(sent.messages[0]);
    expect(sent.messages[2]).toEqual(sent.messages[0]);
    expect(sent.messages[0]!.uploadedFiles).toEqual([{ fileId: `file_${'1'.padStart(32, '0')}` }]);
  });

  it('of staff before the earliest production date needs a reason', async () => {
    const sent = serve(noMessages.staff);
    signInAs({ role: 'staff' });
    const earliestProduction = { day: '2099-03-24', source: '', isAhead: true };
    const { user } = renderScreen(<ThreadOf isStaff earliestProduction={earliestProduction} />, '/');
    await user.type(await screen.findByLabelText('Message'), 'See the file');
    expect(screen.queryByLabelText('Reason for the early release')).not.toBeInTheDocument();
    await attach(user, pdf('chart.pdf'));
    expect(screen.getByText(/^These records may not be produced before Mar 24, 2099\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    const reason = screen.getByLabelText('Reason for the early release');
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Please enter a reason/));
    expect(sent.messages).toEqual([]);
    await user.type(reason, 'Agreed');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Message sent')).toBeInTheDocument();
    expect(sent.messages).toMatchObject([{ earlyReleaseReason: 'Agreed' }]);
  });

  it('of a client uploads them for an update, with another key for each message', async () => {
    const sent = serve(noMessages.client);
    const { user } = showFor('client');
    await user.click(screen.getByRole('button', { name: 'Write a message' }));
    for (const name of ['one.pdf', 'two.pdf']) {
      await user.type(await screen.findByLabelText('Message'), 'See the file');
      await attach(user, pdf(name));
      await user.click(screen.getByRole('button', { name: 'Send message' }));
      await waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
    }
    expect(new Set(sent.keys).size).toBe(2);
    for (const key of sent.keys) expect(key).toMatch(`update-${aRequest()._id}-`);
    expect(sent.messages.map(({ uploadedFiles }) => uploadedFiles?.length)).toEqual([1, 1]);
  });

  it('says how many files a message can have', async () => {
    const sent = serve(noMessages.staff);
    const { user } = showFor('staff');
    await user.type(await screen.findByLabelText('Message'), 'See the files');
    await attach(user, ...Array.from({ length: MAX_MESSAGE_FILES + 1 }, (_, index) => pdf(`${index}.pdf`)));
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('You can attach at most 5 files to one message.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove 0.pdf' }));
    expect(screen.queryByText('You can attach at most 5 files to one message.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Message sent')).toBeInTheDocument();
    expect(sent.messages[0]!.uploadedFiles).toHaveLength(MAX_MESSAGE_FILES);
  });

  it('is not possible in an internal note; the files stay for the next message', async () => {
    const sent = serve(noMessages.staff);
    const { user } = showFor('staff');
    await attach(user, pdf('chart.pdf'));
    await user.click(screen.getByRole('radio', { name: 'Internal note, for staff only' }));
    expect(screen.queryByLabelText('Choose files: Files')).not.toBeInTheDocument();
    expect(screen.getByText(/^Internal notes can’t have files/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Internal note'), 'Call them');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Note saved')).toBeInTheDocument();
    expect(sent.messages[0]).toMatchObject({ isInternal: true, uploadedFiles: [] });
    await user.click(screen.getByRole('radio', { name: 'Message to the client' }));
    expect(screen.getByText('chart.pdf')).toBeInTheDocument();
  });

  it('lists files that were not accepted with the reason until they are removed', async () => {
    serve(noMessages.client);
    const accept = vi.fn<(call: { body: BodyOf<typeof sendMessage> }) => DataOf<typeof sendMessage>>(
      ({ body }) => ({ ...asClient, view: 'client', messageId: body.messageId, fileIds: [] }),
    );
    const reason = 'File chart.pdf does not have the expected size. Please add it again.';
    const { user } = showFor('client');
    await user.click(screen.getByRole('button', { name: 'Write a message' }));
    await user.type(await screen.findByLabelText('Message'), 'See the files');
    await attach(user, pdf('chart.pdf'));
    await user.upload(screen.getByLabelText('Choose files: Files'), [new File([''], 'empty.pdf')]);
    const files = within(screen.getByRole('list', { name: 'Files: Files' }));
    expect(await files.findByText('File empty.pdf is empty. Please choose another file.')).toBeVisible();
    server.use(failOperation(sendMessage, 'file_rejected', reason, { 'uploadedFiles.0': reason }));
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await files.findByText(reason)).toBeVisible();
    server.use(mockOperation(sendMessage, accept));
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Message sent')).toBeInTheDocument();
    expect(accept).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ uploadedFiles: [] }) }),
    );
    const kept = within(screen.getByRole('list', { name: 'Files: Files' }));
    expect(kept.getAllByText(/Not accepted/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove empty.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Remove chart.pdf' }));
    expect(screen.queryByText(/Not accepted/)).not.toBeInTheDocument();
  });

  it('keeps uploaded files of staff when the page is opened again, and names those that are lost', async () => {
    const sent = serve(noMessages.staff);
    const { user, unmount } = showFor('staff');
    await user.type(await screen.findByLabelText('Message'), 'See the files');
    await attach(user, pdf('kept.pdf'));
    server.use(mockOperation(generateUploadUrls, () => Promise.withResolvers<never>().promise));
    await user.upload(screen.getByLabelText('Choose files: Files'), [pdf('lost.pdf')]);
    await screen.findByText('lost.pdf');
    unmount();
    showFor('staff');
    expect(await screen.findByText('Choose these files again: lost.pdf.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Message sent')).toBeInTheDocument();
    expect(sent.messages[0]!.uploadedFiles).toEqual([{ fileId: `file_${'1'.padStart(32, '0')}` }]);
    expect(screen.queryByText(/^Choose these files again/)).not.toBeInTheDocument();
  });
});

describe('files in the thread', () => {
  it('show their scan, a withdrawal and their actions', async () => {
    const clean = aReleasedFile({ originalName: '<img src=x onerror=alert(1)>.pdf' });
    const pending = aFile({
      originalName: 'new.pdf',
      scan: 'pending',
      isViewable: false,
      isDownloadable: false,
    });
    const blocked = aFile({
      originalName: 'bad.pdf',
      scan: 'infected',
      isViewable: false,
      isDownloadable: false,
    });
    const withdrawn = aReleasedFile({
      originalName: 'wrong.pdf',
      isViewable: false,
      isDownloadable: false,
      withdrawnAt: '2026-11-21T12:00:00.000Z',
      deletedAt: '2026-11-21T12:00:00.000Z',
    });
    const all = [clean, pending, blocked, withdrawn];
    const fileIds = all.map(({ fileId }) => fileId);
    serve({
      view: 'client',
      messages: [{ ...asClient, messageId: crypto.randomUUID(), fileIds }],
      unread: 0,
    });
    showFor('client', { request: aRequest({ uploadedFiles: all, messageCount: 1 }), pair: null });
    const rows = within(await screen.findByRole('list', { name: 'Files' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('<img src=x onerror=alert(1)>.pdf');
    expect(rows[1]).toHaveTextContent('Virus scan in progress');
    expect(rows[2]).toHaveTextContent('Blocked: this file did not pass the virus scan');
    expect(rows[3]).toHaveTextContent('Withdrawn by the records provider');
    const buttons = rows.map((row) => within(row).queryAllByRole('button').length);
    expect(buttons).toEqual([3, 0, 0, 0]);
  });

  it('reload the request once if it does not have them yet', async () => {
    const file = aReleasedFile({ originalName: 'chart.pdf' });
    const fileIds = [file.fileId];
    serve({
      view: 'client',
      messages: [{ ...asClient, messageId: crypto.randomUUID(), fileIds }],
      unread: 0,
    });
    let lookups = 0;
    server.use(
      mockOperation(getRequestStatus, () => {
        lookups += 1;
        return aRequest({ messageCount: 1, uploadedFiles: lookups === 1 ? [] : [file] });
      }),
    );
    const pair = { orderId: aRequest().orderId, code: CODE };
    function Tracked() {
      const { data } = useQuery(requestStatusQuery(pair));
      return data ? <ThreadOf access={{ request: data, pair }} isStaff={false} /> : null;
    }
    renderScreen(<Tracked />, '/');
    expect(await screen.findByText('chart.pdf')).toBeInTheDocument();
    expect(lookups).toBe(2);
  });
});
