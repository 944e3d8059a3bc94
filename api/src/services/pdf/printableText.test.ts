import { expect, it } from 'vitest';
import { printableText } from './printableText.ts';

it.each<[string, string, string]>([
  ['keeps letters of any script', 'Zoë Łukasz 病历 فاتورة', 'Zoë Łukasz 病历 فاتورة'],
  ['replaces line breaks and control characters with spaces', 'a\r\nb\u0000c\u2028d', 'a b c d'],
  ['drops characters that change the reading direction', 'total \u202e00.5$', 'total 00.5$'],
  ['replaces a lone surrogate', 'a\ud800b', 'a\ufffdb'],
  ['combines letters with their marks', 'Zoe\u0308', 'Zoë'],
])('%s', (_, text, expected) => {
  expect(printableText(text)).toBe(expected);
});
