import { expect, test } from 'vitest';
import { aRoot } from '../testing/aRoot.ts';
import { recordFeeVerification } from './recordFeeVerification.ts';
import type { FeePayment, RequestRoot } from '../requests/root.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const ONE = 'https://verify.example/1';
const TWO = 'https://verify.example/2';
const amountCents = 1500;

function rootWith(changed: Partial<FeePayment>): RequestRoot {
  const root = aRoot({ status: 'on_hold' });
  return { ...root, payment: { ...root.payment, state: 'failed', intentId: 'pi_1', ...changed } };
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
  const root = rootWith({ verificationUrl: known, state });
  const change = recordFeeVerification(root, { intentId, verificationUrl: received, amountCents }, NOW);
  expect(change?.root.payment ?? null).toEqual(
    changes ? { ...root.payment, verificationUrl: received } : null,
  );
});

test('a pending verification changes nothing else, and its URL is not in the audit event', () => {
  const root = rootWith({});
  const change = recordFeeVerification(root, { intentId: 'pi_1', verificationUrl: ONE, amountCents }, NOW)!;
  expect(change.root).toMatchObject({ status: 'on_hold', updatedAt: root.updatedAt, seq: root.seq + 1 });
  expect(change.root.history).toEqual(root.history);
  expect(JSON.stringify(change.event)).not.toContain(ONE);
});

test.each([ONE, null])('an email asks the payer to verify the account: %s', (verificationUrl) => {
  const root = rootWith({ verificationUrl: TWO });
  const { work } = recordFeeVerification(root, { intentId: 'pi_1', verificationUrl, amountCents }, NOW)!;
  const email = { kind: 'email-bank-verification', verificationUrl, amountCents };
  expect(work).toEqual([{ kind: 'project' }, ...(verificationUrl ? [email] : [])]);
});
