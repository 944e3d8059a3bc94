import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { EmbeddedFont } from './EmbeddedFont.ts';
import { type GlyphRun, Typesetter } from './typesetter.ts';

/** The content of a stream that another object names, in a document without compression. */
function streamOf(pdf: Buffer, name: string): Buffer {
  const text = pdf.toString('latin1');
  const id = new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1];
  const start = text.indexOf(`\n${id} 0 obj\n`);
  const length = Number(/\/Length (\d+)/.exec(text.slice(start))?.[1]);
  const content = text.indexOf('stream\n', start) + 'stream\n'.length;
  return pdf.subarray(content, content + length);
}

/** The glyphs of a run as they are in a document, with their numbers. */
async function embed({ typeface, glyphs }: GlyphRun) {
  const document = new PDFDocument({ compress: false, font: '' });
  const font = new EmbeddedFont(document, typeface, 'F1');
  const codes = glyphs.map((glyph) => font.codeOf(glyph));
  font.end();
  document.end();
  const pdf = Buffer.concat(await document.toArray());
  const embedded = fontkit.create(streamOf(pdf, 'FontFile2')) as fontkit.Font;
  const indexes = streamOf(pdf, 'CIDToGIDMap');
  const outlines = codes.map((code) => embedded.getGlyph(indexes.readUInt16BE(2 * code)).path.toSVG());
  return { font, codes, outlines, texts: streamOf(pdf, 'ToUnicode').toString() };
}

const { resolve } = createRequire(import.meta.url);
const typeface = (name: string) => readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const typesetter = await Typesetter.open({
  regular: typeface('DejaVuSans'),
  bold: typeface('DejaVuSans-Bold'),
});
const runsOf = (text: string) => typesetter.glyphsOf(typesetter.line(text, 'regular'));

it.each(['Zoë Ångström', 'שָׁלוֹם', 'محمد', '王小明', 'สมชาย', 'राज्ञी शर्मा', 'မြန်မာ', 'ਪ੍ਰੀਤ', '한국'])(
  'has the outlines of the glyphs of %s, and their widths',
  async (text) => {
    let drawn = '';
    for (const run of runsOf(text)) {
      const source = fontkit.create(Buffer.from(run.typeface.content)) as fontkit.Font;
      const { font, codes, outlines } = await embed(run);
      expect(outlines).toEqual(run.glyphs.map(({ id }) => source.getGlyph(id).path.toSVG()));
      drawn += outlines.join('');
      const widths = run.glyphs.map(
        ({ id }) => (source.getGlyph(id).advanceWidth * 1000) / source.unitsPerEm,
      );
      codes.forEach((code, index) => expect(font.widthOf(code)).toBeCloseTo(widths[index]!, 2));
    }
    expect(drawn).not.toBe('');
  },
);

it('has a number for each text that a glyph shows, and one outline for them', async () => {
  const [run] = runsOf('a');
  const [glyph] = run!.glyphs;
  const { codes, outlines, texts } = await embed({
    ...run!,
    glyphs: ['a', '\u{1f600}', '', 'a'].map((characters) => ({ ...glyph!, characters })),
  });
  expect(codes).toEqual([1, 2, 3, 1]);
  expect(new Set(outlines).size).toBe(1);
  expect(texts).toContain('<0000> <0003> [<200b> <0061> <d83dde00> <200b>]');
});

it('has numbers beyond one byte', async () => {
  const [run] = runsOf('a');
  const [glyph] = run!.glyphs;
  const { codes, texts } = await embed({
    ...run!,
    glyphs: Array.from({ length: 300 }, (_, index) => ({ ...glyph!, characters: `${index}` })),
  });
  expect(codes.at(-1)).toBe(300);
  expect(texts).toMatch(/<0000> <00ff> \[(<\w+> ?){256}\] endbfrange\n1 beginbfrange <0100> <012c>/);
});
