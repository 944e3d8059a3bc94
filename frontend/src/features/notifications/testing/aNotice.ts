import type { SentNotice, UndeliveredRecipient } from '@portal/contract/notifications/schemas.ts';

let count = 0;

/** A notice with a unique ID; by default, the confirmation that was emailed to the contact and delivered. */
export function aNotice(facts: Partial<SentNotice> = {}): SentNotice {
  count += 1;
  return {
    noticeId: `notice-${count}`,
    kind: 'requestSubmitted',
    channel: 'email',
    recipient: 'contact',
    recipientId: 'contact',
    to: 'clerk@pacific.example',
    language: 'en',
    sentAt: '2026-11-20T12:00:00.000Z',
    state: 'delivered',
    states: [
      { state: 'sent', at: '2026-11-20T12:00:00.000Z' },
      { state: 'delivered', at: '2026-11-20T12:01:00.000Z' },
    ],
    ...facts,
  };
}

/** A recipient whom emails do not reach; by default, the contact, after one bounce. */
export function anUndelivered(facts: Partial<UndeliveredRecipient> = {}): UndeliveredRecipient {
  return {
    recipient: 'contact',
    recipientId: 'contact',
    address: 'c•••k@pacific.example',
    reason: 'mailbox_unknown',
    code: '5.1.1',
    since: '2026-11-20T12:01:00.000Z',
    bounces: 1,
    isSuppressed: false,
    ...facts,
  };
}
