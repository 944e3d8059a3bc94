import type { StoredNotice } from '../notifications/delivery/sentNotice.ts';

/** A notice that was sent to the contact of a request. */
export function aNotice(changed: Partial<StoredNotice> = {}): StoredNotice {
  const at = changed.at ?? '2026-03-12T08:00:00.000Z';
  return {
    messageId: '11111111-1111-4111-8111-111111111111',
    requestId: 'req_a',
    kind: 'requestSubmitted',
    channel: 'email',
    recipient: 'contact',
    userId: null,
    to: 'casey@firm.example',
    addressKey: 'key:casey@firm.example',
    language: 'en',
    at,
    state: 'sent',
    states: [{ state: 'sent', at }],
    ...changed,
  };
}
