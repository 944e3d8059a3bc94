import { ownTerms } from '@portal/contract/files/schemas/fileRelease.ts';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import {
  CHARGE_WITHOUT_PAYMENT,
  DAYS_WITHOUT_EMBARGO,
  type DefaultTerms,
  fileTerms,
  DUPLICATE_FILE,
  termsOfAll,
} from './fileTerms.ts';

const uncharged: DefaultTerms = {
  comment: 'Of the call',
  requiresPayment: false,
  chargeAmount: '',
  embargoEnabled: true,
  embargoDays: 14,
};
const charged: DefaultTerms = { ...uncharged, requiresPayment: true, chargeAmount: '10' };
const open: DefaultTerms = { ...uncharged, embargoEnabled: false };

const decide = (own: object, defaults: DefaultTerms) => fileTerms(z.parse(z.object(ownTerms), own), defaults);

test.each<[string, object, DefaultTerms, number, number | null]>([
  ['nothing: the defaults of the call', {}, uncharged, 0, 14],
  ['nothing: the default charge of the call', {}, charged, 1000, 14],
  [
    'the documented record of a charged file',
    { requiresPayment: true, chargeAmount: 25 },
    uncharged,
    2500,
    14,
  ],
  ['another amount than the call', { requiresPayment: true, chargeAmount: 25.5 }, charged, 2550, 14],
  ['an amount as typed', { requiresPayment: true, chargeAmount: '19.99' }, uncharged, 1999, 14],
  ['only an amount', { chargeAmount: 25 }, uncharged, 2500, 14],
  ['that it is charged, without an amount', { requiresPayment: true }, charged, 1000, 14],
  ['that it is free, as documented', { requiresPayment: false, chargeAmount: 0 }, charged, 0, 14],
  ['that it is free', { requiresPayment: false }, charged, 0, 14],
  ['only an amount of zero', { chargeAmount: 0 }, charged, 0, 14],
  ['an empty amount', { chargeAmount: '' }, charged, 1000, 14],
  ['null values', { requiresPayment: null, chargeAmount: null }, charged, 1000, 14],
  ['an embargo', { embargoEnabled: true, embargoDays: 7 }, open, 0, 7],
  ['only days', { embargoDays: 7 }, open, 0, 7],
  ['an embargo without days', { embargoEnabled: true }, open, 0, 14],
  ['no embargo, as documented', { embargoEnabled: false, embargoDays: 0 }, uncharged, 0, null],
  ['no embargo', { embargoEnabled: false }, uncharged, 0, null],
  ['only zero days', { embargoDays: 0 }, uncharged, 0, null],
])('a file with %s', (_, own, defaults, chargeCents, embargoDays) => {
  expect(decide(own, defaults)).toEqual({
    kind: 'terms',
    terms: { comment: 'Of the call', chargeCents, embargoDays },
  });
});

test('the comment of a file overrides the default, even if it is empty', () => {
  expect(decide({ adminComment: ' Own ' }, uncharged)).toMatchObject({ terms: { comment: 'Own' } });
  expect(decide({ adminComment: '' }, uncharged)).toMatchObject({ terms: { comment: '' } });
});

test.each<[string, object, DefaultTerms, string, string]>([
  [
    'a charge without payment',
    { requiresPayment: false, chargeAmount: 25 },
    uncharged,
    'requiresPayment',
    CHARGE_WITHOUT_PAYMENT,
  ],
  [
    'a default charge without payment',
    {},
    { ...uncharged, chargeAmount: '25' },
    'requiresPayment',
    CHARGE_WITHOUT_PAYMENT,
  ],
  ['payment without a charge', { requiresPayment: true }, uncharged, 'chargeAmount', 'valid charge'],
  ['payment of zero', { requiresPayment: true, chargeAmount: 0 }, charged, 'chargeAmount', 'valid charge'],
  ['less than the minimum of Stripe', { chargeAmount: 0.49 }, uncharged, 'chargeAmount', 'valid charge'],
  ['a negative charge', { chargeAmount: -5 }, uncharged, 'chargeAmount', 'valid charge'],
  ['three decimals', { chargeAmount: 25.005 }, uncharged, 'chargeAmount', 'valid charge'],
  ['only a decimal point', { chargeAmount: '.' }, uncharged, 'chargeAmount', 'valid charge'],
  ['an exponent', { chargeAmount: '1e3' }, uncharged, 'chargeAmount', 'valid charge'],
  [
    'days without an embargo',
    { embargoEnabled: false, embargoDays: 14 },
    uncharged,
    'embargoEnabled',
    DAYS_WITHOUT_EMBARGO,
  ],
  ['an embargo of no days', { embargoEnabled: true, embargoDays: 0 }, uncharged, 'embargoDays', '1 and 365'],
  ['an embargo of 366 days', { embargoDays: 366 }, uncharged, 'embargoDays', '1 and 365'],
  ['an embargo of negative days', { embargoDays: -1 }, uncharged, 'embargoDays', '1 and 365'],
])('rejects %s', (_, own, defaults, field, message) => {
  expect(decide(own, defaults)).toMatchObject({
    kind: 'refuse',
    field,
    message: expect.stringContaining(message),
  });
});

describe('termsOfAll', () => {
  const all = (files: readonly object[]) =>
    termsOfAll(z.parse(z.array(z.object({ fileId: z.string(), ...ownTerms })), files), uncharged);

  test('returns the terms of each file by id', () => {
    const decision = all([{ fileId: 'a' }, { fileId: 'b', chargeAmount: 25 }, { fileId: 'a' }]);
    expect(decision.kind === 'terms' && [...decision.terms]).toEqual([
      ['a', { comment: 'Of the call', chargeCents: 0, embargoDays: 14 }],
      ['b', { comment: 'Of the call', chargeCents: 2500, embargoDays: 14 }],
    ]);
  });

  test('names the position of the first contradictory or duplicate file', () => {
    const free = { fileId: 'a', requiresPayment: false, chargeAmount: 5 };
    expect(all([{ fileId: 'b' }, free])).toEqual({
      kind: 'refuse',
      field: '1.requiresPayment',
      message: CHARGE_WITHOUT_PAYMENT,
    });
    expect(all([{ fileId: 'a' }, { fileId: 'a', chargeAmount: 25 }])).toEqual({
      kind: 'refuse',
      field: '1',
      message: DUPLICATE_FILE,
    });
  });
});
