import { expect, test } from 'vitest';
import { aRequest } from '../testing/aRequest.ts';
import { recordFeeVerification } from './recordFeeVerification.ts';
import type { FeePayment, RequestDocument } from '../requests/requestDocument.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const ONE = 'https://verify.example/1';
const TWO = 'https://verify.example/2';
const amountCents = 1500;

function requestWith(changed: Partial<FeePayment>): RequestDocument {
  const request = aRequest({ status: 'on_hold' });
  return { ...request, payment: { ...request.payment, state: 'failed', intentId: 'pi_1', ...changed } };
}

test.each<
  [
    known: string | null,
    received: string | null,
    intentId: string,
    state: FeePayment['state'],
    changes: boolean,
  ]
>([
  [null, ONE, 'pi_1', 'failed', true],
  [ONE, TWO, 'pi_1', 'failed', true],
  [ONE, null, 'pi_1', 'failed', true],
  [ONE, ONE, 'pi_1', 'failed', false],
  [null, null, 'pi_1', 'failed', false],
  [null, ONE, 'pi_other', 'failed', false],
  [ONE, null, 'pi_other', 'failed', false],
  [null, ONE, 'pi_1', 'paid', false],
  [null, ONE, 'pi_1', 'clearing', false],
  [null, ONE, 'pi_1', 'waived', false],
])('stored %s, received %s of %s, fee %s: is a change: %s', (known, received, intentId, state, changes) => {
  const request = requestWith({ verificationUrl: known, state });
  const change = recordFeeVerification(request, { intentId, verificationUrl: received, amountCents }, NOW);
  expect(change?.request.payment ?? null).toEqual(
    changes ? { ...request.payment, verificationUrl: received } : null,
  );
});

test('a pending verification changes nothing else, and its URL is not in the audit event', () => {
  const request = requestWith({});
  const change = recordFeeVerification(
    request,
    { intentId: 'pi_1', verificationUrl: ONE, amountCents },
    NOW,
  )!;
  expect(change.request).toMatchObject({
    status: 'on_hold',
    updatedAt: request.updatedAt,
    seq: request.seq + 1,
  });
  expect(change.request.history).toEqual(request.history);
  expect(JSON.stringify(change.event)).not.toContain(ONE);
});

test.each([ONE, null])('an email asks the payer to verify the account: %s', (verificationUrl) => {
  const request = requestWith({ verificationUrl: TWO });
  const { steps } = recordFeeVerification(request, { intentId: 'pi_1', verificationUrl, amountCents }, NOW)!;
  const email = { kind: 'email-bank-verification', verificationUrl, amountCents };
  expect(steps).toEqual([{ kind: 'project' }, ...(verificationUrl ? [email] : [])]);
});
