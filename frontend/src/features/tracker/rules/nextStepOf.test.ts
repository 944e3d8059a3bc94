import type { FileView, RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { describe, expect, it } from 'vitest';
import { anInvoice } from '../../invoices/testing/aClientInvoice.ts';
import { aFile, aReleasedFile, aRequest } from '../../requests/testing/aRequest.ts';
import { nextStepOf } from './nextStepOf.ts';

const infected: FileView = aFile({ originalName: 'scan.pdf', scan: 'infected' });
const clearing: RequestView['payment'] = { state: 'clearing', amount: 1500 };
const failed: RequestView['payment'] = { state: 'failed', amount: 1500 };
const waiting = { ...failed, verificationUrl: 'https://verify.example' };

const inWindow = (day: string) =>
  aReleasedFile({}, { requiresPayment: true, isPaid: true, downloadUntil: `${day}T10:00:00.000Z` });

const toPay = (chargeAmount: number, terms: Parameters<typeof aReleasedFile>[1] = {}) =>
  aReleasedFile(
    { isViewable: false, isDownloadable: false },
    { requiresPayment: true, chargeAmount, ...terms },
  );

const missingInformation: RequestView['missingInformation'] = {
  missing: ['loa-missing'],
  note: 'Both pages',
  requestedAt: '2026-11-04T15:00:00.000Z',
};

const onHold = { status: 'on_hold', label: 'On Hold', color: 'orange' };

describe('nextStepOf', () => {
  it.each<[string, Partial<RequestView>, ReturnType<typeof nextStepOf>]>([
    ['a new request waits', { status: 'pending' }, { kind: 'waiting', started: false }],
    [
      'a request in a configured status is being worked on',
      { status: 'x' },
      { kind: 'waiting', started: true },
    ],
    [
      'a failed payment comes before a hold',
      { status: 'on_hold', payment: failed },
      { kind: 'paymentFailed', isHeld: true },
    ],
    [
      'an account that waits to be verified comes before paying again',
      { status: 'on_hold', payment: waiting },
      { kind: 'accountToVerify', verificationUrl: 'https://verify.example' },
    ],
    [
      'a blocked file comes before a clearing payment',
      { payment: clearing, loaFiles: [infected] },
      { kind: 'fileBlocked', fileName: 'scan.pdf' },
    ],
    ['a clearing payment is said while it waits', { payment: clearing }, { kind: 'paymentClearing' }],
    ['a hold without a note says so', { status: 'on_hold' }, { kind: 'onHold', reason: undefined }],
    [
      'a hold gives the reason that was noted last',
      {
        status: 'on_hold',
        statusHistory: [
          { ...onHold, updatedAt: '2026-11-02T15:00:00.000Z', notes: 'Old reason' },
          { ...onHold, updatedAt: '2026-11-04T15:00:00.000Z', notes: 'Signature missing' },
        ],
      },
      { kind: 'onHold', reason: 'Signature missing' },
    ],
    ['an update is acknowledged', { status: 'update_requested' }, { kind: 'updateReceived' }],
    [
      'a closed request asks for no file any more',
      { status: 'completed', uploadedFiles: [infected] },
      { kind: 'closed', status: 'completed' },
    ],
    [
      'a closed request still asks for its fee',
      { status: 'completed', payment: failed },
      { kind: 'paymentFailed', isHeld: false },
    ],
    [
      'a window that is open comes before the end of the request, the first to end being named',
      { status: 'completed', uploadedFiles: [inWindow('2026-03-05'), inWindow('2026-03-04')] },
      { kind: 'downloadsOpen', until: '2026-03-04T10:00:00.000Z' },
    ],
    [
      'documents that wait to be paid for come before the end of the request',
      { status: 'completed', uploadedFiles: [toPay(25.5), toPay(10), aReleasedFile()] },
      { kind: 'filesToPay', files: 2, totalCents: 3550 },
    ],
    [
      'documents under embargo, being cleared or not checked wait for nobody',
      {
        uploadedFiles: [
          toPay(25, { availableAt: '2099-03-04T10:00:00.000Z' }),
          toPay(25, { paymentState: 'clearing' }),
          { ...toPay(25), scan: 'pending' },
        ],
      },
      { kind: 'waiting', started: false },
    ],
    [
      'invoices come before documents, with what both come to',
      {
        status: 'completed',
        customInvoices: [anInvoice({ totalAmount: 10.1 }), anInvoice({ totalAmount: 20.2 })],
        uploadedFiles: [toPay(25.5)],
      },
      { kind: 'invoicesToPay', invoices: 2, files: 1, totalCents: 5580 },
    ],
    [
      'an invoice whose bank payment failed is asked for again',
      { customInvoices: [anInvoice({ paymentState: 'failed' })] },
      { kind: 'invoicesToPay', invoices: 1, files: 0, totalCents: 2500 },
    ],
    [
      'invoices that are paid or being cleared wait for nobody',
      {
        customInvoices: [
          anInvoice({ paymentState: 'clearing' }),
          anInvoice({ isPaid: true, paymentState: 'paid' }),
        ],
      },
      { kind: 'waiting', started: false },
    ],
    ['a free document is told of', { uploadedFiles: [aReleasedFile()] }, { kind: 'filesReady', files: 1 }],
    [
      'a free document is told of when the request is complete',
      { status: 'completed', uploadedFiles: [aReleasedFile(), aFile()] },
      { kind: 'filesReady', files: 1 },
    ],
    [
      'a free document is no news on hold',
      { status: 'on_hold', uploadedFiles: [aReleasedFile()] },
      { kind: 'onHold', reason: undefined },
    ],
    [
      'a blocked file of the legal team is not for the client to replace',
      { uploadedFiles: [aReleasedFile({ scan: 'infected', isDownloadable: false })] },
      { kind: 'waiting', started: false },
    ],
    [
      'what staff wait for comes before everything but money that failed',
      { status: 'on_hold', missingInformation, uploadedFiles: [toPay(25)] },
      { kind: 'missingInformation', missing: ['loa-missing'], note: 'Both pages' },
    ],
    [
      'a failed payment comes before what staff wait for',
      { missingInformation, payment: failed },
      { kind: 'paymentFailed', isHeld: true },
    ],
    [
      'a closed request is asked for nothing',
      { status: 'cancelled', missingInformation },
      { kind: 'closed', status: 'cancelled' },
    ],
    ['a cancelled request says so', { status: 'cancelled' }, { kind: 'closed', status: 'cancelled' }],
  ])('%s', (_behaviour, facts, expected) => {
    expect(nextStepOf(aRequest(facts))).toEqual(expected);
  });

  it('does not ask again for a fee that has just been paid again', () => {
    expect(nextStepOf(aRequest({ status: 'on_hold', payment: failed }), true)).toEqual({
      kind: 'paymentSettling',
    });
  });
});
