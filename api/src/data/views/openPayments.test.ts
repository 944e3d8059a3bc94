import { beforeEach, expect, it, vi } from 'vitest';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { aRequest } from '../../domain/testing/aRequest.ts';
import { projectOpenPayments } from './openPayments.ts';

const readDocument = vi.fn<() => Promise<null>>(async () => null);
const createDocument = vi.fn<() => Promise<boolean>>(async () => true);

vi.mock('../documents.ts', () => ({
  readDocument: () => readDocument(),
  createDocument: () => createDocument(),
}));

const paid = aRequest();
const clearing: RequestDocument = {
  ...paid,
  payment: { ...paid.payment, intentId: 'pi_1', state: 'clearing' },
};

beforeEach(() => {
  vi.clearAllMocks();
});

it.each<[string, RequestDocument, RequestDocument | null | undefined, { reads: number; writes: number }]>([
  ['without open payments, before or now, is not looked for', paid, paid, { reads: 0, writes: 0 }],
  ['that is new, without open payments, is not looked for', paid, null, { reads: 0, writes: 0 }],
  ['whose last payment closed is looked for', paid, clearing, { reads: 1, writes: 0 }],
  ['whose version before is unknown is looked for', paid, undefined, { reads: 1, writes: 0 }],
  ['with a new open payment is added', clearing, paid, { reads: 1, writes: 1 }],
])('in the list, a request %s', async (_, request, previous, { reads, writes }) => {
  await projectOpenPayments(request, previous);
  expect([readDocument.mock.calls.length, createDocument.mock.calls.length]).toEqual([reads, writes]);
});
