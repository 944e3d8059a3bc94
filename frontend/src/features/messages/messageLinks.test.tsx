import { getMessages } from '@portal/contract/messages/endpoints.ts';
import type { MessagePage, StaffMessage } from '@portal/contract/messages/schemas.ts';
import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockOperation } from '../../testing/mockOperation.ts';
import { aRequest } from '../requests/testing/aRequest.ts';
import { CODE } from '../requests/testing/mockLookups.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { Route, Routes, useLocation } from 'react-router-dom';
import { fromClient, position } from './testing/aStaffMessage.ts';
import { ThreadOf } from './testing/ThreadOf.tsx';

const page = (messages: StaffMessage[], before?: string): MessagePage => ({
  view: 'staff',
  messages,
  unread: 0,
  ...(before !== undefined && { before }),
});

/** A thread of three pages. Returns the positions before which pages were loaded. */
function serveThread() {
  const loaded: (string | undefined)[] = [];
  const pages: Record<string, MessagePage> = {
    newest: page([fromClient(5), fromClient(6)], position(5)),
    [position(5)]: page([fromClient(3), fromClient(4)], position(3)),
    [position(3)]: page([fromClient(1), fromClient(2)]),
  };
  server.use(
    mockOperation(listAssignees, () => []),
    mockOperation(getMessages, ({ query: { before } }) => {
      loaded.push(before);
      return pages[before ?? 'newest']!;
    }),
  );
  return loaded;
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

const itemOf = (number: number) => screen.getByText(`Message ${number}`).closest('li');

describe('a link to a message', () => {
  const open = (message: string) => {
    signInAs({ role: 'staff' });
    return renderScreen(<ThreadOf isStaff />, `/?tab=messages&message=${message}`);
  };

  it('loads the thread up to the message, and focuses it', async () => {
    const loaded = serveThread();
    open(position(3));
    await waitFor(() => expect(itemOf(3)).toHaveFocus());
    expect(loaded).toEqual([undefined, position(5)]);
  });

  it.each(['', 'first', '000007.0000'])('loads nothing for the position “%s”', async (named) => {
    const loaded = serveThread();
    open(named);
    await screen.findByText('Message 6');
    expect(loaded).toEqual([undefined]);
    expect(document.body).toHaveFocus();
  });
});

describe('a link to the messages of a client’s page', () => {
  it('opens the thread and focuses its title, once', async () => {
    signInAs({ role: 'client' });
    server.use(mockOperation(getMessages, () => ({ view: 'client' as const, messages: [], unread: 0 })));
    renderScreen(<ThreadOf isStaff={false} />, '/?tab=messages&orderId=LAW-1');
    expect(await screen.findByText(/^No messages yet/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus();
    expect(window.location.search).toBe('?orderId=LAW-1');
  });
});

function State() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

describe('a question that waits for the client', () => {
  const question = { missing: ['other' as const], rejected: false, isOpen: true };
  const request = aRequest();
  const cases = [
    ['a client', null, { requestId: request._id }],
    ['a holder', { orderId: request.orderId, code: CODE }, { verificationCode: CODE }],
  ] as const;

  it.each(cases)('opens the form of an update for %s', async (_, pair, state) => {
    if (!pair) signInAs({ role: 'client' });
    const { messageId, sentAt, text } = fromClient(1);
    const asked = { messageId, position: position(1), sentAt, text, isMine: false, question };
    const answered = { ...asked, messageId: crypto.randomUUID(), question: { ...question, isOpen: false } };
    server.use(
      mockOperation(getMessages, () => ({
        view: 'client' as const,
        messages: [answered, { ...asked, position: position(2) }],
        unread: 0,
      })),
    );
    const { user } = renderScreen(
      <Routes>
        <Route path="/" element={<ThreadOf isStaff={false} access={{ request, pair }} />} />
        <Route path="/client/request" element={<State />} />
      </Routes>,
      '/?tab=messages',
    );
    const waiting = (await screen.findByText('Waiting for your answer')).closest('li');
    await user.click(within(waiting!).getByRole('link', { name: 'Send what is missing' }));
    expect(screen.getByText(JSON.stringify({ orderId: request.orderId, ...state }))).toBeInTheDocument();
  });
});
