import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf } from '../testing/problemsOf.ts';
import { unionBy } from './unionBy.ts';

const card = z.object({ number: z.string('No number') });
const bank = z.object({ account: z.string('No account') });
const payment = unionBy([card, bank], ({ kind }) => (kind === 'bank' ? bank : card));

test('a union by a function parses with the chosen option, alone and in an object', () => {
  const sent = { kind: 'bank', account: '1', number: '2' };
  expect(z.parse(payment, sent)).toEqual({ account: '1' });
  expect(z.parse(z.object({ payment: z.optional(payment) }), { payment: sent })).toEqual({
    payment: { account: '1' },
  });
});

test('a union by a function reports the problems of the chosen option only', () => {
  expect(problemsOf(payment, { kind: 'bank' })).toEqual({ account: ['No account'] });
  expect(problemsOf(payment, {})).toEqual({ number: ['No number'] });
});

test('a union by a function is described with all its options', () => {
  expect(z.toJSONSchema(payment)).toMatchObject({
    anyOf: [{ required: ['number'] }, { required: ['account'] }],
  });
});
