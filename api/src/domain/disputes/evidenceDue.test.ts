import { expect, it } from 'vitest';
import { aDispute } from '../testing/aDispute.ts';
import { anInvoice } from '../testing/anInvoice.ts';
import { aRequest } from '../testing/aRequest.ts';
import type { Dispute } from './dispute.ts';
import { evidenceDue } from './evidenceDue.ts';

const DUE = '2026-03-21T08:00:00.000Z';
const request = aRequest();
const ofInvoice = (disputes: Dispute[]) => ({ ...request, invoices: { inv_1: anInvoice({ disputes }) } });

it.each([
  ['of an invoice', DUE, [aDispute()]],
  ['that is an inquiry', DUE, [aDispute({ status: 'warning_needs_response' })]],
  ['of another payment', null, [aDispute({ intentId: 'pi_2' })]],
  ['that was answered', null, [aDispute({ status: 'under_review' })]],
  ['that was lost', null, [aDispute({ status: 'lost' })]],
  ['without a deadline', null, [aDispute({ dueBy: null })]],
  ['that does not exist', null, []],
])('evidence on a dispute %s is due %s', (_, due, disputes) => {
  expect(evidenceDue(ofInvoice(disputes), 'pi_1')).toBe(due);
});

it('evidence on a dispute of a file is due like for an invoice', () => {
  const files = Object.fromEntries(
    Object.entries(request.files).map(([id, file]) => [id, { ...file, disputes: [aDispute()] }]),
  );
  expect(evidenceDue({ ...request, files }, 'pi_1')).toBe(DUE);
});
