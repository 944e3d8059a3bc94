import { type PDFContext, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { everythingIn } from './testing/everythingIn.ts';
import { SECRET, sourceWithSecrets } from './testing/sourceWithSecrets.ts';
import { UnreadableContent } from './contentNames.ts';
import { PageCopier } from './PageCopier.ts';

async function copyOf(source: PDFDocument, pages: readonly number[]) {
  const loaded = await PDFDocument.load(await source.save({ objectsPerTick: Infinity }), {
    updateMetadata: false,
  });
  const target = await PDFDocument.create({ updateMetadata: false });
  const copier = new PageCopier(loaded, target);
  for (const index of pages) copier.copy(loaded.getPage(index));
  return PDFDocument.load(await target.save({ useObjectStreams: false, objectsPerTick: Infinity }), {
    updateMetadata: false,
  });
}

describe('PageCopier', () => {
  it('takes nothing of a page that is not copied', async () => {
    const source = await sourceWithSecrets();
    const both = everythingIn(await copyOf(source, [0, 1]));
    expect(both).toContain(SECRET);
    const copied = everythingIn(await copyOf(source, [0]));
    expect(copied).toContain('kept page');
    expect(copied).toContain('kept inner');
    expect(copied).not.toContain(SECRET);
    expect(copied).not.toMatch(/\/(Annots|AA|B|PieceInfo|Metadata|StructParents|Dest|JavaScript) /);
  });

  it('copies what two pages share once', async () => {
    const copied = everythingIn(await copyOf(await sourceWithSecrets(), [0, 0]));
    expect(copied.match(/kept inner/g)).toHaveLength(1);
  });

  it('makes the same bytes each time', async () => {
    const source = await sourceWithSecrets();
    const bytes = async () =>
      Buffer.from(await (await copyOf(source, [0])).save({ objectsPerTick: Infinity }));
    expect((await bytes()).equals(await bytes())).toBe(true);
  });

  it.each([
    ['larger than the page', [-50, -50, 700, 900], [0, 0, 600, 800]],
    ['partly beside the page', [300, 400, 900, 900], [300, 400, 600, 800]],
    ['beside the page', [700, 0, 900, 800], [0, 0, 600, 800]],
    ['with its corners in another order', [300, 400, 10, 20], [10, 20, 300, 400]],
    ['without a size', [10, 20, 10, 400], [0, 0, 600, 800]],
  ])('shows what is on the page of a crop box that is %s', async (_, crop, shown) => {
    const source = await PDFDocument.create({ updateMetadata: false });
    const page = source.addPage([600, 800]);
    page.node.set(PDFName.of('CropBox'), source.context.obj(crop));
    const copied = (await copyOf(source, [0])).getPage(0);
    expect(String(copied.node.get(PDFName.MediaBox))).toBe(`[ ${shown.join(' ')} ]`);
  });

  it('makes the crop box the page, and keeps the rotation', async () => {
    const source = await PDFDocument.create({ updateMetadata: false });
    const page = source.addPage([600, 800]);
    page.setCropBox(10, 20, 300, 400);
    page.node.set(PDFName.Rotate, source.context.obj(-90));
    const copied = (await copyOf(source, [0])).getPage(0);
    expect(copied.getMediaBox()).toEqual({ x: 10, y: 20, width: 300, height: 400 });
    expect(copied.node.get(PDFName.of('CropBox'))).toBeUndefined();
    expect(copied.getRotation().angle).toBe(270);
  });

  it.each([
    ['by itself', 'DCTDecode', undefined, (picture: Buffer) => picture],
    [
      'in another filter',
      ['FlateDecode', 'DCTDecode'],
      [null, { ColorTransform: 0 }],
      (picture: Buffer) => deflateSync(picture),
    ],
  ])('takes nothing of the origin of a JPEG picture %s', async (_, filter, parms, pack) => {
    const hex = (said: string) => `ffd8${said}ffdb0004abcdffda0002010203ffd9`;
    const said = `fffe${(SECRET.length + 2).toString(16).padStart(4, '0')}${Buffer.from(SECRET).toString('hex')}`;
    const source = await PDFDocument.create({ updateMetadata: false });
    const page = source.addPage([600, 800]);
    const dict = { Type: 'XObject', Subtype: 'Image', Filter: filter, DecodeParms: parms };
    const bytes = pack(Buffer.from(hex(said), 'hex'));
    const picture = source.context.register(source.context.stream(bytes, dict as never));
    page.node.set(PDFName.Resources, source.context.obj({ XObject: { Im1: picture } }));
    page.node.set(PDFName.Contents, source.context.register(source.context.stream('/Im1 Do')));
    const { context } = await copyOf(source, [0]);
    const pictures = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
      .filter((stream) => stream.dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode'));
    expect(pictures.map(({ contents }) => Buffer.from(contents).toString('hex'))).toEqual([hex('')]);
    expect(String(pictures[0]!.dict.lookup(PDFName.of('DecodeParms')))).toBe(
      parms ? '<<\n/ColorTransform 0\n>>' : 'undefined',
    );
  });

  it.each([
    ['its own', true],
    ['those of its page', false],
  ])('keeps all glyphs of a font that draws them with pictures, and of %s only those', async (_, isOwn) => {
    const source = await PDFDocument.create({ updateMetadata: false });
    const { context } = source;
    const page = source.addPage([600, 800]);
    const picture = (said: string) =>
      context.register(context.stream(said, { Type: 'XObject', Subtype: 'Image' } as never));
    const pictures = { XObject: { Im1: picture('glyph picture'), Im2: picture(SECRET) } };
    const font = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type3',
        CharProcs: {
          A: context.register(context.stream('/Im1 Do % glyph A')),
          P: context.register(context.stream('% glyph P')),
        },
        ...(isOwn ? { Resources: pictures } : {}),
      } as never),
    );
    page.node.set(PDFName.Resources, context.obj({ Font: { F1: font }, ...(isOwn ? {} : pictures) }));
    page.node.set(PDFName.Contents, context.register(context.stream('BT /F1 9 Tf (AP) Tj ET')));
    const copied = everythingIn(await copyOf(source, [0]));
    for (const kept of ['glyph picture', 'glyph A', 'glyph P', '/A ', '/P ', '/Im1 '])
      expect(copied).toContain(kept);
    expect(copied).not.toContain(SECRET);
  });

  it('keeps the unit and the color group of a page', async () => {
    const source = await PDFDocument.create({ updateMetadata: false });
    const page = source.addPage([600, 800]);
    page.node.set(PDFName.of('UserUnit'), source.context.obj(2));
    page.node.set(PDFName.of('Group'), source.context.obj({ S: 'Transparency', CS: 'DeviceCMYK' }));
    const { node } = (await copyOf(source, [0])).getPage(0);
    expect(String(node.get(PDFName.of('UserUnit')))).toBe('2');
    expect(String(node.lookup(PDFName.of('Group')))).toContain('/DeviceCMYK');
  });

  it('ends with a loop of resources', async () => {
    const source = await PDFDocument.create({ updateMetadata: false });
    const { context } = source;
    const page = source.addPage([600, 800]);
    const loop = PDFRef.of(90);
    const dict = {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 9, 9],
      Resources: { XObject: { Fm1: loop } },
    };
    context.assign(loop, context.stream('/Fm1 Do', dict as never));
    page.node.set(PDFName.Resources, context.obj({ XObject: { Fm1: loop } }));
    page.node.set(PDFName.Contents, context.register(context.stream('/Fm1 Do')));
    expect((await copyOf(source, [0])).getPageCount()).toBe(1);
  });

  it.each([
    ['one part', (missing: PDFRef) => missing],
    ['some parts', (missing: PDFRef, context: PDFContext) => context.obj([missing])],
  ])('refuses a page whose content is missing: %s', async (_, contentsOf) => {
    const source = await PDFDocument.create({ updateMetadata: false });
    const page = source.addPage([600, 800]);
    page.node.set(PDFName.Contents, contentsOf(PDFRef.of(90), source.context));
    await expect(copyOf(source, [0])).rejects.toThrow(UnreadableContent);
  });

  it('copies a page without content', async () => {
    const source = await PDFDocument.create({ updateMetadata: false });
    source.addPage([600, 800]);
    expect((await copyOf(source, [0])).getPageCount()).toBe(1);
  });

  it('refuses a page whose content cannot be read', async () => {
    const source = await PDFDocument.create({ updateMetadata: false });
    const page = source.addPage([600, 800]);
    page.node.set(PDFName.Contents, source.context.register(source.context.stream('(open')));
    await expect(copyOf(source, [0])).rejects.toThrow(UnreadableContent);
  });
});
