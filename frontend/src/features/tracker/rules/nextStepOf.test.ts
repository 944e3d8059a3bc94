import type { DocumentGroupKind } from '@portal/contract/files/rules/documentGroups.ts';
import type { InvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
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

const late = inWindow('2026-03-05');
const early = inWindow('2026-03-04');

const toPay = (chargeAmount: number, terms: Parameters<typeof aReleasedFile>[1] = {}) =>
  aReleasedFile(
    { isViewable: false, isDownloadable: false },
    { requiresPayment: true, chargeAmount, ...terms },
  );

const chart = toPay(25.5);
const scan = toPay(10);
const free = aReleasedFile();
const notice = aReleasedFile({ isNotice: true });
const chargeOfFile = (file: FileView, cents: number) =>
  ({ kind: 'file', fileId: file.fileId, name: file.originalName, cents }) as const;
const chartCharge = chargeOfFile(chart, 2550);
const scanCharge = chargeOfFile(scan, 1000);

const usedUp = aReleasedFile(
  { isDownloadable: false, downloadedAt: '2026-11-04T15:00:00.000Z', canRequestDownload: true },
  { requiresPayment: true, isPaid: true },
);
const downloadRequest = {
  state: 'open',
  reason: 'lost',
  note: '',
  requestedAt: '2026-11-04T16:00:00.000Z',
  answeredAt: null,
  answer: '',
} as const;

const locked = toPay(25, { availableAt: '2099-03-04T10:00:00.000Z' });
const clearingFile = toPay(25, { paymentState: 'clearing' });
const unscanned = aReleasedFile({ isDownloadable: false, scan: 'pending' });

const documents = (
  kind: DocumentGroupKind,
  files: readonly FileView[],
  { isComplete = false, at }: { isComplete?: boolean; at?: string } = {},
) =>
  ({
    kind: 'documents',
    group: { kind, documents: files, ...(at !== undefined && { at }) },
    isComplete,
  }) as const;
const missed = { ...usedUp, downloadedAt: null, downloadState: 'window-closed' } as const;
const requested = { ...usedUp, canRequestDownload: false, downloadRequest };

const invoice = aClientInvoice({ totalAmount: 10.1 });
const account = { verificationUrl: 'https://verify.example/1', paysFor: ['INV-2026-000001'] };
const chargeOf = ({ invoiceId, invoiceNumber: name }: InvoiceView, cents: number) =>
  ({ kind: 'invoice', invoiceId, name, cents }) as const;

const missingInformation: RequestView['missingInformation'] = {
  missing: ['loa-missing'],
  note: 'Both pages',
  isRejected: false,
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
      { kind: 'fileBlocked', file: infected },
    ],
    [
      'does not ask again for a blocked file after a later update',
      {
        status: 'update_requested',
        loaFiles: [infected],
        updates: [
          {
            updateId: 'upd_1',
            reason: 'Additional Documents',
            details: 'A clean copy',
            submittedAt: '2026-11-03T15:00:00.000Z',
          },
        ],
      },
      { kind: 'updateReceived' },
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
      { status: 'completed', uploadedFiles: [late, early] },
      documents('window', [late, early], { isComplete: true, at: '2026-03-04T10:00:00.000Z' }),
    ],
    [
      'puts unpaid documents before closing',
      { status: 'completed', uploadedFiles: [chart, scan, free] },
      { kind: 'filesToPay', files: 2, totalCents: 3550, charges: [chartCharge, scanCharge] },
    ],
    [
      'asks for no payment of documents that are under embargo, clearing or not scanned',
      { uploadedFiles: [locked, clearingFile, unscanned] },
      documents('clearing', [clearingFile]),
    ],
    [
      'puts invoices before documents and totals both',
      {
        status: 'completed',
        customInvoices: [invoice, { ...invoice, invoiceId: 'inv_2', totalAmount: 20.2 }],
        uploadedFiles: [chart],
      },
      {
        kind: 'invoicesToPay',
        invoices: 2,
        files: 1,
        totalCents: 5580,
        charges: [chargeOf(invoice, 1010), { ...chargeOf(invoice, 2020), invoiceId: 'inv_2' }, chartCharge],
      },
    ],
    [
      'asks to verify the bank account of a payment before its items',
      { customInvoices: [invoice], accountsToVerify: [account] },
      { kind: 'paymentsToVerify', accounts: [account], charges: [chargeOf(invoice, 1010)] },
    ],
    [
      'asks again for an invoice whose bank payment failed',
      { customInvoices: [{ ...invoice, paymentState: 'failed' }] },
      {
        kind: 'invoicesToPay',
        invoices: 1,
        files: 0,
        totalCents: 1010,
        charges: [chargeOf(invoice, 1010)],
      },
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
    ['names a free document', { uploadedFiles: [free] }, documents('ready', [free])],
    [
      'names a free document of a completed request',
      { status: 'completed', uploadedFiles: [free, aFile()] },
      documents('ready', [free], { isComplete: true }),
    ],
    [
      'says what the records wait for while only the notice of 42 CFR 2.32 can be downloaded',
      { uploadedFiles: [notice, unscanned] },
      documents('scanning', [unscanned]),
    ],
    [
      'names the notice with the document that it is about',
      { uploadedFiles: [free, notice] },
      documents('ready', [free, notice]),
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
      { kind: 'missingInformation', missing: ['loa-missing'], note: 'Both pages', isRejected: false },
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
    [
      'offers another download of a completed request',
      { status: 'completed', uploadedFiles: [usedUp] },
      documents('usedUp', [usedUp], { isComplete: true }),
    ],
    ['names a missed download window', { uploadedFiles: [missed] }, documents('missed', [missed])],
    [
      'says that another download was requested',
      { status: 'completed', uploadedFiles: [requested] },
      documents('requested', [requested], { isComplete: true }),
    ],
    [
      'offers nothing to download of a canceled request',
      { status: 'cancelled', uploadedFiles: [usedUp] },
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
