import { expect, test } from 'vitest';
import { siteNetworkOf } from './siteNetwork.ts';

test.each([
  ['2001:db8:1:2::/64', { site: '2001:db8:1:0::/56', part: '02' }],
  ['2001:db8:1:ff::/64', { site: '2001:db8:1:0::/56', part: 'ff' }],
  ['2001:db8:1:100::/64', { site: '2001:db8:1:100::/56', part: '00' }],
  ['2001:db8:1:abcd::/64', { site: '2001:db8:1:ab00::/56', part: 'cd' }],
  ['2001:db8:2:abcd::/64', { site: '2001:db8:2:ab00::/56', part: 'cd' }],
  ['0:0:0:0::/64', { site: '0:0:0:0::/56', part: '00' }],
  ['203.0.113.7', null],
  ['unknown', null],
  ['usr_abcdefghijklmnopqrstuvwxyz', null],
  ['2001:db8:1:2::1', null],
])('siteNetworkOf %s', (network, expected) => {
  expect(siteNetworkOf(network)).toEqual(expected);
});
