import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it, test } from 'vitest';
import { aRequest } from '../../../domain/testing/aRequest.ts';
import { letterOf } from './letter.ts';
import { renderLetter } from './renderLetter.ts';
import { aPrintContext } from '../testing/aPrintContext.ts';
import { compactText } from '../testing/compactText.ts';

const { resolve } = createRequire(import.meta.url);
const typeface = (name: string) => readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const typefaces = { regular: typeface('DejaVuSans'), bold: typeface('DejaVuSans-Bold') };
const support = { phone: '(800) 555-0199', email: 'help@portal.example', hours: '' };
/** The evening before in New York. */
const now = new Date('2026-03-12T03:00:00.000Z');

async function aLetter(
  text: string,
  {
    language = 'en',
    ...fields
  }: Partial<ReturnType<typeof aRequest>['fields']> & { language?: 'en' | 'es' } = {},
) {
  const request = aRequest({ language, fields: { ...aRequest().fields, orderId: 'SUB/7714', ...fields } });
  return letterOf(request, text, { ...(await aPrintContext(language)), support }, now);
}

const print = async (text: string) => renderLetter(await aLetter(text), typefaces);

const countOf = (pdf: Buffer, pattern: RegExp) => pdf.toString('latin1').match(pattern)?.length ?? 0;
const pagesOf = (pdf: Buffer) => countOf(pdf, /\/Type \/Page\b(?!s)/g);
const paragraphsOf = (pdf: Buffer) => countOf(pdf, /\/S \/P\b/g);

describe('a letter', () => {
  it('has the sender, the day in the sender’s time zone, the addressee, and the paragraphs of the text', async () => {
    const office = { service: 'Copy Co', name: 'Copy Co - Ohio', address: '1 Main St, Ohio' };
    const fields = { attorneyName: 'Dana Lee', firmName: 'Lee LLP', copyServiceOffice: office };
    const text = 'Fees\r\n\r\nDear <b>Dana</b>,\nthe fee\n \n\nis due.';
    expect(await aLetter(text, { ...fields, facilityName: 'St. Mary' })).toMatchObject({
      title: 'Letter about order SUB/7714',
      fileName: 'Letter SUB/7714 2026-03-11.pdf',
      sender: {
        name: 'Records & Co',
        contact: 'portal.example\u00a0· (800) 555-0199\u00a0· help@portal.example',
      },
      date: 'March 11, 2026',
      addressee: ['Dana Lee', 'Lee LLP', 'Copy Co - Ohio', '1 Main St, Ohio'],
      subject: 'Re: order SUB/7714',
      facility: 'Facility: St. Mary',
      paragraphs: [['Fees'], ['Dear <b>Dana</b>,', 'the fee'], ['is due.']],
      closing: 'Records & Co',
    });
  });

  it('is in the language of the request', async () => {
    expect(await aLetter('Hola', { language: 'es' })).toMatchObject({
      language: 'es',
      title: 'Carta sobre la orden SUB/7714',
      date: '11 de marzo de 2026',
    });
  });

  it('closes with the sender’s name once, and names nobody of an internal request twice', async () => {
    const fields = {
      attorneyName: 'Dana Lee',
      firmName: 'Internal',
      copyServiceName: 'Internal',
      facilityName: '',
    };
    expect(await aLetter('Thank you.\n\nRecords & Co', fields)).toMatchObject({
      addressee: ['Dana Lee'],
      facility: '',
      paragraphs: [['Thank you.']],
    });
  });

  it('is a tagged document with a title, a language, a heading and a paragraph for each one of the text', async () => {
    const pdf = await print('One\n\nTwo\n\nThree');
    const source = pdf.toString('latin1');
    for (const part of [
      '/Marked true',
      '/DisplayDocTitle true',
      '/Lang (en-US)',
      '(Letter about order SUB/7714)',
    ])
      expect(source).toContain(part);
    expect(countOf(pdf, /\/S \/H1\b/g)).toBe(1);
    expect(paragraphsOf(pdf) - paragraphsOf(await print('One'))).toBe(2);
  });

  it('has the same bytes for the same text and day', async () => {
    expect((await print('One')).equals(await print('One'))).toBe(true);
  });

  it.each([
    ['a short text', 'One', 1],
    ['the longest text', `${'word '.repeat(999)}end`, 2],
    ['5,000 characters without a space', 'x'.repeat(5000), 2],
    ['as many paragraphs as fit', 'x\n\n'.repeat(1600).trim(), 60],
  ])('breaks %s across pages', async (_, text, pages) => {
    expect(pagesOf(await print(text))).toBeGreaterThanOrEqual(pages);
  });

  test.each([
    ['markup and syntax of the format', '<img src=x onerror=alert(1)> (()) \\) endobj << /JS >> %%EOF'],
    ['accents, Greek, Cyrillic, currencies and typographic marks', 'Zoe\u0308 ñ œ Ω Ж € £ “a” – — … • ✓'],
    [
      'control characters, direction changes and lone surrogates',
      'a\u0000\u0007\t\u202eb\u200d\ufe0f \ud800',
    ],
  ])('prints %s', async (_, text) => {
    expect(pagesOf(await print(text))).toBe(1);
  });

  const office = { service: 'Copy Co', name: 'Copy Co 🏥', address: '1 Main St' };
  test.each([
    ['the text', 'Hello 🏥', {}],
    ['the name of the attorney', 'Hello', { attorneyName: 'Dana 🏥' }],
    ['the office of the copy service', 'Hello', { copyServiceOffice: office }],
    ['the order ID', 'Hello', { orderId: '🏥-1' }],
  ])('is printed with a box and a note for what no typeface has in %s', async (_, text, fields) => {
    const printed = await compactText(await renderLetter(await aLetter(text, fields), typefaces));
    expect(printed).toContain('□standsforacharacterthatcan’tbeprinted.Theportalshowsit.');
    expect(printed.match(/□/g)!.length).toBeGreaterThan(1);
  });

  it('names what is not printed in the language of the request', async () => {
    const letter = await aLetter('Hola 🏥', { language: 'es' });
    expect(await compactText(await renderLetter(letter, typefaces))).toContain(
      '□representauncarácterquenosepuedeimprimir.Elportallomuestra.',
    );
  });

  it('has no note if all of it is printed', async () => {
    expect(await compactText(await print('Hello 病历 שלום مرحبا สวัสดี नमस्ते'))).not.toContain('□');
  });
});
