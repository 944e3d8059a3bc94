import {
  assignMessage,
  getMessages,
  readMessages,
  resolveMessage,
  sendMessage,
} from '@portal/contract/messages/endpoints.ts';
import type { ClientMessage, MessagePage, StaffMessage } from '@portal/contract/messages/schemas.ts';
import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { fromClient, position } from './testing/aStaffMessage.ts';
import { ThreadOf } from './testing/ThreadOf.tsx';
// Preloads a lazy part so that tests don't wait for the import.
import './MessageAssignment.tsx';

const SAM = 'usr_22222222222222222222';

const toClient = (number: number, isMine: boolean): ClientMessage => ({
  messageId: crypto.randomUUID(),
  position: position(number),
  sentAt: '2026-11-20T12:00:00.000Z',
  text: `Message ${number}`,
  isMine,
});

/** What the person has in view. */
let isInView = true;

beforeEach(() => {
  isInView = true;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void;
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => notify([{ isIntersecting: isInView }]);
      }
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
});

/** A thread on the server: answers with these pages, and adds what is sent. */
function serve(pages: Record<string, MessagePage>) {
  const read: string[] = [];
  server.use(
    mockOperation(listAssignees, () => [{ userId: SAM, name: 'Sam Clerk' }]),
    mockOperation(getMessages, ({ query: { before } }) => pages[before ?? 'newest']!),
    mockOperation(readMessages, ({ body: { upTo } }) => {
      read.push(upTo);
      pages['newest'] = { ...pages['newest']!, unread: 0 };
      return { unread: 0 };
    }),
  );
  return { read };
}

const staffPage = (messages: StaffMessage[], facts: { unread?: number; before?: string } = {}) =>
  ({ view: 'staff', messages, unread: 0, ...facts }) as const;
const clientPage = (messages: ClientMessage[], unread = 0) => ({ view: 'client', messages, unread }) as const;

const messages = () => {
  const list = screen.getByRole('list', { name: 'Messages' });
  return within(list)
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement === list);
};

describe('the thread for staff', () => {
  const show = () => {
    signInAs({ role: 'staff' });
    return renderScreen(<ThreadOf isStaff />, '/');
  };

  it('shows who wrote what, marks internal notes and new messages, and marks them as read', async () => {
    const note = fromClient(1, {
      position: position(1, 1),
      from: 'staff',
      isInternal: true,
      authorName: 'Sam Clerk',
      text: 'Called <b>twice</b>',
      mentions: [{ userId: 'usr_3', name: 'Dana Lee' }],
    });
    const { read } = serve({
      newest: staffPage([fromClient(1), note, fromClient(2, { authorName: null })], { unread: 1 }),
    });
    show();
    await waitFor(() => expect(messages()).toHaveLength(3));
    const [first, second, third] = messages();
    expect(first).toHaveTextContent('Ann ClarkClient');
    expect(first).not.toHaveTextContent('New');
    expect(second).toHaveTextContent('Internal note. The client can’t see it.');
    expect(second).toHaveTextContent('Called <b>twice</b>');
    expect(second).toHaveTextContent('Notified: Dana Lee');
    expect(third).toHaveTextContent('Someone with the code');
    await waitFor(() => expect(read).toEqual([position(2)]));
    // It stays marked while the person reads.
    expect(within(messages()[2]!).getByText('New')).toBeInTheDocument();
  });

  it('shows what the client was asked for, and the answer', async () => {
    const staffSays = { from: 'staff', authorName: 'Sam Clerk' } as const;
    const question = { missing: ['loa-missing'], rejected: false, isOpen: false } as const;
    serve({
      newest: staffPage([
        fromClient(1, { ...staffSays, question: { ...question, missing: ['loa-missing'], rejected: true } }),
        fromClient(2, { text: '', answer: { reason: 'Additional Documents', files: 2 } }),
        fromClient(3, { ...staffSays, question: { ...question, missing: ['other'], isOpen: true } }),
      ]),
    });
    show();
    await waitFor(() => expect(messages()).toHaveLength(3));
    const [rejection, answer, open] = messages();
    expect(rejection).toHaveTextContent('Submission rejected:Letter of Authorization is missing');
    expect(rejection).not.toHaveTextContent('Waiting');
    expect(answer).toHaveTextContent('Answer: Additional Documents · 2 documents');
    expect(open).toHaveTextContent('The client was asked about this:Something elseWaiting for the client');
  });

  it('has messages that are assigned and resolved', async () => {
    const newest = staffPage([fromClient(1)]);
    serve({ newest });
    const calls: unknown[] = [];
    server.use(
      mockOperation(assignMessage, ({ body }) => {
        calls.push(body);
        if (calls.length === 1) throw new MockFailure('conflict', 'Please resolve some first.');
        newest.messages[0]!.assignment = { userId: SAM, name: 'Sam Clerk', resolved: null };
        return { assignment: newest.messages[0]!.assignment };
      }),
      mockOperation(resolveMessage, ({ body }) => {
        calls.push(body);
        const resolved = { by: 'Ann Ray', at: '2026-11-21T12:00:00.000Z' };
        const assignment = { userId: SAM, name: 'Sam Clerk', resolved };
        newest.messages[0]!.assignment = assignment;
        return { assignment };
      }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Assign' }));
    const choice = screen.getByRole('combobox', { name: 'Assign this message to' });
    await user.selectOptions(choice, await within(choice).findByRole('option', { name: 'Sam Clerk' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please resolve some first.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Assigned to Sam Clerk')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Assign to someone else' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText(/^Resolved by Ann Ray/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reopen' })).toBeInTheDocument();
    const { requestId } = calls[0] as { requestId: string };
    const assigned = { requestId, position: position(1), assigneeId: SAM };
    expect(calls).toEqual([assigned, assigned, { requestId, position: position(1), isResolved: true }]);
  });

  it('marks nothing as read that is not on the screen', async () => {
    isInView = false;
    const { read } = serve({ newest: staffPage([fromClient(1)], { unread: 1 }) });
    show();
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(read).toEqual([]);
  });

  it('reads messages that arrive in an open thread only with a sign of a reader', async () => {
    const pages = { newest: staffPage([fromClient(1)]) };
    const { read } = serve(pages);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await waitFor(() => expect(messages()).toHaveLength(1));
    pages.newest = staffPage([fromClient(1), fromClient(2)], { unread: 1 });
    await vi.advanceTimersByTimeAsync(15_000);
    await waitFor(() => expect(messages()).toHaveLength(2));
    expect(read).toEqual([]);
    fireEvent.keyDown(window, { key: 'Shift' });
    await waitFor(() => expect(read).toEqual([position(2)]));
  });

  it('marks the question as new, not an answer, which staff have in their queue', async () => {
    isInView = false;
    const answer = { text: '', answer: { reason: 'Additional Documents', files: 1 } } as const;
    serve({ newest: staffPage([fromClient(1), fromClient(2, answer)], { unread: 1 }) });
    show();
    await waitFor(() => expect(messages()).toHaveLength(2));
    expect(messages()[0]).toHaveTextContent('New');
    expect(messages()[1]).not.toHaveTextContent('New');
  });

  it.each([
    ['too long', 'x'.repeat(5_001), 'Please use at most 5,000 characters'],
    ['of too many lines', `${'x\n'.repeat(200)}x`, 'Please use at most 200 lines'],
  ])('says that a text is %s, and keeps all of it', async (_, long, message) => {
    serve({ newest: staffPage([]) });
    const { user } = show();
    const text = await screen.findByRole('textbox', { name: /^Message/ });
    await user.click(text);
    await user.paste(long);
    expect(text).toHaveValue(long);
    expect(await screen.findByText(message)).toBeVisible();
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('loads earlier messages', async () => {
    serve({
      newest: staffPage([fromClient(51)], { before: position(51) }),
      [position(51)]: staffPage([fromClient(49), fromClient(50)]),
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(messages()).toHaveLength(3));
    expect(messages()[0]).toHaveTextContent('Message 49');
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument();
  });

  it('keeps the text and the choice of an unsent message when the page is opened again', async () => {
    serve({ newest: staffPage([]) });
    const { user, unmount } = show();
    await user.click(await screen.findByRole('radio', { name: 'Internal note, for staff only' }));
    await user.type(screen.getByLabelText('Internal note'), 'Call them');
    unmount();
    show();
    expect(await screen.findByLabelText('Internal note')).toHaveValue('Call them');
  });

  it('saves an internal note for a colleague; another attempt has the same ID', async () => {
    serve({ newest: staffPage([]) });
    const sent: { messageId: string; isInternal?: boolean | undefined; mentions?: string[] | undefined }[] =
      [];
    server.use(
      mockOperation(sendMessage, ({ body }) => {
        sent.push(body);
        if (sent.length <= 2) throw new MockFailure('unavailable', '');
        return { ...fromClient(1, { from: 'staff', isInternal: true }), view: 'staff' as const };
      }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name: 'Internal note, for staff only' }));
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Please write a message')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Internal note'), 'Call them');
    await user.selectOptions(screen.getByLabelText(/^Notify a colleague/), 'Sam Clerk');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      'We could not confirm that your message was sent',
    );
    expect(screen.getByLabelText('Internal note')).toHaveValue('Call them');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Note saved')).toBeInTheDocument();
    expect(screen.getByLabelText('Internal note')).toHaveValue('');
    expect(sent).toHaveLength(3);
    expect(sent[0]).toMatchObject({ text: 'Call them', isInternal: true, mentions: [SAM] });
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]).toEqual(sent[0]);
  });
});

describe('the thread for the client', () => {
  it('opens on demand, and names staff by their team', async () => {
    signInAs({ role: 'client' });
    serve({ newest: clientPage([toClient(1, true), toClient(2, false)], 1) });
    server.use(
      mockOperation(sendMessage, ({ body: { text, isInternal, mentions } }) => {
        expect({ text, isInternal, mentions }).toEqual({ text: 'When?', isInternal: false, mentions: [] });
        return { ...toClient(3, true), view: 'client' as const };
      }),
    );
    const { user } = renderScreen(<ThreadOf isStaff={false} />, '/');
    await user.click(screen.getByRole('button', { name: 'Write a message' }));
    await waitFor(() => expect(messages()).toHaveLength(2));
    expect(messages()[0]).toHaveTextContent(/^You/);
    expect(messages()[1]).toHaveTextContent(/^Records staff.*NewMessage 2$/);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^Notify a colleague/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Message'), 'When?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Message sent')).toBeInTheDocument();
  });

  it('offers another attempt if the messages do not load', async () => {
    signInAs({ role: 'client' });
    let isDown = true;
    server.use(
      mockOperation(getMessages, () => {
        if (isDown) throw new MockFailure('invalid_input', 'Something failed');
        return clientPage([]);
      }),
    );
    const { user } = renderScreen(<ThreadOf isStaff={false} />, '/');
    await user.click(screen.getByRole('button', { name: 'Write a message' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText(/^No messages yet/)).toBeInTheDocument();
  });
});
