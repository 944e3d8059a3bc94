import { expect, test } from 'vitest';
import { aRoot } from '../testing/aRoot.ts';
import { replaceFeeIntent } from './replaceFeeIntent.ts';
import type { FeePayment, RequestRoot } from '../requests/root.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');

function rootWith(changed: Partial<FeePayment>): RequestRoot {
  const root = aRoot({ status: 'on_hold' });
  return { ...root, payment: { ...root.payment, state: 'failed', intentId: 'pi_1', ...changed } };
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
  const change = replaceFeeIntent(rootWith({ state, intentId }), { from, to: 'pi_new' }, NOW);
  expect(change?.root.payment.intentId ?? null).toBe(replaced ? 'pi_new' : null);
});

test('a replacement keeps the failed charge and clears the verification link', () => {
  const root = rootWith({
    chargeId: 'ch_1',
    statusBeforeHold: 'pending',
    verificationUrl: 'https://verify.example',
  });
  const change = replaceFeeIntent(root, { from: 'pi_1', to: 'pi_2' }, NOW)!;
  expect(change.root.payment).toEqual({ ...root.payment, intentId: 'pi_2', verificationUrl: null });
  expect(change.root).toMatchObject({ status: 'on_hold', updatedAt: root.updatedAt });
});
