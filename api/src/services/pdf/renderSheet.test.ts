import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { aRoot } from '../../domain/testing/aRoot.ts';
import { invoiceSheet } from './payments/invoiceSheet.ts';
import { renderSheet } from './renderSheet.ts';
import { aSentInvoice, aLine } from './testing/aSentInvoice.ts';
import { aPrintContext } from './testing/aPrintContext.ts';

const { resolve } = createRequire(import.meta.url);
const typeface = (name: string) => readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const typefaces = { regular: typeface('DejaVuSans'), bold: typeface('DejaVuSans-Bold') };
const context = await aPrintContext();
const print = (changed: Parameters<typeof aSentInvoice>[0] = {}) =>
  renderSheet(invoiceSheet(aRoot(), aSentInvoice(changed), context), typefaces);
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
  ['letters that the typefaces lack', '病历 😀 \u{10ffff}\u{e000}'],
  ['lone surrogates and control characters', '\ud800\udfff\u0000\u0007\u202e'],
  ['syntax of the format', '(()) \\) endobj << /JS >> %%EOF'],
  ['Arabic and Hebrew', 'فاتورة חשבונית'],
  ['only blanks', ' \t '],
])('renders %s', async (_, text) => {
  const lines = [aLine({ description: text, cnrReason: text, subsections: [text, text] })];
  expect(pagesOf(await print({ lines, number: text }))).toBeGreaterThan(0);
});
