import { describe, expect, test } from 'vitest';
import { callerAddress } from './callerAddress.ts';

describe('behind one proxy', () => {
  test.each<[forwardedFor: string | null, address: string]>([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51823', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7:4000', '203.0.113.7'],
    ['1.1.1.1,2.2.2.2,3.3.3.3,203.0.113.7', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::1', '::1'],
    ['127.0.0.1, 2001:db8::1', '2001:db8::1'],
    ['1.1.1.1,', 'unknown'],
    ['', 'unknown'],
    [',', 'unknown'],
    [null, 'unknown'],
  ])('callerAddress of %j is %s', (forwardedFor, address) => {
    expect(callerAddress(forwardedFor, 1)).toBe(address);
  });

  test('ignores entries that the browser sent', () => {
    const forged = ['1.1.1.1', '[::1]:1', ',,,', '203.0.113.8, 203.0.113.9', '"x"', '<script>'];
    expect(new Set(forged.map((hops) => callerAddress(`${hops}, 203.0.113.7:5`, 1)))).toEqual(
      new Set(['203.0.113.7']),
    );
  });
});

describe('behind two proxies', () => {
  test.each([
    ['203.0.113.7, 10.0.0.1', '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7:9, 10.0.0.1:80', '203.0.113.7'],
    ['1.1.1.1, [2001:db8::1]:9, 10.0.0.1', '2001:db8::1'],
    ['203.0.113.7', '203.0.113.7'],
  ])('callerAddress of %s is %s', (forwardedFor, address) => {
    expect(callerAddress(forwardedFor, 2)).toBe(address);
  });
});
