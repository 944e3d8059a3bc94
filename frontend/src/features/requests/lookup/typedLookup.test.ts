import { describe, expect, it } from 'vitest';
import { caretInGroupedCode, groupTypedCode } from './groupTypedCode.ts';
import { addressWithLookup, lookupInAddress, lookupPairOf } from './typedLookup.ts';

describe('groupTypedCode', () => {
  it.each([
    ['', ''],
    ['7k3m9', '7K3M9'],
    ['7k3m9-', '7K3M9'],
    ['7k3m9q', '7K3M9-Q'],
    [' 7K3M9 QX2TB ', '7K3M9-QX2TB'],
    ['7K3M9–QX2TB', '7K3M9-QX2TB'],
  ])('shows %j as %j', (typed, shown) => {
    expect(groupTypedCode(typed)).toBe(shown);
  });

  it.each([
    ['7K3M9Q', 6, 7],
    ['7K3M9QX2TB', 5, 5],
    ['X7K3M9-QX2TB', 1, 1],
  ])('keeps the caret behind the symbol it followed (%j at %i)', (typed, caret, expected) => {
    expect(caretInGroupedCode(typed, caret)).toBe(expected);
  });
});

describe('lookupInAddress', () => {
  it('reads the code from either name', () => {
    const lookup = { orderId: 'A 1', code: '7K3M9-QX2TB' };
    expect(lookupInAddress(new URLSearchParams('orderId=A+1&verificationCode=7k3m9qx2tb'))).toEqual(lookup);
    expect(lookupInAddress(new URLSearchParams('orderId=A+1&verification=7K3M9-QX2TB'))).toEqual(lookup);
  });
});

describe('addressWithLookup', () => {
  it('writes the code under its one name and leaves the rest of the address alone', () => {
    const address = addressWithLookup(new URLSearchParams('verification=OLD&lang=es'), {
      orderId: ' A 1 ',
      code: '7K3M9-QX2TB',
    });
    expect(address.toString()).toBe('lang=es&orderId=A+1&verificationCode=7K3M9-QX2TB');
  });

  it('leaves out what is empty', () => {
    const address = addressWithLookup(new URLSearchParams('orderId=A'), { orderId: ' ', code: '' });
    expect(address.toString()).toBe('');
  });
});

describe('lookupPairOf', () => {
  it('is the same pair however the code was typed', () => {
    const pair = { orderId: 'A', code: '7K3M9-0X1TB' };
    expect(lookupPairOf({ orderId: ' A ', code: '7K3M9-OXITB' })).toEqual(pair);
    expect(lookupPairOf({ orderId: 'A', code: '7k3m90x1tb' })).toEqual(pair);
  });

  it.each([
    ['no order id', { orderId: ' ', code: '7K3M9-QX2TB' }],
    ['a code that is too short', { orderId: 'A', code: '7K3M9-QX2T' }],
    ['a code that is too long', { orderId: 'A', code: '7K3M9-QX2TBB' }],
    ['a symbol that no code has', { orderId: 'A', code: '7K3M9-QX2TU' }],
  ])('is null with %s', (_what, typed) => {
    expect(lookupPairOf(typed)).toBeNull();
  });
});
