import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { aRequest } from '../../domain/testing/aRequest.ts';
import { invoiceSheet } from './payments/invoiceSheet.ts';
import { renderSheet } from './renderSheet.ts';
import { aSentInvoice, aLine } from './testing/aSentInvoice.ts';
import { aPrintContext } from './testing/aPrintContext.ts';
import { compactText } from './testing/compactText.ts';

const { resolve } = createRequire(import.meta.url);
const typeface = (name: string) => readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const typefaces = { regular: typeface('DejaVuSans'), bold: typeface('DejaVuSans-Bold') };
const context = await aPrintContext();
const print = (changed: Parameters<typeof aSentInvoice>[0] = {}) =>
  renderSheet(invoiceSheet(aRequest(), aSentInvoice(changed), context), typefaces);
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

it('prints the same bytes for the same invoice', async () => {
  expect((await print()).equals(await print())).toBe(true);
});

it('renders a tagged document with a title and a language', async () => {
  const pdf = (await print()).toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/DisplayDocTitle true');
  expect(pdf).toContain('/Lang (en-US)');
  expect(pdf).toContain('(Invoice INV-2026-000042)');
});

it('breaks sixty lines with twenty subsections across pages', async () => {
  const subsections = Array.from({ length: 20 }, (_, index) => `Section ${index + 1}`);
  const lines = Array.from({ length: 60 }, () => aLine({ subsections }));
  expect(pagesOf(await print())).toBe(1);
  expect(pagesOf(await print({ lines }))).toBeGreaterThan(5);
});

it.each([
  ['a very long word', 'x'.repeat(500)],
  ['letters that the typefaces lack', '🧠 \u{10ffff}\u{e000}'],
  ['lone surrogates and control characters', '\ud800\udfff\u0000\u0007\u202e'],
  ['syntax of the format', '(()) \\) endobj << /JS >> %%EOF'],
  ['Arabic and Hebrew', 'فاتورة חשבונית'],
  ['only blanks', ' \t '],
])('renders %s', async (_, text) => {
  const lines = [aLine({ description: text, cnrReason: text, subsections: [text, text] })];
  expect(pagesOf(await print({ lines, number: text }))).toBeGreaterThan(0);
});

/** As readers find them: without the spaces, and text from the right in the order in which it is read. */
it.each([
  ['Hebrew', 'ישראל כהן'],
  ['Arabic', 'محمد عبد الرحمن الأحمد'],
  ['Persian', 'پروین کیانی'],
  ['simplified Chinese', '张伟 病历'],
  ['traditional Chinese', '陳怡君 歐陽靖'],
  ['Japanese', '渡邊サラ ひろし'],
  ['Korean', '김민준 (金民俊)'],
  ['Thai', 'สมชาย ศรีสุดา'],
  ['Devanagari', 'राम शर्मा'],
  ['Bengali', 'রহমান'],
  ['Tamil', 'முத்து'],
  ['Amharic', 'ተስፋዬ'],
  ['Vietnamese', 'Nguyễn Thị Hường Đặng'],
  ['Greek', 'Γεώργιος'],
  ['Cyrillic', 'Юлія Щербак'],
  ['Armenian and Georgian', 'Հայկ გიორგი'],
])('prints names in %s everywhere', async (_, name) => {
  const lines = [aLine({ description: name, cnrReason: name, subsections: [name] })];
  const request = aRequest({
    fields: { ...aRequest().fields, orderId: name, firmName: name, facilityName: name },
  });
  const sheet = invoiceSheet(request, aSentInvoice({ lines, number: name }), { ...context, brandName: name });
  const text = await compactText(await renderSheet(sheet, typefaces));
  const compact = name.replaceAll(' ', '');
  expect(text.split(compact).length - 1).toBeGreaterThanOrEqual(9);
  expect(text).not.toContain('□');
});

it('reads no font of a script for Latin text', async () => {
  const latin = await print();
  const lines = [aLine({ description: '张' })];
  const fontsOf = (pdf: Buffer) => new Set(pdf.toString('latin1').match(/\/FontName \/\S+/g)).size;
  expect(fontsOf(latin)).toBe(2);
  expect(fontsOf(await print({ lines }))).toBe(3);
});

/** What draws the pages. */
function drawnIn(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/\/FlateDecode\s*>>\s*stream\r?\n([^]*?)\r?\nendstream/g);
  return [...streams]
    .map(([, data]) => inflateSync(Buffer.from(data!, 'latin1')).toString('latin1'))
    .join('\n');
}

it.each([
  ['a vowel that stands before its consonant', 'कि', true],
  ['two glyphs for one letter', 'คำ', true],
  ['an emoji without a typeface', '🧠', true],
  ['Latin text', 'Copies', false],
  ['Chinese text', '病历', false],
  ['text from the right, which readers reorder by themselves', 'שלום', false],
])('tells readers the text of a line with %s: %#', async (_, description, isTold) => {
  const drawn = drawnIn(await print({ lines: [aLine({ description })] }));
  expect(drawn).toContain('TJ');
  expect(drawn.includes('/ActualText')).toBe(isTold);
});
