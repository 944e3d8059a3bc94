import { expect, it } from 'vitest';
import { printableText, UNPRINTED } from './printableText.ts';

it.each<[string, string, string]>([
  ['keeps letters of any script', 'Zoë Łukasz 病历 فاتورة', 'Zoë Łukasz 病历 فاتورة'],
  ['replaces line breaks and control characters with spaces', 'a\r\nb\u0000c\u2028d', 'a b c d'],
  ['drops characters that change the reading direction', 'total \u202e00.5$ \u2067\u200f', 'total 00.5$ '],
  ['drops what shows nothing', 'a\ufe0f\u00ad\u{e0041}b', 'ab'],
  ['keeps the joiners that words of some languages have', 'می\u200cشود ක්\u200dෂ', 'می\u200cشود ක්\u200dෂ'],
  ['replaces a lone surrogate', 'a\ud800b', 'a\ufffdb'],
  ['combines letters with their marks', 'Zoe\u0308', 'Zoë'],
  ['spells a sign whose letters the font draws over each other', '500 ﷼', '500 ریال'],
  [
    'keeps the letters below each other of words',
    'ဗုဒ္ဓ သင်္ဘော ဒုက္ခ ស្ត្រី ក្សត្រិយ៍',
    'ဗုဒ္ဓ သင်္ဘော ဒုက္ခ ស្ត្រី ក្សត្រិយ៍'.normalize('NFC'),
  ],
  ['keeps the marks of words', 'yɛ̀̃ מִּ֔צְוָה اللَّٰه မြို့ ស្ត្រី น้ำที่', 'yɛ̀̃ מִּ֔צְוָה اللَّٰه မြို့ ស្ត្រី น้ำที่'.normalize('NFC')],
])('%s', (_, text, expected) => {
  expect(printableText(text)).toBe(expected);
});

it.each<[string, string, string]>([
  ['accents', `Z${'\u0334'.repeat(300)}a`, `Z\u0334\u0334${UNPRINTED}a`],
  ['accents between joiners', `Z${'\u0334\u200d'.repeat(300)}a`, `Z\u0334\u200d\u0334\u200d${UNPRINTED}a`],
  ['accents without a letter', '\u0301'.repeat(300), `\u0301\u0301${UNPRINTED}`],
  ['Thai marks', `ก${'\u0e49'.repeat(300)}า`, `ก${'\u0e49'.repeat(3)}${UNPRINTED}า`],
  ['marks of a script', `ب${'\u064e'.repeat(300)} ب`, `ب${'\u064e'.repeat(6)}${UNPRINTED} ب`],
])('replaces all but a few %s on a letter', (_, text, expected) => {
  expect(printableText(text)).toBe(expected);
});

it.each<[string, string]>([
  ['Burmese', 'က\u1039'],
  ['Burmese with marks', 'က\u103b\u1039'],
  ['Khmer', 'ក\u17d2'],
])('has at most two letters below each other in %s', (_, letter) => {
  const [base, stacker] = [letter.slice(0, -1), letter.at(-1)!];
  const stack = base + stacker + base + stacker + base + UNPRINTED;
  expect(printableText(letter.repeat(6) + base)).toBe(stack.repeat(2) + base);
});
