import { expect, test } from 'vitest';
import { aRequest } from '../testing/aRequest.ts';
import { replaceFeeIntent } from './replaceFeeIntent.ts';
import type { FeePayment, RequestDocument } from '../requests/requestDocument.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');

function requestWith(changed: Partial<FeePayment>): RequestDocument {
  const request = aRequest({ status: 'on_hold' });
  return { ...request, payment: { ...request.payment, state: 'failed', intentId: 'pi_1', ...changed } };
}

test.each<[state: FeePayment['state'], known: string | null, from: string | null, replaced: boolean]>([
  ['failed', 'pi_1', 'pi_1', true],
  ['failed', null, null, true],
  ['failed', 'pi_2', 'pi_1', false],
  ['failed', 'pi_1', null, false],
  ['paid', 'pi_1', 'pi_1', false],
  ['clearing', 'pi_1', 'pi_1', false],
  ['waived', null, null, false],
])('a fee that is %s with intent %s replaces %s: %s', (state, intentId, from, replaced) => {
  const change = replaceFeeIntent(requestWith({ state, intentId }), { from, to: 'pi_new' }, NOW);
  expect(change?.request.payment.intentId ?? null).toBe(replaced ? 'pi_new' : null);
});

test('a replacement keeps the failed charge and clears the verification link', () => {
  const request = requestWith({
    chargeId: 'ch_1',
    statusBeforeHold: 'pending',
    verificationUrl: 'https://verify.example',
  });
  const change = replaceFeeIntent(request, { from: 'pi_1', to: 'pi_2' }, NOW)!;
  expect(change.request.payment).toEqual({ ...request.payment, intentId: 'pi_2', verificationUrl: null });
  expect(change.request).toMatchObject({ status: 'on_hold', updatedAt: request.updatedAt });
});
