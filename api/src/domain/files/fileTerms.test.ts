import { ownTerms } from '@portal/contract/files/schemas/fileRelease.ts';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import {
  CHARGE_WITHOUT_PAYMENT,
  DAYS_WITHOUT_EMBARGO,
  type DefaultTerms,
  fileTerms,
  NAMED_TWICE,
  termsOfAll,
} from './fileTerms.ts';

const silent: DefaultTerms = {
  comment: 'Of the call',
  requiresPayment: false,
  chargeAmount: '',
  embargoEnabled: true,
  embargoDays: 14,
};
const charged: DefaultTerms = { ...silent, requiresPayment: true, chargeAmount: '10' };
const open: DefaultTerms = { ...silent, embargoEnabled: false };

const decide = (own: object, defaults: DefaultTerms) => fileTerms(z.parse(z.object(ownTerms), own), defaults);

test.each<[string, object, DefaultTerms, number, number | null]>([
  ['nothing: as the call says', {}, silent, 0, 14],
  ['nothing: as the call charges', {}, charged, 1000, 14],
  ['the documented record of a charged file', { requiresPayment: true, chargeAmount: 25 }, silent, 2500, 14],
  ['another amount than the call', { requiresPayment: true, chargeAmount: 25.5 }, charged, 2550, 14],
  ['an amount as typed', { requiresPayment: true, chargeAmount: '19.99' }, silent, 1999, 14],
  ['an amount alone', { chargeAmount: 25 }, silent, 2500, 14],
  ['that it is charged, in the amount of the call', { requiresPayment: true }, charged, 1000, 14],
  ['that it is free, as documented', { requiresPayment: false, chargeAmount: 0 }, charged, 0, 14],
  ['that it is free', { requiresPayment: false }, charged, 0, 14],
  ['an amount of zero alone', { chargeAmount: 0 }, charged, 0, 14],
  ['an empty amount', { chargeAmount: '' }, charged, 1000, 14],
  ['null for what it does not say', { requiresPayment: null, chargeAmount: null }, charged, 1000, 14],
  ['an embargo', { embargoEnabled: true, embargoDays: 7 }, open, 0, 7],
  ['days alone', { embargoDays: 7 }, open, 0, 7],
  ['an embargo of the days of the call', { embargoEnabled: true }, open, 0, 14],
  ['no embargo, as documented', { embargoEnabled: false, embargoDays: 0 }, silent, 0, null],
  ['no embargo', { embargoEnabled: false }, silent, 0, null],
  ['no days alone', { embargoDays: 0 }, silent, 0, null],
])('a file that says %s', (_, own, defaults, chargeCents, embargoDays) => {
  expect(decide(own, defaults)).toEqual({
    kind: 'terms',
    terms: { comment: 'Of the call', chargeCents, embargoDays },
  });
});

test('a comment of its own comes before that of the call, also an empty one', () => {
  expect(decide({ adminComment: ' Own ' }, silent)).toMatchObject({ terms: { comment: 'Own' } });
  expect(decide({ adminComment: '' }, silent)).toMatchObject({ terms: { comment: '' } });
});

test.each<[string, object, DefaultTerms, string, string]>([
  [
    'a charge without payment',
    { requiresPayment: false, chargeAmount: 25 },
    silent,
    'requiresPayment',
    CHARGE_WITHOUT_PAYMENT,
  ],
  [
    'a charge of the call that asks for no payment',
    {},
    { ...silent, chargeAmount: '25' },
    'requiresPayment',
    CHARGE_WITHOUT_PAYMENT,
  ],
  ['payment without a charge', { requiresPayment: true }, silent, 'chargeAmount', 'valid charge'],
  ['payment of zero', { requiresPayment: true, chargeAmount: 0 }, charged, 'chargeAmount', 'valid charge'],
  ['less than Stripe takes', { chargeAmount: 0.49 }, silent, 'chargeAmount', 'valid charge'],
  ['a negative charge', { chargeAmount: -5 }, silent, 'chargeAmount', 'valid charge'],
  ['three decimals', { chargeAmount: 25.005 }, silent, 'chargeAmount', 'valid charge'],
  ['a lone point', { chargeAmount: '.' }, silent, 'chargeAmount', 'valid charge'],
  ['an exponent', { chargeAmount: '1e3' }, silent, 'chargeAmount', 'valid charge'],
  [
    'days without an embargo',
    { embargoEnabled: false, embargoDays: 14 },
    silent,
    'embargoEnabled',
    DAYS_WITHOUT_EMBARGO,
  ],
  ['an embargo of no days', { embargoEnabled: true, embargoDays: 0 }, silent, 'embargoDays', '1 and 365'],
  ['an embargo of 366 days', { embargoDays: 366 }, silent, 'embargoDays', '1 and 365'],
  ['an embargo of negative days', { embargoDays: -1 }, silent, 'embargoDays', '1 and 365'],
])('%s is refused', (_, own, defaults, field, message) => {
  expect(decide(own, defaults)).toMatchObject({
    kind: 'refuse',
    field,
    message: expect.stringContaining(message),
  });
});

describe('the terms of files that are released together', () => {
  const all = (files: readonly object[]) =>
    termsOfAll(z.parse(z.array(z.object({ fileId: z.string(), ...ownTerms })), files), silent);

  test('are those of each, by file', () => {
    const decision = all([{ fileId: 'a' }, { fileId: 'b', chargeAmount: 25 }, { fileId: 'a' }]);
    expect(decision.kind === 'terms' && [...decision.terms]).toEqual([
      ['a', { comment: 'Of the call', chargeCents: 0, embargoDays: 14 }],
      ['b', { comment: 'Of the call', chargeCents: 2500, embargoDays: 14 }],
    ]);
  });

  test('name the place of the first that contradicts itself, or another one', () => {
    const free = { fileId: 'a', requiresPayment: false, chargeAmount: 5 };
    expect(all([{ fileId: 'b' }, free])).toEqual({
      kind: 'refuse',
      field: '1.requiresPayment',
      message: CHARGE_WITHOUT_PAYMENT,
    });
    expect(all([{ fileId: 'a' }, { fileId: 'a', chargeAmount: 25 }])).toEqual({
      kind: 'refuse',
      field: '1',
      message: NAMED_TWICE,
    });
  });
});
