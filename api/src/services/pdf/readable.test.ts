import { expect, it } from 'vitest';
import { readable } from './readable.ts';

it.each<[string, string, string]>([
  ['keeps letters of any script', 'Zoë Łukasz 病历 فاتورة', 'Zoë Łukasz 病历 فاتورة'],
  ['takes breaks and controls as blanks', 'a\r\nb\u0000c\u2028d', 'a b c d'],
  ['drops what turns the reading direction', 'total \u202e00.5$', 'total 00.5$'],
  ['replaces half a character', 'a\ud800b', 'a\ufffdb'],
  ['puts letters and their marks together', 'Zoe\u0308', 'Zoë'],
])('%s', (_, text, expected) => {
  expect(readable(text)).toBe(expected);
});
