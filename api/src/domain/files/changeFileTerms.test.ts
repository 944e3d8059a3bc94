import { describe, expect, it, test } from 'vitest';
import { aDispute } from '../testing/aDispute.ts';
import { aFile, aRequest } from '../testing/aRequest.ts';
import type { RequestFile } from '../requests/requestDocument.ts';
import { changeFileTerms } from './changeFileTerms.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const by = { kind: 'staff', id: 'usr_1' } as const;
const charged = aFile({
  group: 'legal',
  scan: 'clean',
  uploadedByAdmin: true,
  adminComment: 'Pages 1 to 40',
  requiresPayment: true,
  chargeCents: 2500,
  embargoEnabled: true,
  embargoDays: 14,
});
const { fileId } = charged;
const before = { comment: 'Pages 1 to 40', chargeCents: 2500, embargoDays: 14 };
const terms = { comment: '', chargeCents: 4000, embargoDays: null };

type RequestedTerms = Parameters<typeof changeFileTerms>[2];

const change = (changed: Partial<RequestFile> = {}, requested: Partial<RequestedTerms> = {}) =>
  changeFileTerms(
    aRequest({ files: { [fileId]: { ...charged, ...changed } } }),
    fileId,
    { terms, seen: null, closedIntentId: null, isDownloaded: false, by, ...requested },
    NOW,
  );

describe('changeFileTerms', () => {
  it('sets the terms and keeps the release date', () => {
    expect(change()).toMatchObject({
      change: {
        request: {
          files: {
            [fileId]: {
              uploadedAt: charged.uploadedAt,
              adminComment: '',
              requiresPayment: true,
              chargeCents: 4000,
              embargoEnabled: false,
              embargoDays: 0,
              termsChangedAt: NOW.toISOString(),
            },
          },
        },
      },
    });
  });

  it('notifies the client and has an event without the comment', () => {
    expect(change()).toMatchObject({
      change: {
        event: {
          kind: 'file-terms-changed',
          by,
          details: { fileId, fromCents: 2500, toCents: 4000, fromDays: 14, toDays: 0, comment: true },
        },
        steps: [
          { kind: 'project' },
          {
            kind: 'notify-client',
            template: 'fileTermsChanged',
            fileId,
            changed: ['charge', 'embargo', 'comment'],
          },
        ],
      },
    });
    expect(change({ scan: 'pending' })).toMatchObject({ change: { steps: [{ kind: 'project' }] } });
  });

  it('clears the failed payment', () => {
    const failed = change({ paymentState: 'failed', intentId: 'pi_1' }, { closedIntentId: 'pi_1' });
    expect(failed).toMatchObject({
      change: { request: { files: { [fileId]: { paymentState: 'unpaid' } } } },
    });
  });

  it('changes nothing for equal terms, even if the user saw others', () => {
    expect(change({}, { terms: before, seen: terms })).toEqual({ kind: 'same' });
  });

  it('is postponed while another PaymentIntent is open', () => {
    expect(change({ intentId: 'pi_2' }, { closedIntentId: 'pi_1' })).toEqual({
      kind: 'another-payment-open',
    });
    expect(change({ intentId: 'pi_2' }, { closedIntentId: 'pi_2' }).kind).toBe('change');
  });

  it('is rejected after a concurrent change', () => {
    expect(change({}, { seen: before }).kind).toBe('change');
    expect(change({}, { seen: { ...before, chargeCents: 1000 } })).toEqual({
      kind: 'refuse',
      reason: 'conflict',
    });
  });
});

const AT = '2026-03-11T08:00:00.000Z';

test.each<[string, Partial<RequestFile>, Partial<RequestedTerms>, string]>([
  ['uploaded by the client', { uploadedByAdmin: false }, {}, 'no-such-file'],
  ['the notice of 42 CFR 2.32', { noticeVersion: '2024-04-16' }, {}, 'notice'],
  ['withdrawn', { withdrawnAt: AT, deletedAt: AT }, {}, 'withdrawn'],
  ['deleted', { deletedAt: AT }, {}, 'deleted'],
  ['paid', { paidAt: AT, paymentState: 'paid' }, {}, 'paid'],
  ['reopened after a lost dispute', { disputes: [aDispute()] }, {}, 'paid'],
  ['paid and refunded', { refundedIntents: ['pi_1'] }, {}, 'paid'],
  ['clearing', { paymentState: 'clearing' }, {}, 'clearing'],
  ['downloaded', { requiresPayment: false, chargeCents: 0 }, { isDownloaded: true }, 'downloaded'],
])('rejects new terms for a file that is %s', (_, changed, requested, reason) => {
  expect(change(changed, requested)).toEqual({ kind: 'refuse', reason });
});
