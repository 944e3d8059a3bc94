import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { Typesetter, widthOf } from './typesetter.ts';

const { resolve } = createRequire(import.meta.url);
const typeface = (name: string) => readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const typefaces = { regular: typeface('DejaVuSans'), bold: typeface('DejaVuSans-Bold') };
const open = () => Typesetter.open(typefaces);
const PROSE = { weight: 'regular', size: 10, base: 'auto' } as const;

/** What the glyphs of a text show, and in which fonts, from left to right. */
async function runsOf(text: string): Promise<string[]> {
  const typesetter = await open();
  return typesetter
    .glyphsOf(typesetter.line(text, 'regular'))
    .map((run) => `${run.typeface.name}: ${run.glyphs.map(({ characters }) => characters).join('')}`);
}

describe('the typesetter', () => {
  it.each<[string, string, string[]]>([
    ['Latin text', 'Zoë 12', ['regular: Zoë 12']],
    [
      'a label, a Hebrew name and a number',
      'Name: כהן 12',
      ['regular: Name: ', 'regular: 12', 'regular:  ןהכ'],
    ],
    ['a mirrored bracket', 'כהן (a)', ['regular: )', 'regular: a', 'regular: ( ןהכ']],
    ['Arabic in the main typeface', 'علي', ['regular: يلع']],
    [
      'Urdu, whose letters the main typeface lacks',
      'ہارون علی',
      ['arabic.ttf: یلع', 'regular:  ', 'arabic.ttf: نوراہ'],
    ],
    ['Thai', 'a ไทย', ['regular: a ', 'thai.ttf: ไทย']],
  ])('places %s', async (_, text, runs) => {
    expect(await runsOf(text)).toEqual(runs);
  });

  it('joins Arabic letters', async () => {
    const typesetter = await open();
    const idsOf = (text: string) =>
      typesetter
        .glyphsOf(typesetter.line(text, 'regular'))
        .flatMap(({ glyphs }) => glyphs.map(({ id }) => id));
    const [alone] = idsOf('ب');
    const joined = idsOf('ببب');
    expect(new Set([...joined, alone]).size).toBe(4);
  });

  it('places the vowel before its consonant in Devanagari, and marks above in Thai', async () => {
    expect((await runsOf('कि'))[0]).not.toBe('devanagari.ttf: क');
    const typesetter = await open();
    const [run] = typesetter.glyphsOf(typesetter.line('กี่', 'regular'));
    expect(run!.glyphs.map(({ advance }) => advance > 0)).toEqual([true, false, false]);
  });

  it.each([
    ['に張', /^jp-/],
    ['張', /^sc-/],
    ['한', /^kr-/],
  ])('prints %s with the font of its language', async (text, font) => {
    for (const run of await runsOf(text)) expect(run).toMatch(font);
  });

  it('prints a box for what no typeface has, once for a letter with its marks', async () => {
    const typesetter = await open();
    const line = typesetter.line('a 👩‍👩‍👧 \u{e000}\u{10ffff}', 'regular');
    expect(typesetter.hasUnprinted).toBe(true);
    const shown = typesetter
      .glyphsOf(line)
      .flatMap(({ glyphs }) => glyphs.map(({ characters }) => characters));
    expect(shown.join('')).toBe('a □ □□');
  });

  it('does not take a box of the text for one of its own', async () => {
    const typesetter = await open();
    typesetter.line('□ a', 'regular');
    expect(typesetter.hasUnprinted).toBe(false);
  });

  it('does not take other bytes for a typeface', async () => {
    const broken = Typesetter.open({ ...typefaces, bold: Buffer.from('/DejaVuSans-Bold.ttf') });
    await expect(broken).rejects.toThrow('The typeface bold cannot be read');
  });

  it('names the letters that cannot be printed, each once', async () => {
    expect((await open()).unprintable('a 🧠 病 🧠 👩‍👩‍👧 שלום')).toEqual(['🧠', '👩‍👩‍👧']);
    expect((await open()).unprintable(`Z${'\u0334'.repeat(20)}`)).toEqual(['□']);
  });

  it.each([
    ['Latin', 'Records of the patient are ready for download in the portal. '],
    ['Hebrew', 'הבקשה נשלחה אל Lee & Partners LLP ב-3.5.2026 ונא לשלם. '],
    ['Arabic', 'طلب السجلات الطبية للمريضة أُرسل إلى Lee LLP بتاريخ ٣/٥/٢٠٢٦. '],
    ['Urdu', 'براہِ کرم فارم پر دستخط کریں اور ادا کریں۔ '],
    ['Devanagari', 'आपका चिकित्सा अभिलेख अनुरोध प्राप्त हुआ। '],
    ['Chinese', '您好，您的病历申请已收到。请在2026年5月3日之前支付，并附上签名的授权书。'],
    ['Thai', 'คำขอเวชระเบียนของคุณได้รับแล้วกรุณาชำระเงินภายในวันที่'],
    ['letters without spaces', 'ក្ខស្ត្រី'],
  ])('keeps lines of %s within their width, without a loss', async (_, sentence) => {
    const typesetter = await open();
    const text = sentence.repeat(40).trim();
    const lines = typesetter.lines(text, 200, PROSE);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) {
      const width = (widthOf(typesetter.glyphsOf(line)) * PROSE.size) / 1000;
      expect(width).toBeLessThanOrEqual(201);
      expect(width).toBeGreaterThan(line === lines.at(-1) ? 0 : 90);
    }
    expect(
      lines
        .map((line) => line.text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.normalize('NFC').replaceAll(' ', ''));
  });

  it('keeps a letter with many marks below the line above', async () => {
    const typesetter = await open();
    const marked = `E${'\u0301'.repeat(300)} Z${'\u0351\u0363'.repeat(300)} ب${'\u064e'.repeat(300)} ก${'\u0e49'.repeat(300)}`;
    const glyphs = typesetter.glyphsOf(typesetter.line(marked, 'regular')).flatMap((run) => run.glyphs);
    expect(glyphs.length).toBeLessThan(30);
    for (const { up } of glyphs) expect(up).toBeLessThan(700);
  });
});
