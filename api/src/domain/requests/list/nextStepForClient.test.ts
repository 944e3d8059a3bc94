import { describe, expect, it } from 'vitest';
import { anInvoice } from '../../testing/anInvoice.ts';
import { aReview } from '../../testing/aReview.ts';
import { aFile, aRequest, SUBMITTED_AT } from '../../testing/aRequest.ts';
import type { RequestFile, RequestDocument } from '../requestDocument.ts';
import { nextStepForClient } from './nextStepForClient.ts';

const DAY_MS = 24 * 3_600_000;
const now = new Date(SUBMITTED_AT.getTime() + DAY_MS);
const nobody = { claimOf: () => null, downloaded: new Set<string>() };

function aReleased(changed: Partial<RequestFile>): RequestFile {
  const uploadedAt = SUBMITTED_AT.toISOString();
  return aFile({
    fileId: 'file_1',
    group: 'legal',
    uploadedByAdmin: true,
    scan: 'clean',
    uploadedAt,
    ...changed,
  });
}

/** A request with one released document. */
function withDocument(
  changed: Partial<RequestFile>,
  request: Partial<RequestDocument> = {},
): RequestDocument {
  const file = aReleased(changed);
  return aRequest({ files: { [file.fileId]: file }, ...request });
}

const charged = { requiresPayment: true, chargeCents: 2500 };
const justPaid = { ...charged, paidAt: now.toISOString(), paymentState: 'paid' } as const;
const embargoed = { embargoEnabled: true, embargoDays: 14 };
const fee = (changed: Partial<RequestDocument['payment']>) => ({ ...aRequest().payment, ...changed });
const rejected = aReview({ state: 'rejected', missing: ['loa-missing'] });
const invoices = (changed: Parameters<typeof anInvoice>[0] = {}) => {
  const invoice = anInvoice({ sentAt: now.toISOString(), totalCents: 4_000, ...changed });
  return { [invoice.invoiceId]: invoice };
};

describe('nextStepForClient', () => {
  it.each<[string, RequestDocument, ReturnType<typeof nextStepForClient>]>([
    ['a new request', aRequest(), { kind: 'staff' }],
    ['a completed request', aRequest({ status: 'completed' }), { kind: 'closed' }],
    ['a failed fee', aRequest({ payment: fee({ state: 'failed' }) }), { kind: 'pay', amount: 15 }],
    [
      'a bank account to verify',
      aRequest({ payment: fee({ state: 'failed', verificationUrl: 'https://stripe.example/v' }) }),
      { kind: 'verify' },
    ],
    ['a fee that is clearing', aRequest({ payment: fee({ state: 'clearing' }) }), { kind: 'clearing' }],
    ['missing information', aRequest({ review: rejected }), { kind: 'update' }],
    [
      'a closed request with missing information',
      aRequest({ review: rejected, status: 'completed' }),
      { kind: 'closed' },
    ],
    ['a sent invoice', aRequest({ invoices: invoices() }), { kind: 'pay', amount: 40 }],
    ['an invoice that is not sent', aRequest({ invoices: invoices({ sentAt: null }) }), { kind: 'staff' }],
    ['an inactive invoice', aRequest({ invoices: invoices({ isActive: false }) }), { kind: 'staff' }],
    [
      'a clearing invoice',
      aRequest({ invoices: invoices({ paymentState: 'clearing' }) }),
      { kind: 'clearing' },
    ],
    [
      'an invoice whose payment waits for a bank account to be verified',
      aRequest({
        invoices: invoices({ intentId: 'pi_1' }),
        accountVerifications: { pi_1: 'https://stripe.example/v' },
      }),
      { kind: 'verify' },
    ],
    ['a document to pay for', withDocument(charged), { kind: 'pay', amount: 25 }],
    [
      'a document and an invoice',
      withDocument(charged, { invoices: invoices() }),
      { kind: 'pay', amount: 65 },
    ],
    [
      'a document that is clearing',
      withDocument({ ...charged, paymentState: 'clearing' }),
      { kind: 'clearing' },
    ],
    [
      'an embargo',
      withDocument({ ...charged, ...embargoed }),
      { kind: 'embargo', availableAt: new Date(SUBMITTED_AT.getTime() + 14 * DAY_MS).toISOString() },
    ],
    [
      'a paid document in its window, also on a completed request and with an unpaid invoice',
      withDocument(justPaid, { status: 'completed', invoices: invoices() }),
      { kind: 'download', files: 1, until: new Date(now.getTime() + DAY_MS / 2).toISOString() },
    ],
    [
      'a paid document after its window',
      withDocument({ ...justPaid, paidAt: SUBMITTED_AT.toISOString() }),
      { kind: 'staff' },
    ],
    ['a free document', withDocument({}), { kind: 'download', files: 1 }],
    ['only the notice of 42 CFR 2.32', withDocument({ noticeVersion: '1' }), { kind: 'staff' }],
    [
      'a paid document under embargo, and one to pay for then',
      aRequest({
        files: {
          a: aReleased({ ...justPaid, ...embargoed, embargoDays: 20 }),
          b: aReleased({ ...charged, ...embargoed }),
        },
      }),
      { kind: 'embargo', availableAt: new Date(SUBMITTED_AT.getTime() + 14 * DAY_MS).toISOString() },
    ],
    [
      'a document in its window, a ready one and one to pay for',
      aRequest({ files: { a: aReleased(charged), b: aReleased({}), c: aReleased(justPaid) } }),
      { kind: 'download', files: 2, until: new Date(now.getTime() + DAY_MS / 2).toISOString() },
    ],
    ['a document that is being scanned', withDocument({ scan: 'pending' }), { kind: 'staff' }],
    ['a withdrawn document', withDocument({ ...charged, withdrawnAt: now.toISOString() }), { kind: 'staff' }],
  ])('%s', (_, request, step) => {
    expect(nextStepForClient(request, nobody, now)).toEqual(step);
  });

  it('asks for no second download', () => {
    const downloaded = new Set(['file_1']);
    expect(nextStepForClient(withDocument({}), { ...nobody, downloaded }, now)).toEqual({ kind: 'staff' });
    const claimOf = () => ({ at: now.toISOString() });
    expect(nextStepForClient(withDocument(justPaid), { ...nobody, claimOf }, now)).toEqual({ kind: 'staff' });
  });
});
