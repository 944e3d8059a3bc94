import { describe, expect, test } from 'vitest';
import { lookupKey, normalizeOrderId } from './identity.ts';

const CODE = '7K3M9QX2TB';

describe('the same order id', () => {
  test.each(['ORD 1', ' ord 1 ', 'Ord  1', 'ord\t1', 'ord\u00a01', 'ＯＲＤ 1'])(
    'may be typed "%s"',
    (typed) => {
      expect(normalizeOrderId(typed)).toBe('ord 1');
    },
  );

  test.each(['ORD1', 'ORD-1', 'ORD 10', '0RD 1'])('is not "%s"', (typed) => {
    expect(normalizeOrderId(typed)).not.toBe('ord 1');
  });
});

describe('lookupKey', () => {
  test('does not mind how order id and code are typed', () => {
    const typed = ['7k3m9-qx2tb', ' 7K3M9 QX2TB ', '7K3M9QX2TB'].flatMap((code) =>
      ['ord-1', ' ORD-1 '].map((orderId) => lookupKey(orderId, code)),
    );
    expect(new Set(typed).size).toBe(1);
  });

  test('tells requests apart by either part', () => {
    const keys = [lookupKey('A', CODE), lookupKey('B', CODE), lookupKey('A', '7K3M9QX2TC')];
    expect(new Set(keys).size).toBe(3);
  });

  test('lets nobody give part of an order id as code, past the count of wrong codes', () => {
    expect(lookupKey('12', `34|${CODE}`)).not.toBe(lookupKey('12|34', CODE));
    expect(lookupKey('12', `|${CODE}`)).not.toBe(lookupKey('12|', CODE));
  });
});
