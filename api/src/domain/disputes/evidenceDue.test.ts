import { expect, it } from 'vitest';
import { aDispute } from '../testing/aDispute.ts';
import { anInvoice } from '../testing/anInvoice.ts';
import { aRoot } from '../testing/aRoot.ts';
import type { Dispute } from './dispute.ts';
import { evidenceDue } from './evidenceDue.ts';

const DUE = '2026-03-21T08:00:00.000Z';
const root = aRoot();
const ofInvoice = (disputes: Dispute[]) => ({ ...root, invoices: { inv_1: anInvoice({ disputes }) } });

it.each([
  ['of an invoice', [aDispute()], DUE],
  ['of which the bank only asks', [aDispute({ status: 'warning_needs_response' })], DUE],
  ['of another payment', [aDispute({ intentId: 'pi_2' })], null],
  ['that was answered', [aDispute({ status: 'under_review' })], null],
  ['that was lost', [aDispute({ status: 'lost' })], null],
  ['without a day', [aDispute({ dueBy: null })], null],
  ['that is not', [], null],
])('evidence on a dispute %s', (_, disputes, due) => {
  expect(evidenceDue(ofInvoice(disputes), 'pi_1')).toBe(due);
});

it('is due for a file as for an invoice', () => {
  const files = Object.fromEntries(
    Object.entries(root.files).map(([id, file]) => [id, { ...file, disputes: [aDispute()] }]),
  );
  expect(evidenceDue({ ...root, files }, 'pi_1')).toBe(DUE);
});
