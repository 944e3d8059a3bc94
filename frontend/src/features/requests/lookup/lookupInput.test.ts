import { describe, expect, it } from 'vitest';
import { caretInGroupedCode, groupTypedCode } from './groupTypedCode.ts';
import { withLookupParams, readLookupParams, lookupPairOf } from './lookupInput.ts';

describe('groupTypedCode', () => {
  it.each([
    ['', ''],
    ['7k3m9', '7K3M9'],
    ['7k3m9-', '7K3M9'],
    ['7k3m9q', '7K3M9-Q'],
    [' 7K3M9 QX2TB ', '7K3M9-QX2TB'],
    ['7K3M9–QX2TB', '7K3M9-QX2TB'],
  ])('formats %j as %j', (typed, shown) => {
    expect(groupTypedCode(typed)).toBe(shown);
  });

  it.each([
    ['7K3M9Q', 6, 7],
    ['7K3M9QX2TB', 5, 5],
    ['X7K3M9-QX2TB', 1, 1],
  ])('keeps the caret after the same symbol (%j at %i)', (typed, caret, expected) => {
    expect(caretInGroupedCode(typed, caret)).toBe(expected);
  });
});

describe('readLookupParams', () => {
  it('reads the code from both parameter names', () => {
    const lookup = { orderId: 'A 1', code: '7K3M9-QX2TB' };
    expect(readLookupParams(new URLSearchParams('orderId=A+1&verificationCode=7k3m9qx2tb'))).toEqual(lookup);
    expect(readLookupParams(new URLSearchParams('orderId=A+1&verification=7K3M9-QX2TB'))).toEqual(lookup);
  });
});

describe('withLookupParams', () => {
  it('writes verificationCode and keeps other parameters', () => {
    const address = withLookupParams(new URLSearchParams('verification=OLD&lang=es'), {
      orderId: ' A 1 ',
      code: '7K3M9-QX2TB',
    });
    expect(address.toString()).toBe('lang=es&orderId=A+1&verificationCode=7K3M9-QX2TB');
  });

  it('omits empty values', () => {
    const address = withLookupParams(new URLSearchParams('orderId=A'), { orderId: ' ', code: '' });
    expect(address.toString()).toBe('');
  });
});

describe('lookupPairOf', () => {
  it('returns the same pair for any spelling of the code', () => {
    const pair = { orderId: 'A', code: '7K3M9-0X1TB' };
    expect(lookupPairOf({ orderId: ' A ', code: '7K3M9-OXITB' })).toEqual(pair);
    expect(lookupPairOf({ orderId: 'A', code: '7k3m90x1tb' })).toEqual(pair);
  });

  it.each([
    ['no order id', { orderId: ' ', code: '7K3M9-QX2TB' }],
    ['a code that is too short', { orderId: 'A', code: '7K3M9-QX2T' }],
    ['a code that is too long', { orderId: 'A', code: '7K3M9-QX2TBB' }],
    ['an invalid symbol', { orderId: 'A', code: '7K3M9-QX2TU' }],
  ])('returns null for %s', (_case, typed) => {
    expect(lookupPairOf(typed)).toBeNull();
  });
});
