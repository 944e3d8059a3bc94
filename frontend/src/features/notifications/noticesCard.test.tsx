import { getRequestNotices, resendNotice } from '@portal/contract/notifications/endpoints.ts';
import { noticeRecipients } from '@portal/contract/notifications/noticeRecipients.ts';
import { noticeStates, type SentNotice } from '@portal/contract/notifications/schemas.ts';
import { undeliveredReasons } from '@portal/contract/notifications/rejectedMail.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { aStaffRequest } from '../requests/testing/aStaffRequest.ts';
import { NoticesCard } from './NoticesCard.tsx';
import { aNotice, anUndelivered } from './testing/aNotice.ts';

const request = aStaffRequest();
const requestId = request._id;
const onEditContact = vi.fn<() => void>();
const CURSOR = '2026-11-20T12:00:00.000Z';

/** Shows the card. `reply` returns the page at a cursor. */
function show(reply: (cursor: string | undefined) => { notices: SentNotice[]; nextCursor?: string }) {
  server.use(
    mockOperation(getRequestNotices, ({ query }) => ({
      nextCursor: null,
      undelivered: [],
      ...reply(query.cursor),
    })),
  );
  const { user } = renderScreen(<NoticesCard request={request} onEditContact={onEditContact} />, '/');
  return { user, card: within(screen.getByRole('region', { name: 'Notices' })) };
}

/** The notices that are shown: their items, without those of their states. */
const items = () => [...screen.getByRole('list', { name: 'Notices' }).children] as HTMLElement[];

describe('a notice', () => {
  it('says what it was about, to whom, how and when it was sent, and what became of it', async () => {
    const { card } = show(() => ({ notices: [aNotice()] }));
    expect(card.getByLabelText('Loading')).toBeInTheDocument();
    expect(await card.findByText('Request received')).toBeVisible();
    const [item] = items();
    expect(item).toHaveTextContent('Contact · clerk@pacific.example · Email · Nov 20, 2026');
    const states = within(within(item!).getByRole('list', { name: 'What became of it' }));
    expect(states.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Sent Nov 20, 2026/),
      expect.stringMatching(/^Delivered Nov 20, 2026/),
    ]);
    expect(card.queryByRole('button', { name: /current status/ })).not.toBeInTheDocument();
  });

  it('gives the reason of a bounce in words, and its code', async () => {
    const at = '2026-11-20T12:01:00.000Z';
    const { card } = show(() => ({
      notices: [
        aNotice({
          state: 'bounced',
          states: [{ state: 'bounced', at, reason: 'mailbox_unknown', code: '5.1.1', isHard: true }],
        }),
      ],
    }));
    const state = await card.findByText(/The mailbox doesn’t exist\./);
    expect(state).toHaveTextContent(/^Bounced Nov 20, 2026.* · The mailbox doesn’t exist\. Code 5\.1\.1$/);
  });

  it('shows a text message with its number, and no states besides the mark', async () => {
    const { card } = show(() => ({
      notices: [
        aNotice({
          channel: 'sms',
          recipient: 'account',
          recipientId: 'a'.repeat(32),
          to: '+16285550188',
          state: 'sent',
          states: [{ state: 'sent', at: '2026-11-20T12:00:00.000Z' }],
        }),
      ],
    }));
    expect(await card.findByText(/Account · \(628\) 555-0188 · Text message/)).toBeVisible();
    expect(card.queryByRole('list', { name: 'What became of it' })).not.toBeInTheDocument();
  });

  it('has a general name if a newer API sent it for another reason', async () => {
    const { card } = show(() => ({ notices: [aNotice({ kind: 'toString' }), aNotice({ kind: 'newKind' })] }));
    await waitFor(() => expect(card.getAllByText('Notification')).toHaveLength(2));
  });

  it('has a label for every recipient, state and reason', async () => {
    const at = '2026-11-20T12:01:00.000Z';
    const reasons = [...undeliveredReasons];
    const recipients = [...noticeRecipients];
    show(() => ({
      notices: noticeStates.map((state, index) =>
        aNotice({
          state,
          recipient: recipients[index % recipients.length]!,
          states: [{ state, at, reason: reasons[index % reasons.length]! }],
        }),
      ),
    }));
    await userShowsMore();
    const texts = items().map(({ textContent }) => textContent);
    expect(texts).toHaveLength(noticeStates.length);
    expect(new Set(texts).size).toBe(noticeStates.length);
    for (const name of [...noticeStates, ...undeliveredReasons].filter((each) => each.includes('_')))
      expect(texts.join(' ')).not.toContain(name);
  });
});

async function userShowsMore() {
  (await screen.findByRole('button', { name: 'Show more' })).click();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
}

describe('the list', () => {
  it('shows five notices first, then the rest of the page, then older ones', async () => {
    const page = (from: number) =>
      Array.from({ length: 7 }, (_, index) => aNotice({ to: `${from + index}@firm.example` }));
    const { user } = show((cursor) =>
      cursor ? { notices: page(8) } : { notices: page(1), nextCursor: `${CURSOR}~1` },
    );
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(items()).toHaveLength(7);
    expect(screen.getByRole('list', { name: 'Notices' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(items()).toHaveLength(14));
    expect(items().at(-1)).toHaveTextContent('14@firm.example');
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('says that there are none yet', async () => {
    const { card } = show(() => ({ notices: [] }));
    expect(await card.findByText(/^No notices yet\./)).toBeVisible();
  });

  it('offers Retry if it cannot be loaded, and keeps what it shows if older ones cannot', async () => {
    let fails = true;
    const { user, card } = show((cursor) => {
      if (fails || cursor) throw new MockFailure('not_found', 'The store is down');
      return { notices: [aNotice()], nextCursor: `${CURSOR}~1` };
    });
    const retry = await card.findByRole('button', { name: 'Retry' });
    expect(card.getByRole('alert')).toHaveTextContent('Failed to load the noticesThe store is down');
    fails = false;
    await user.click(retry);
    await user.click(await card.findByRole('button', { name: 'Load more' }));
    expect(await card.findByRole('alert')).toHaveTextContent('The store is down');
    expect(items()).toHaveLength(1);
  });

  it('shows what has changed after Refresh', async () => {
    let state: SentNotice['state'] = 'sent';
    const { user, card } = show(() => ({ notices: [aNotice({ state, states: [] })] }));
    expect(await card.findByText('Sent')).toBeVisible();
    state = 'delivered';
    await user.click(card.getByRole('button', { name: 'Refresh the notices' }));
    expect(await card.findByText('Delivered')).toBeVisible();
  });
});

describe('emailing the current status from the list', () => {
  it('is offered for the latest email to someone that did not arrive', async () => {
    const { card } = show(() => ({
      notices: [
        aNotice({ to: 'a@x.example', recipientId: 'contact', state: 'quarantined' }),
        aNotice({ to: 'a@x.example', recipientId: 'contact', state: 'bounced' }),
        aNotice({ to: 'b@x.example', recipient: 'attorney', recipientId: 'attorney', state: 'not_sent' }),
        aNotice({ to: 'c@x.example', recipient: 'staff', recipientId: 'usr_c', state: 'bounced' }),
        aNotice({ to: 'd@x.example', recipient: 'account', recipientId: 'd'.repeat(32), state: 'delivered' }),
      ],
    }));
    await card.findByText('Held back as spam');
    const names = card.getAllByRole('button', { name: /current status/ }).map((each) => each.ariaLabel);
    expect(names).toEqual(['Email the current status to a@x.example']);
  });

  it('is not offered for someone whom the top of the card offers something for', async () => {
    server.use(
      mockOperation(getRequestNotices, () => ({
        notices: [aNotice({ state: 'bounced' })],
        nextCursor: null,
        undelivered: [anUndelivered({ isSuppressed: true })],
      })),
    );
    renderScreen(
      <NoticesCard
        request={{ ...request, undelivered: [anUndelivered({ isSuppressed: true })] }}
        onEditContact={onEditContact}
      />,
      '/',
    );
    expect(await screen.findByText('Bounced')).toBeVisible();
    expect(screen.queryByRole('button', { name: /current status/ })).not.toBeInTheDocument();
  });

  it('repeats a lost call with the same key, and says why it was refused', async () => {
    const keys: string[] = [];
    let failure: MockFailure | null = new MockFailure('unavailable', 'The store is down');
    server.use(
      mockOperation(resendNotice, ({ body }) => {
        keys.push(body.key);
        if (failure) throw failure;
        return { requestId, emailedTo: 'c•••k@pacific.example' };
      }),
    );
    const notice = aNotice({ state: 'filtered' });
    const { user, card } = show(() => ({ notices: [notice] }));
    const button = await card.findByRole('button', { name: /current status/ });
    await user.click(button);
    expect(await card.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent('The store is down');
    failure = null;
    await user.click(button);
    expect(
      await screen.findByText('The current status is on its way to c•••k@pacific.example.'),
    ).toBeVisible();
    await waitFor(() => expect(card.queryByRole('alert')).not.toBeInTheDocument());
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(button);
    await waitFor(() => expect(keys).toHaveLength(4));
    expect(keys[3]).not.toBe(keys[0]);
  });
});
