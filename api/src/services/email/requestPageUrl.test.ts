import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { feePaymentFailedEmail } from './templates/payments/feePaymentFailedEmail.ts';
import { combinedPaymentEmail } from './templates/payments/combinedPaymentEmail.ts';
import { filePaymentEmail } from './templates/payments/filePaymentEmail.ts';
import { filesAddedEmail } from './templates/files/filesAddedEmail.ts';
import { invoiceEmail } from './templates/payments/invoiceEmail.ts';
import { messageReceivedEmail } from './templates/messages/messageReceivedEmail.ts';
import { staffMessageEmail } from './templates/messages/staffMessageEmail.ts';
import { requestPageUrl } from './requestPageUrl.ts';
import { requestSubmittedEmail } from './templates/requestSubmittedEmail.ts';
import { statusChangedEmail } from './templates/statusChangedEmail.ts';
import { submissionRejectedEmail } from './templates/submissionRejectedEmail.ts';
import { updateReceivedEmail } from './templates/updateReceivedEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

const request = { requestId: 'req_a', orderId: 'ORD 1', verificationCode: '7K3M9QX2TB' };

test('with the verification code, the link opens the status page or the update form', () => {
  const query = 'orderId=ORD+1&verificationCode=7K3M9-QX2TB';
  expect(requestPageUrl(request)).toBe(`https://portal.example/request-status?${query}`);
  expect(requestPageUrl(request, '/client/request?update=&')).toBe(
    `https://portal.example/client/request?update=&${query}`,
  );
});

test('without the verification code, a link to the update form starts it on the page that requires a sign-in', () => {
  expect(requestPageUrl({ ...request, verificationCode: null }, '/client/request?update=&')).toBe(
    'https://portal.example/dashboard/request/req_a?start=update',
  );
});

test('an email about messages leads to them, with and without the verification code', async () => {
  const facts = { ...request, to: 'casey@firm.example', language: 'en', seq: 7, isOne: true } as const;
  expect((await messageReceivedEmail(facts)).text).toContain(
    'https://portal.example/request-status?tab=messages&orderId=ORD+1&verificationCode=7K3M9-QX2TB',
  );
  expect((await messageReceivedEmail({ ...facts, verificationCode: null })).text).toContain(
    'https://portal.example/dashboard/request/req_a?tab=messages',
  );
});

test.each(['message', 'mention', 'assignment'] as const)(
  'a staff email (%s) leads to the message',
  async (kind) => {
    const facts = {
      kind,
      userId: 'usr_1',
      to: 'sam@records.example',
      language: 'en',
      requestId: 'req_a',
    } as const;
    expect((await staffMessageEmail({ ...facts, position: '000012.0000' })).text).toContain(
      'https://portal.example/dashboard/request/req_a?tab=messages&message=000012.0000',
    );
  },
);

describe('without the verification code', () => {
  const facts = {
    ...request,
    verificationCode: null,
    to: 'casey@firm.example',
    language: 'en',
    seq: 7,
  } as const;
  const emails = {
    requestSubmitted: () => requestSubmittedEmail({ ...facts, feeIsClearing: false }),
    feePaymentFailed: () => feePaymentFailedEmail({ ...facts, chargeId: 'ch_1', isClosed: false }),
    statusChanged: () => statusChangedEmail({ ...facts, statusLabel: 'Pending' }),
    filesAdded: () =>
      filesAddedEmail({
        ...facts,
        release: { kind: 'ready', toPayCents: 0, lockedUntil: null },
        newVersions: null,
        timeZone: 'UTC',
      }),
    filePayment: () =>
      filePaymentEmail({ ...facts, template: 'filePaid', amountCents: 100, intentId: 'pi_1' }),
    combinedPayment: () =>
      combinedPaymentEmail({ ...facts, template: 'itemsPaid', items: [], intentId: 'pi_1' }),
    invoiceEmail: () =>
      invoiceEmail({
        ...facts,
        template: 'invoiceSent',
        invoiceNumber: 'INV-1',
        amountCents: 100,
        intentId: null,
      }),
    updateReceived: () => updateReceivedEmail({ ...facts, updateId: 'upd_1' }),
    messageReceived: () => messageReceivedEmail({ ...facts, isOne: true }),
    submissionRejected: () => submissionRejectedEmail({ ...facts, missing: [], isRejected: true }),
  };

  test.each(Object.entries(emails))('%s links to the page that requires a sign-in', async (_, write) => {
    const { text, html } = await write();
    for (const written of [text, html]) {
      expect(written).toContain('https://portal.example/dashboard/request/req_a');
      expect(written).not.toMatch(/request-status|client\/request|verification/i);
    }
  });
});
