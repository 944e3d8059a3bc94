import { expect, it, test } from 'vitest';
import { noticeChangeOf } from './deliveryStatus.ts';

const at = '2026-03-12T08:00:00.000Z';
const changeOf = (status: string, statusMessage = '') => noticeChangeOf({ status, statusMessage, at });

test.each([
  ['Delivered', '250 2.0.0 OK', { state: 'delivered' }],
  ['Expanded', '', { state: 'expanded' }],
  [
    'Bounced',
    '550 5.1.1 User unknown',
    { state: 'bounced', reason: 'mailbox_unknown', code: '5.1.1', isHard: true },
  ],
  ['Bounced', '', { state: 'bounced', reason: 'other', isHard: true }],
  ['Bounced', 'Host not found', { state: 'bounced', reason: 'domain_unknown', isHard: true }],
  ['Suppressed', 'x', { state: 'suppressed', reason: 'bounced_before', isHard: true }],
  ['FilteredSpam', '550 5.7.1 spam', { state: 'filtered', reason: 'spam', code: '5.7.1' }],
  ['Quarantined', '', { state: 'quarantined', reason: 'spam' }],
  ['Quarantined', '250 2.0.0 quarantined', { state: 'quarantined', reason: 'spam' }],
  ['Failed', '451 4.4.1 timed out', { state: 'failed', reason: 'unreachable', code: '4.4.1' }],
  ['Failed', '452 4.2.2 Mailbox full', { state: 'failed', reason: 'mailbox_full', code: '4.2.2' }],
  ['Failed', '552 5.2.2 Mailbox full', { state: 'failed', reason: 'mailbox_full', code: '5.2.2' }],
  ['Failed', '550 5.7.1 not accepted', { state: 'failed', reason: 'rejected', code: '5.7.1' }],
  ['Bounced', '550 5.7.26 DMARC', { state: 'bounced', reason: 'rejected', code: '5.7.26' }],
  ['Bounced', '550 5.7.509 DMARC', { state: 'bounced', reason: 'spam', code: '5.7.509' }],
  ['Bounced', '550 SPF check failed', { state: 'bounced', reason: 'rejected' }],
  ['Bounced', '554 This is spam', { state: 'bounced', reason: 'spam' }],
  [
    'Failed',
    '550 5.1.8 Sender address rejected: Domain not found',
    { state: 'failed', reason: 'rejected', code: '5.1.8' },
  ],
  ['Failed', '550 Sender domain does not exist', { state: 'failed', reason: 'rejected' }],
  [
    'Failed',
    '550 5.2.1 disabled',
    { state: 'failed', reason: 'mailbox_disabled', code: '5.2.1', isHard: true },
  ],
  ['Failed', '550 No such user here', { state: 'failed', reason: 'mailbox_unknown', isHard: true }],
  ['Failed', '550-No such user here', { state: 'failed', reason: 'mailbox_unknown', isHard: true }],
  ['Failed', '550 5.1.1.', { state: 'failed', reason: 'mailbox_unknown', code: '5.1.1', isHard: true }],
  ['Failed', '421 Try again later', { state: 'failed', reason: 'other' }],
  ['Failed', 'The connection to 5.9.12.30 was lost', { state: 'failed', reason: 'other' }],
  ['Failed', 'mx.firm.example:587 closed the connection', { state: 'failed', reason: 'other' }],
  ['Failed', '', { state: 'failed', reason: 'other' }],
])('%s with “%s” is %j', (status, message, change) => {
  expect(changeOf(status, message)).toEqual({ at, ...change });
});

it.each(['OutForDelivery', '', 'constructor', 'delivered'])('does not know the status “%s”', (status) => {
  expect(changeOf(status)).toBeNull();
});

it('keeps no text of the mail server, which can repeat the address', () => {
  const change = changeOf(
    'Bounced',
    '550 5.1.1 <casey@firm.example>: Recipient address rejected, see https://x.test',
  );
  expect(JSON.stringify(change)).not.toMatch(/casey|https/);
});

it('reads a very long text in no time', () => {
  expect(changeOf('Failed', `${'5.1 '.repeat(100_000)}5.1.1`)?.state).toBe('failed');
});
