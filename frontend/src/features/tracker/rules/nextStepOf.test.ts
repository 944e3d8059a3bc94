import type { FileView, RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { describe, expect, it } from 'vitest';
import { aClientInvoice } from '../../invoices/testing/aClientInvoice.ts';
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
    ['says that a new request waits for staff', { status: 'pending' }, { kind: 'waiting', started: false }],
    ['treats a configured status as work in progress', { status: 'x' }, { kind: 'waiting', started: true }],
    [
      'puts a failed payment before a hold',
      { status: 'on_hold', payment: failed },
      { kind: 'paymentFailed', isOnHold: true },
    ],
    [
      'puts verifying a bank account before paying again',
      { status: 'on_hold', payment: waiting },
      { kind: 'accountToVerify', verificationUrl: 'https://verify.example' },
    ],
    [
      'puts a blocked file before a clearing payment',
      { payment: clearing, loaFiles: [infected] },
      { kind: 'fileBlocked', fileName: 'scan.pdf' },
    ],
    ['names a clearing payment', { payment: clearing }, { kind: 'paymentClearing' }],
    ['names a hold without a note', { status: 'on_hold' }, { kind: 'onHold', reason: undefined }],
    [
      'gives the latest note as the reason for a hold',
      {
        status: 'on_hold',
        statusHistory: [
          { ...onHold, updatedAt: '2026-11-02T15:00:00.000Z', notes: 'Old reason' },
          { ...onHold, updatedAt: '2026-11-04T15:00:00.000Z', notes: 'Signature missing' },
        ],
      },
      { kind: 'onHold', reason: 'Signature missing' },
    ],
    ['confirms a received update', { status: 'update_requested' }, { kind: 'updateReceived' }],
    [
      'ignores a blocked file of a closed request',
      { status: 'completed', uploadedFiles: [infected] },
      { kind: 'closed', status: 'completed' },
    ],
    [
      'asks for the failed fee of a closed request',
      { status: 'completed', payment: failed },
      { kind: 'paymentFailed', isOnHold: false },
    ],
    [
      'puts open download windows before closing and names the first to end',
      { status: 'completed', uploadedFiles: [inWindow('2026-03-05'), inWindow('2026-03-04')] },
      { kind: 'downloadsOpen', until: '2026-03-04T10:00:00.000Z' },
    ],
    [
      'puts unpaid documents before closing',
      { status: 'completed', uploadedFiles: [toPay(25.5), toPay(10), aReleasedFile()] },
      { kind: 'filesToPay', files: 2, totalCents: 3550 },
    ],
    [
      'ignores documents that are under embargo, clearing or not scanned',
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
      'puts invoices before documents and totals both',
      {
        status: 'completed',
        customInvoices: [aClientInvoice({ totalAmount: 10.1 }), aClientInvoice({ totalAmount: 20.2 })],
        uploadedFiles: [toPay(25.5)],
      },
      { kind: 'invoicesToPay', invoices: 2, files: 1, totalCents: 5580 },
    ],
    [
      'asks again for an invoice whose bank payment failed',
      { customInvoices: [aClientInvoice({ paymentState: 'failed' })] },
      { kind: 'invoicesToPay', invoices: 1, files: 0, totalCents: 2500 },
    ],
    [
      'ignores invoices that are paid or clearing',
      {
        customInvoices: [
          aClientInvoice({ paymentState: 'clearing' }),
          aClientInvoice({ isPaid: true, paymentState: 'paid' }),
        ],
      },
      { kind: 'waiting', started: false },
    ],
    ['names a free document', { uploadedFiles: [aReleasedFile()] }, { kind: 'filesReady', files: 1 }],
    [
      'names a free document of a completed request',
      { status: 'completed', uploadedFiles: [aReleasedFile(), aFile()] },
      { kind: 'filesReady', files: 1 },
    ],
    [
      'puts a hold before a free document',
      { status: 'on_hold', uploadedFiles: [aReleasedFile()] },
      { kind: 'onHold', reason: undefined },
    ],
    [
      'does not ask the client to replace a blocked file of the legal team',
      { uploadedFiles: [aReleasedFile({ scan: 'infected', isDownloadable: false })] },
      { kind: 'waiting', started: false },
    ],
    [
      'puts missing items before everything except failed payments',
      { status: 'on_hold', missingInformation, uploadedFiles: [toPay(25)] },
      { kind: 'missingInformation', missing: ['loa-missing'], note: 'Both pages' },
    ],
    [
      'puts a failed payment before missing items',
      { missingInformation, payment: failed },
      { kind: 'paymentFailed', isOnHold: true },
    ],
    [
      'does not ask for missing items of a closed request',
      { status: 'cancelled', missingInformation },
      { kind: 'closed', status: 'cancelled' },
    ],
    ['says that a request was canceled', { status: 'cancelled' }, { kind: 'closed', status: 'cancelled' }],
  ])('%s', (_title, facts, expected) => {
    expect(nextStepOf(aRequest(facts))).toEqual(expected);
  });

  it('does not ask for a fee that was just paid again', () => {
    expect(nextStepOf(aRequest({ status: 'on_hold', payment: failed }), true)).toEqual({
      kind: 'paymentSettling',
    });
  });
});
