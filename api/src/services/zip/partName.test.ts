import { expect, test } from 'vitest';
import { nameOfPart } from './partName.ts';

const entry = (name: string | Buffer, { isUtf8 = true, unicodePath = '' } = {}) => ({
  fileNameRaw: Buffer.from(name as string),
  generalPurposeBitFlag: isUtf8 ? 0x800 : 0,
  extraFields: unicodePath
    ? [{ id: 0x7075, data: Buffer.concat([Buffer.alloc(5), Buffer.from(unicodePath)]) }]
    : [{ id: 0x5455, data: Buffer.alloc(5) }],
});

test.each([
  ['word/document.xml', 'word/document.xml'],
  ['[Content_Types].xml', '[Content_Types].xml'],
  ['word\\media\\a.png', 'word/media/a.png'],
  ['word/my%20logo.png', 'word/my logo.png'],
  ['word/', 'word/'],
  ['word/100%.png', 'word/100%.png'],
  ['word/año.png', 'word/año.png'],
])('the name of %s is %s', (raw, name) => {
  expect(nameOfPart(entry(raw))).toBe(name);
});

test('a name without the flag is decoded byte by byte', () => {
  expect(nameOfPart(entry('a.exé', { isUtf8: false }))).toBe('a.ex\u00c3\u00a9');
});

test('another name in an extra field is refused', () => {
  expect(nameOfPart(entry('a.js', { unicodePath: 'a.txt' }))).toBeNull();
  expect(nameOfPart(entry('a.js', { unicodePath: 'a.js' }))).toBe('a.js');
});

const encoded = [...'AZaz09.-_~/\\'].map(
  (letter) => `a%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
);

test.each([
  ...encoded,
  ...encoded.map((name) => name.toUpperCase()),
  '',
  'a.',
  'a ',
  ' a',
  'a./b',
  'a /b',
  'a//b',
  'a//',
  '.',
  './a',
  'a/../b',
  '/a',
  'C:/a',
  'C:\\a',
  'a%20',
  'a%2561',
  'a\u0000b',
  'a%00b',
  'a\n',
  '\ufeff',
])('the name %j is refused', (raw) => {
  expect(nameOfPart(entry(raw))).toBeNull();
});

test('a name that is no UTF-8 is refused', () => {
  expect(nameOfPart(entry(Buffer.from([0x61, 0xff])))).toBeNull();
});
