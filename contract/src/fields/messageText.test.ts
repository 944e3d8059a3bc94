import { describe, expect, test } from 'vitest';
import {
  isChangedInMessages,
  isPlainIdentifier,
  MESSAGE_TEXT_CHARACTERS,
  messageText,
} from './messageText.ts';

describe('messageText', () => {
  test.each([
    ['an order ID', 'ORD-2026/0042_b #7', 'ORD-2026/0042_b #7'],
    ['letters of any script', 'Ñandú 注文 заказ طلب हिन्दी', 'Ñandú 注文 заказ طلب हिन्दी'],
    ['a decomposed letter, composed', 'Cafe\u0301', 'Café'],
    ['a bare host name', 'evil.example', 'evil example'],
    ['a URL', 'https://evil.example/pay?now=1', 'https //evil example/pay now 1'],
    ['an email address', 'help@evil.example', 'help evil example'],
    ['dots of other scripts', 'evil。example．com․org｡net', 'evil example com org net'],
    ['line breaks and control characters', 'a\r\nBcc: b\u0000\tc', 'a Bcc b c'],
    ['invisible characters and directions', 'a\u200bb\u202ec\u3164d\u00ade\ufeff', 'a b c d e'],
    ['markup and placeholders', '<b>{{link}}</b> & "x"', 'b link /b x'],
    ['an emoji', 'a💥b', 'a b'],
    ['a text without letters', '...', '-'],
    ['an empty text', '', '-'],
  ])('prints %s', (_, text, printed) => {
    expect(messageText(text)).toBe(printed);
  });

  test('has at most 40 characters, does not split a letter, and does not end with a space', () => {
    expect(messageText('a'.repeat(100))).toBe('a'.repeat(MESSAGE_TEXT_CHARACTERS));
    expect(messageText('𠮷'.repeat(100))).toBe('𠮷'.repeat(MESSAGE_TEXT_CHARACTERS));
    expect(messageText(`${'a'.repeat(39)} bcd`)).toBe('a'.repeat(39));
  });

  test('changes nothing the second time', () => {
    for (const text of ['https://evil.example', 'x'.repeat(80), '...', 'ORD-1', `${'ab '.repeat(40)}`])
      expect(messageText(messageText(text))).toBe(messageText(text));
  });
});

test.each([
  ['ORD-1', false, true],
  [' ORD-1 ', false, true],
  ['ORD 1', false, false],
  ['ORD.1', true, false],
  ['x'.repeat(40), false, true],
  ['x'.repeat(41), true, false],
])('%j is changed in messages: %s, plain identifier: %s', (text, isChanged, isPlain) => {
  expect(isChangedInMessages(text)).toBe(isChanged);
  expect(isPlainIdentifier(text)).toBe(isPlain);
});
