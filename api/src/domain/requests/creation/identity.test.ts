import { orderId } from '@portal/contract/requests/schemas/whoIsSubmitting.ts';
import { describe, expect, test } from 'vitest';
import { lookupKey, normalizeOrderId } from './identity.ts';
import * as z from 'zod/mini';

const CODE = '7K3M9QX2TB';

describe('normalizeOrderId', () => {
  test.each(['ORD 1', ' ord 1 ', 'Ord  1', 'ord\t1', 'ord\u00a01', 'ＯＲＤ 1'])(
    'treats "%s" as the same order id',
    (typed) => {
      expect(normalizeOrderId(typed)).toBe('ord 1');
    },
  );

  test.each([
    'ORD\u00071',
    'ORD\r\n1',
    'ORD\u20281',
    '\u0000ORD\u0085 1\u001f',
    'ORD\u202e \u200f1',
    'ＯＲＤ\u007f1',
  ])('treats %j as the field does', (typed) => {
    expect(normalizeOrderId(typed)).toBe('ord 1');
    expect(normalizeOrderId(z.parse(orderId, typed))).toBe('ord 1');
  });

  test.each(['ORD1', 'ORD-1', 'ORD 10', '0RD 1'])('treats "%s" as another order id', (typed) => {
    expect(normalizeOrderId(typed)).not.toBe('ord 1');
  });
});

describe('lookupKey', () => {
  test('is the same for every way to type order id and code', () => {
    const typed = ['7k3m9-qx2tb', ' 7K3M9 QX2TB ', '7K3M9QX2TB'].flatMap((code) =>
      ['ord-1', ' ORD-1 '].map((orderId) => lookupKey(orderId, code)),
    );
    expect(new Set(typed).size).toBe(1);
  });

  test('differs if the order id or the code differs', () => {
    const keys = [lookupKey('A', CODE), lookupKey('B', CODE), lookupKey('A', '7K3M9QX2TC')];
    expect(new Set(keys).size).toBe(3);
  });

  test('does not accept a part of the order id in the code', () => {
    expect(lookupKey('12', `34|${CODE}`)).not.toBe(lookupKey('12|34', CODE));
    expect(lookupKey('12', `|${CODE}`)).not.toBe(lookupKey('12|', CODE));
  });
});
