import { expect, test } from 'vitest';
import { aFile, aRequest } from '../../testing/aRequest.ts';
import { SYSTEM } from '../../requests/actor.ts';
import { recordFileRefund } from './recordFileRefund.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const file = aFile({ requiresPayment: true, chargeCents: 2550, paymentState: 'paid', intentId: 'pi_1' });
const { fileId } = file;
const request = aRequest({ files: { [fileId]: file } });

test('the refund of a second payment has an event and an email', () => {
  const change = recordFileRefund(request, fileId, 'pi_2', NOW)!;
  expect(change.event).toEqual({
    kind: 'file-refunded',
    at: NOW.toISOString(),
    by: SYSTEM,
    details: { fileId, intentId: 'pi_2', cents: 2550, reason: 'twice' },
  });
  const { seq } = change.request;
  expect(change.steps).toContainEqual({
    kind: 'notify-client',
    template: 'fileRefunded',
    seq,
    fileId,
    intentId: 'pi_2',
  });
});

test('the refund of a second payment keeps the first payment and the update time', () => {
  const { files, updatedAt } = recordFileRefund(request, fileId, 'pi_2', NOW)!.request;
  expect(files[fileId]).toEqual({ ...file, refundedIntents: ['pi_2'] });
  expect(updatedAt).toBe(request.updatedAt);
});

test('a refund is recorded once per payment', () => {
  const refunded = recordFileRefund(request, fileId, 'pi_2', NOW)!.request;
  expect(recordFileRefund(refunded, fileId, 'pi_2', NOW)).toBeNull();
  expect(recordFileRefund(refunded, fileId, 'pi_3', NOW)).not.toBeNull();
});

test('a refund for a missing file is null', () => {
  expect(recordFileRefund(request, 'file_none', 'pi_2', NOW)).toBeNull();
});

const withdrawn = { ...file, withdrawnAt: NOW.toISOString(), deletedAt: NOW.toISOString() };

test('the refund of a withdrawn file’s payment is recorded and counted', () => {
  const paid = { ...withdrawn, paidAt: '2026-03-11T08:00:00.000Z' };
  const change = recordFileRefund(aRequest({ files: { [fileId]: paid } }), fileId, 'pi_1', NOW)!;
  expect(change.request.files[fileId]).toEqual({
    ...paid,
    refundedIntents: ['pi_1'],
    refundedAt: NOW.toISOString(),
  });
  expect(change.event.details).toMatchObject({ reason: 'withdrawn' });
  expect(change.steps).toContainEqual({ kind: 'count-file-payment', fileId });
});

test('a payment that arrives after the withdrawal leaves the file unpaid', () => {
  const clearing = { ...withdrawn, paymentState: 'clearing' as const };
  const change = recordFileRefund(aRequest({ files: { [fileId]: clearing } }), fileId, 'pi_1', NOW)!;
  expect(change.request.files[fileId]).toMatchObject({ paymentState: 'unpaid', refundedAt: null });
  expect(change.steps.some(({ kind }) => kind === 'count-file-payment')).toBe(false);
});
