import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { feePaymentFailed } from './letters/feePaymentFailed.ts';
import { filePayment } from './letters/filePayment.ts';
import { filesAdded } from './letters/filesAdded.ts';
import { invoiceMail } from './letters/invoiceMail.ts';
import { pageOfRequest } from './pageOfRequest.ts';
import { requestSubmitted } from './letters/requestSubmitted.ts';
import { statusChanged } from './letters/statusChanged.ts';
import { submissionRejected } from './letters/submissionRejected.ts';
import { updateReceived } from './letters/updateReceived.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

const request = { requestId: 'req_a', orderId: 'ORD 1', verificationCode: '7K3M9QX2TB' };

test('with the code a mail leads to the status page, or to the form for what is missing', () => {
  const query = 'orderId=ORD+1&verificationCode=7K3M9-QX2TB';
  expect(pageOfRequest(request)).toBe(`https://portal.example/request-status?${query}`);
  expect(pageOfRequest(request, '/client/request?update=&')).toBe(
    `https://portal.example/client/request?update=&${query}`,
  );
});

describe('without the code', () => {
  const facts = {
    ...request,
    verificationCode: null,
    to: 'casey@firm.example',
    language: 'en',
    seq: 7,
  } as const;
  const mails = {
    requestSubmitted: () => requestSubmitted({ ...facts, feeIsClearing: false }),
    feePaymentFailed: () => feePaymentFailed({ ...facts, chargeId: 'ch_1', isClosed: false }),
    statusChanged: () => statusChanged({ ...facts, statusLabel: 'Pending' }),
    filesAdded: () => filesAdded(facts),
    filePayment: () => filePayment({ ...facts, template: 'filePaid', amountCents: 100, intentId: 'pi_1' }),
    invoiceMail: () =>
      invoiceMail({
        ...facts,
        template: 'invoiceSent',
        invoiceNumber: 'INV-1',
        amountCents: 100,
        intentId: null,
      }),
    updateReceived: () => updateReceived({ ...facts, updateId: 'upd_1' }),
    submissionRejected: () => submissionRejected({ ...facts, missing: [] }),
  };

  test.each(Object.entries(mails))('%s leads to where one has to sign in', async (_, write) => {
    const { text, html } = await write();
    for (const written of [text, html]) {
      expect(written).toContain('https://portal.example/dashboard/request/req_a');
      expect(written).not.toMatch(/request-status|client\/request|verification/i);
    }
  });
});
