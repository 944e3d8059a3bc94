import { describe, expect, it, test } from 'vitest';
import { aFile, aRequest } from '../testing/aRequest.ts';
import { recordFileIntent, type UnpayableFileReason, unpayableFileReason } from './openFilePayment.ts';
import type { RequestFile } from '../requests/requestDocument.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const charged = aFile({
  group: 'legal',
  scan: 'clean',
  uploadedByAdmin: true,
  uploadedAt: '2026-03-10T08:00:00.000Z',
  requiresPayment: true,
  chargeCents: 2500,
});
const { fileId } = charged;

describe('unpayableFileReason for a charge', () => {
  test.each<[string, Partial<RequestFile>, UnpayableFileReason | null]>([
    ['that is unpaid', {}, null],
    ['whose bank payment failed', { paymentState: 'failed' }, null],
    ['whose embargo has ended', { embargoEnabled: true, embargoDays: 2 }, null],
    ['under embargo', { embargoEnabled: true, embargoDays: 3 }, 'embargoed'],
    ['of a client upload', { uploadedByAdmin: false }, 'no-such-file'],
    ['of a free file', { requiresPayment: false }, 'free'],
    ['of a file that is being scanned', { scan: 'pending' }, 'not-clean'],
    ['of an infected file', { scan: 'infected' }, 'not-clean'],
    ['that is paid', { paymentState: 'paid' }, 'paid'],
    ['that is clearing', { paymentState: 'clearing' }, 'clearing'],
  ])('%s', (_, changed, expected) => {
    expect(unpayableFileReason({ ...charged, ...changed }, NOW)).toBe(expected);
  });

  it('returns no-such-file for a missing file', () => {
    expect(unpayableFileReason(undefined, NOW)).toBe('no-such-file');
  });
});

describe('recordFileIntent', () => {
  const amountCents = charged.chargeCents;
  const payerId = 'usr_payer';
  const holding = (intentId: string | null) => aRequest({ files: { [fileId]: { ...charged, intentId } } });

  it('replaces the PaymentIntent, stores who opened it, and keeps the update time of the request', () => {
    const change = recordFileIntent(
      holding('pi_1'),
      fileId,
      { from: 'pi_1', to: 'pi_2', amountCents, payerId },
      NOW,
    );
    expect(change).toMatchObject({
      request: { seq: 2, files: { [fileId]: { intentId: 'pi_2', payerId } } },
      event: { kind: 'file-payment', details: { fileId, intentId: 'pi_2', replaces: 'pi_1' } },
    });
    expect(change!.request.updatedAt).toBe(holding(null).updatedAt);
  });

  it('returns null if another writer replaced the PaymentIntent first', () => {
    expect(
      recordFileIntent(holding('pi_9'), fileId, { from: null, to: 'pi_2', amountCents, payerId }, NOW),
    ).toBeNull();
  });

  it('returns null if the charge changed', () => {
    const other = { from: 'pi_1', to: 'pi_2', amountCents: amountCents + 1, payerId };
    expect(recordFileIntent(holding('pi_1'), fileId, other, NOW)).toBeNull();
  });
});
