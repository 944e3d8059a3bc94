import { describe, expect, it, test } from 'vitest';

import { anInvoice } from '../testing/anInvoice.ts';
import { aFile, aRequest } from '../testing/aRequest.ts';
import { accountsToVerify } from './accountsToVerify.ts';
import { recordAccountVerification } from './recordAccountVerification.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const ONE = 'https://verify.example/1';
const TWO = 'https://verify.example/2';
const amountCents = 8860;

describe('recordAccountVerification', () => {
  test.each<[known: string | null, received: string | null, after: object | null]>([
    [null, ONE, { pi_other: TWO, pi_1: ONE }],
    [ONE, TWO, { pi_other: TWO, pi_1: TWO }],
    [ONE, null, { pi_other: TWO }],
    [ONE, ONE, null],
    [null, null, null],
  ])('stored %s, received %s: stores %o', (known, received, after) => {
    const accountVerifications = { pi_other: TWO, ...(known && { pi_1: known }) };
    const request = aRequest({ accountVerifications });
    const change = recordAccountVerification(
      request,
      { intentId: 'pi_1', verificationUrl: received, amountCents },
      NOW,
    );
    expect(change?.request.accountVerifications ?? null).toEqual(after);
  });

  it('asks the payer to verify each account with one email', () => {
    const record = (known: string | null, verificationUrl: string | null) => {
      const request = aRequest({ accountVerifications: known ? { pi_1: known } : {} });
      return recordAccountVerification(request, { intentId: 'pi_1', verificationUrl, amountCents }, NOW)!
        .steps;
    };
    const email = { kind: 'email-bank-verification', verificationUrl: TWO, amountCents };
    expect(record(null, TWO)).toEqual([{ kind: 'project' }, email]);
    expect(record(ONE, TWO)).toEqual([{ kind: 'project' }, email]);
    expect(record(ONE, null)).toEqual([{ kind: 'project' }]);
  });

  it('changes nothing else, and the audit event has no URL', () => {
    const request = aRequest({});
    const change = recordAccountVerification(
      request,
      { intentId: 'pi_1', verificationUrl: ONE, amountCents },
      NOW,
    )!;
    expect(change.request).toEqual({ ...request, accountVerifications: { pi_1: ONE }, seq: request.seq + 1 });
    expect(JSON.stringify(change.event)).not.toContain(ONE);
  });
});

describe('accountsToVerify', () => {
  const invoice = anInvoice({ number: 'INV-2026-000007', sentAt: NOW.toISOString(), intentId: 'pi_1' });
  const file = aFile({ originalName: 'chart.pdf', requiresPayment: true, intentId: 'pi_1' });
  const of = (changed: { invoice?: object; file?: object }) =>
    accountsToVerify({
      accountVerifications: { pi_1: ONE },
      invoices: { [invoice.invoiceId]: { ...invoice, ...changed.invoice } },
      files: { [file.fileId]: { ...file, ...changed.file } },
    });

  it('names what each payment is for', () => {
    expect(of({})).toEqual([{ verificationUrl: ONE, paysFor: ['INV-2026-000007', 'chart.pdf'] }]);
    expect(of({ invoice: { paymentState: 'failed' }, file: { intentId: 'pi_2' } })).toEqual([
      { verificationUrl: ONE, paysFor: ['INV-2026-000007'] },
    ]);
  });

  test.each([
    { invoice: { isActive: false }, file: { withdrawnAt: NOW.toISOString() } },
    { invoice: { sentAt: null }, file: { deletedAt: NOW.toISOString() } },
    { invoice: { paymentState: 'clearing' }, file: { paymentState: 'paid' } },
    { invoice: { intentId: 'pi_2' }, file: { intentId: null } },
  ])('is empty when nothing waits for the payment: %o', (changed) => {
    expect(of(changed)).toEqual([]);
  });
});
