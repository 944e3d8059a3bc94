import {
  degrees,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SourceType } from '@portal/contract/packets/sources.ts';
import { openWithPdfium } from '../pdfium.ts';
import { readPdf } from '../../pdfText/readPdf.ts';
import { rowText } from '../../../domain/submissions/authorization/documentText.ts';
import { prepareFile } from './prepareFile.ts';

const name = (text: string) => PDFName.of(text);
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function prepare(content: Uint8Array | string, type: SourceType) {
  const path = join(folder, 'original');
  writeFileSync(path, content);
  return prepareFile({ path, type, folder });
}

const piece = () => readFileSync(join(folder, '0.pdf'));

/** The words on the pages of the first piece. */
async function words(): Promise<string> {
  const reading = await readPdf(Uint8Array.from(piece()));
  return reading.kind === 'text' ? reading.text.rows.map(rowText).join('\n') : '';
}

/** All bytes of the first piece, with its streams inflated. */
async function everything(): Promise<string> {
  const document = await PDFDocument.load(piece(), { updateMetadata: false });
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      if (!(object instanceof PDFRawStream)) return object.toString();
      const bytes = Buffer.from(object.contents);
      return object.dict.toString() + (bytes[0] === 0x78 ? inflateSync(bytes) : bytes).toString('latin1');
    })
    .join('\n');
}

/** How dark a place of a page is, 0 to 255; x and y from the top left, as shares of the page. */
async function darknessAt(x: number, y: number, page = 0): Promise<number> {
  const opened = await openWithPdfium(piece());
  if (opened.kind === 'refused') throw new Error(opened.reason);
  const pixels = opened.document.render(page, 100, 100)!;
  opened.document.close();
  return 255 - pixels[(Math.floor(y * 100) * 100 + Math.floor(x * 100)) * 4]!;
}

async function pdf(make: (document: PDFDocument) => void | Promise<void>): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  await make(document);
  return document.save({ objectsPerTick: Infinity, updateFieldAppearances: false, useObjectStreams: false });
}

async function textPage(document: PDFDocument, text: string) {
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([612, 792]);
  page.drawText(text, { x: 72, y: 500, size: 20, font });
  return page;
}

describe('a PDF file', () => {
  it('keeps the text of its pages', async () => {
    const content = await pdf(async (document) => {
      await textPage(document, 'First page');
      await textPage(document, 'Second page');
    });
    expect(await prepare(content, 'pdf')).toMatchObject({
      kind: 'prepared',
      pages: 2,
      pieces: [{ firstPage: 1, pages: 2 }],
      changes: [],
      blank: [],
    });
    expect(await words()).toBe('First page\nSecond page');
  });

  it('loses scripts, attachments, actions and notes, and says so', async () => {
    const content = await pdf(async (document) => {
      const page = await textPage(document, 'Kept');
      document.addJavaScript('main', 'app.alert("SECRET-SCRIPT")');
      await document.attach(Buffer.from('SECRET-FILE'), 'secret.txt', {});
      document.setTitle('SECRET-TITLE');
      const { context } = document;
      document.catalog.set(
        name('AA'),
        context.obj({ WC: { S: 'JavaScript', JS: PDFString.of('SECRET-ACTION') } }),
      );
      const note = context.obj({
        Type: 'Annot',
        Subtype: 'Text',
        Rect: [9, 9, 30, 30],
        Contents: PDFString.of('SECRET-NOTE'),
      });
      page.node.set(name('Annots'), context.obj([context.register(note)]));
    });
    expect(await prepare(content, 'pdf')).toMatchObject({
      changes: ['scripts', 'attachments', 'actions', 'notes'],
    });
    expect(await words()).toBe('Kept');
    expect(await everything()).not.toContain('SECRET');
  });

  it('has the values of its form in its pages', async () => {
    const content = await pdf(async (document) => {
      const page = await textPage(document, 'Form');
      const field = document.getForm().createTextField('mrn');
      field.setText('MRN 4711');
      field.addToPage(page, { x: 72, y: 300, width: 200, height: 30 });
      field.updateAppearances(await document.embedFont(StandardFonts.Helvetica));
      const box = document.getForm().createCheckBox('consent');
      box.addToPage(page, { x: 306, y: 200, width: 60, height: 60 });
      box.check();
    });
    expect(await prepare(content, 'pdf')).toMatchObject({ changes: ['form'] });
    expect(await words()).toContain('MRN 4711');
    expect(await everything()).not.toContain('/AcroForm');
  });

  it('shows a value without an appearance as a picture', async () => {
    const content = await pdf(async (document) => {
      const page = await textPage(document, 'Form');
      const field = document.getForm().createTextField('mrn');
      field.setText('MMMMMMMMMMMM');
      field.addToPage(page, { x: 72, y: 300, width: 400, height: 60 });
      const widget = page.node.Annots()!.lookup(0, PDFDict);
      widget.delete(name('AP'));
    });
    expect(await prepare(content, 'pdf')).toMatchObject({ changes: ['form', 'pictures'] });
    const dark = await Promise.all([0.2, 0.25, 0.3, 0.35, 0.4].map((x) => darknessAt(x, 1 - 330 / 792)));
    expect(Math.max(...dark)).toBeGreaterThan(60);
  });

  const MARKED = '/OC /MC0 BDC 0 0 612 300 re f (SECRET) pop EMC';
  it.each<[string, (layer: PDFRef, context: PDFContext) => [marked: PDFObject, settings?: object]]>([
    ['is off', (layer) => [layer, { OFF: [layer] }]],
    ['is off unless it is turned on', (layer) => [layer, { BaseState: 'OFF' }]],
    [
      'is only printed',
      (layer, context) => {
        const usage = context.obj({ View: { ViewState: 'OFF' }, Print: { PrintState: 'ON' } });
        context.lookup(layer, PDFDict).set(name('Usage'), usage);
        return [layer, { AS: [{ Event: 'View', Category: ['View'], OCGs: [layer] }] }];
      },
    ],
    [
      'shows while another is off',
      (layer, context) => [context.obj({ Type: 'OCMD', OCGs: [layer], P: 'AllOff' })],
    ],
    ['has a condition', (layer, context) => [context.obj({ Type: 'OCMD', VE: ['Not', layer] })]],
  ])('does not show a layer that %s', async (_, make) => {
    const content = await pdf(async (document) => {
      const page = await textPage(document, 'Shown');
      const { context } = document;
      const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Draft') }));
      const [marked, settings = {}] = make(layer, context);
      document.catalog.set(name('OCProperties'), context.obj({ OCGs: [layer], D: { ...settings } }));
      page.node.normalize();
      page.node.Resources()!.set(name('Properties'), context.obj({ MC0: marked }));
      const hidden = context.register(context.stream(MARKED));
      page.node.lookup(PDFName.Contents, PDFArray).push(hidden);
    });
    expect(await prepare(content, 'pdf')).toMatchObject({ changes: ['hidden-layers', 'pictures'] });
    expect(await darknessAt(0.5, 0.8)).toBe(0);
    expect(await everything()).not.toContain('SECRET');
  });

  it('shows what is on a layer in every program', async () => {
    const content = await pdf(async (document) => {
      const page = await textPage(document, 'Shown');
      const { context } = document;
      const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Draft') }));
      document.catalog.set(name('OCProperties'), context.obj({ OCGs: [layer], D: {} }));
      page.node.normalize();
      page.node.Resources()!.set(name('Properties'), context.obj({ MC0: layer }));
      page.node.lookup(PDFName.Contents, PDFArray).push(context.register(context.stream(MARKED)));
    });
    expect(await prepare(content, 'pdf')).toMatchObject({ changes: [] });
    expect(await darknessAt(0.5, 0.8)).toBe(255);
    expect(await everything()).not.toMatch(/OCG|OCProperties/);
  });

  it.each([
    [0, 0.75, 0.25],
    [90, 0.75, 0.75],
    [180, 0.25, 0.75],
    [270, 0.25, 0.25],
  ])('with pages that are turned by %i° and cut off looks as before', async (angle, x, y) => {
    const content = await pdf((document) => {
      const page = document.addPage([600, 600]);
      page.setCropBox(100, 100, 400, 400);
      // The upper right quarter of what is seen.
      page.drawRectangle({ x: 300, y: 300, width: 200, height: 200 });
      page.setRotation(degrees(angle));
    });
    await prepare(content, 'pdf');
    expect(await darknessAt(x, y)).toBe(255);
    expect(await darknessAt(1 - x, 1 - y)).toBe(0);
  });

  it('that forbids changes, but needs no password, is used', async () => {
    const document = await PDFDocument.create();
    await textPage(document, 'Readable');
    document.encrypt({ ownerPassword: 'owner', permissions: {} });
    expect(await prepare(await document.save(), 'pdf')).toMatchObject({ kind: 'prepared', pages: 1 });
    expect(await words()).toBe('Readable');
  });

  it('whose table of objects is wrong is repaired', async () => {
    const content = Buffer.from(await pdf((document) => void textPage(document, 'Readable')));
    const good = await pdf(async (document) => void (await textPage(document, 'Readable')));
    const broken = Buffer.from(
      Buffer.from(good)
        .toString('latin1')
        .replace(/\d{10} 00000 n/g, '0000000007 00000 n'),
      'latin1',
    );
    expect(content.length).toBeGreaterThan(0);
    expect(await prepare(broken, 'pdf')).toMatchObject({ kind: 'prepared', pages: 1 });
    expect(await words()).toBe('Readable');
  });

  it('has marks for blank pages and the same look for duplicates', async () => {
    const content = await pdf(async (document) => {
      await textPage(document, 'The same words');
      document.addPage([612, 792]);
      const speck = document.addPage([612, 792]);
      speck.drawRectangle({ x: 300, y: 400, width: 2, height: 2 });
      await textPage(document, 'The same words');
      await textPage(document, 'Other');
    });
    const prepared = await prepare(content, 'pdf');
    if (prepared.kind !== 'prepared') throw new Error(prepared.refusal);
    expect(prepared.blank).toEqual([2, 3]);
    const [first, , , fourth, fifth] = prepared.looks;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(fourth).toBe(first);
    expect(fifth).not.toBe(first);
  });

  it('has sheets of fifty thumbnails', async () => {
    const content = await pdf((document) => {
      for (let page = 0; page < 51; page++)
        document.addPage([100, 130]).drawRectangle({ x: 0, y: 0, width: 100, height: 130 });
    });
    await prepare(content, 'pdf');
    const sheets = ['0.jpg', '1.jpg'].map((file) => readFileSync(join(folder, file)));
    for (const sheet of sheets) expect(sheet.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(sheets[0]!.length).not.toBe(sheets[1]!.length);
  });
});

describe('a file that cannot be used', () => {
  const plain = () => pdf(async (document) => void (await textPage(document, 'Good')));
  const cases: [what: string, SourceType, () => Promise<Uint8Array | string>, refusal: string][] = [
    ['an empty file', 'pdf', async () => '', 'other-type'],
    ['another type', 'pdf', async () => 'PK\x03\x04 a zip', 'other-type'],
    ['text', 'jpeg', async () => 'text', 'other-type'],
    ['text', 'png', async () => 'text', 'other-type'],
    ['text', 'tiff', async () => 'text', 'other-type'],
    ['a PDF without objects', 'pdf', async () => `%PDF-1.7\n${'x'.repeat(5_000)}`, 'damaged'],
    ['half of a PDF', 'pdf', async () => (await plain()).subarray(0, 400), 'damaged'],
    ['a page tree that leads back to itself', 'pdf', async () => tree('[2 0 R]'), 'damaged'],
    ['a PDF without pages', 'pdf', async () => tree('[]'), 'no-pages'],
    ['a PDF with a password', 'pdf', locked, 'encrypted'],
    ['a portfolio', 'pdf', () => withCatalog({ Collection: {} }), 'portfolio'],
    [
      'a form that programs draw',
      'pdf',
      () => withCatalog({ AcroForm: { XFA: [] }, NeedsRendering: true }),
      'dynamic-form',
    ],
    [
      'a page of 20,000 points',
      'pdf',
      () => pdf((each) => void each.addPage([20_000, 20_000])),
      'too-large-page',
    ],
    ['a JPEG without its end', 'jpeg', async () => jpeg(100, 100).subarray(0, -2), 'damaged'],
    ['a JPEG that says 65,535 pixels', 'jpeg', async () => sized(jpeg(8, 8), 0xffff), 'too-large-page'],
    ['a PNG that says 100,000 pixels', 'png', async () => pngOf(100_000), 'too-large-page'],
    ['a PNG without pixels', 'png', async () => pngOf(100), 'damaged'],
    [
      'a TIFF whose pictures lead back to the first',
      'tiff',
      async () => tiff({}, Buffer.alloc(0), 8),
      'damaged',
    ],
    [
      'a TIFF that says 65,535 pixels',
      'tiff',
      async () => tiff({ 256: 65_535, 257: 65_535 }, Buffer.alloc(9)),
      'too-large-page',
    ],
    [
      'a TIFF whose strip is outside',
      'tiff',
      async () => tiff({ 273: 4_000_000 }, Buffer.alloc(9)),
      'damaged',
    ],
    ['a TIFF without strips', 'tiff', async () => tiff({ 279: 0 }, Buffer.alloc(9)), 'damaged'],
  ];

  it.each(cases)('%s as %s', async (_, type, content, refusal) => {
    expect(await prepare(await content(), type)).toEqual({ kind: 'refused', refusal });
  });

  const tree = (kids: string) =>
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids${kids}/Count 1>>endobj\ntrailer<</Root 1 0 R/Size 3>>\n%%EOF`;
  const withCatalog = (entries: Record<string, unknown>) =>
    pdf(async (document) => {
      await textPage(document, 'Please wait');
      for (const [key, value] of Object.entries(entries))
        document.catalog.set(name(key), document.context.obj(value as never));
    });
  async function locked() {
    const document = await PDFDocument.load(await plain());
    document.encrypt({ userPassword: 'user', ownerPassword: 'owner' });
    return document.save();
  }
  /** With another height and width in its header. */
  function sized(content: Buffer, side: number): Buffer {
    const changed = Buffer.from(content);
    const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
    changed.writeUInt16BE(side, frame + 5);
    changed.writeUInt16BE(side, frame + 7);
    return changed;
  }
  function pngOf(side: number): Buffer {
    const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806000000', 'hex');
    header.writeUInt32BE(side, 16);
    header.writeUInt32BE(side, 20);
    return Buffer.concat([header, Buffer.alloc(4), Buffer.from('0000000049454e44ae426082', 'hex')]);
  }
});

describe('a picture', () => {
  it.each([
    [1, 0.2, 0.2],
    [3, 0.8, 0.8],
    [6, 0.8, 0.2],
    [8, 0.2, 0.8],
  ])('that EXIF turns (%i) is upright, without its EXIF data', async (orientation, x, y) => {
    expect(await prepare(withExif(jpeg(200, 100), orientation), 'jpeg')).toMatchObject({ pages: 1 });
    expect(await darknessAt(x, y)).toBeGreaterThan(200);
    expect(await darknessAt(1 - x, 1 - y)).toBeLessThan(50);
    expect(await everything()).not.toContain('Exif');
  });

  it('of a PNG file is on white where it is transparent', async () => {
    const canvas = createCanvas(200, 100);
    const context = canvas.getContext('2d');
    context.fillStyle = '#000';
    context.fillRect(0, 0, 100, 50);
    expect(await prepare(canvas.toBuffer('image/png'), 'png')).toMatchObject({ pages: 1, blank: [] });
    expect(await darknessAt(0.2, 0.2)).toBe(255);
    expect(await darknessAt(0.8, 0.8)).toBe(0);
  });

  it('of a fax keeps its compressed bytes', async () => {
    // Ten rows of 32 pixels: white, and sixteen black pixels from the ninth on.
    const row = '001' + '10011' + '0000010111' + '1';
    const bits = row + '111'.repeat(9);
    const bytes = Buffer.from(
      bits
        .padEnd(Math.ceil(bits.length / 8) * 8, '0')
        .match(/.{8}/g)!
        .map((byte) => Number.parseInt(byte, 2)),
    );
    const content = tiff({ 256: 32, 257: 10, 259: 4, 278: 10, 279: bytes.length }, bytes);
    expect(await prepare(content, 'tiff')).toMatchObject({ pages: 1, pieces: [{ firstPage: 1, pages: 1 }] });
    expect(await everything()).toContain(bytes.toString('latin1'));
    expect(await darknessAt(0.5, 0.5)).toBe(255);
    expect(await darknessAt(0.1, 0.5)).toBe(0);
    expect(await darknessAt(0.9, 0.5)).toBe(0);
  });

  it('without compression in several strips, of several in one file', async () => {
    const gray = (rows: number, value: number) => Buffer.alloc(rows * 16, value);
    const facts = { 256: 16, 257: 20, 258: 8, 259: 1, 262: 1, 278: 20, 279: 320 };
    const content = tiff(facts, Buffer.concat([gray(10, 0), gray(10, 255)]), null, facts);
    expect(await prepare(content, 'tiff')).toMatchObject({ pages: 2 });
    for (const page of [0, 1]) {
      expect(await darknessAt(0.5, 0.25, page)).toBeGreaterThan(240);
      expect(await darknessAt(0.5, 0.75, page)).toBeLessThan(15);
    }
  });
});

/** A JPEG file whose upper left quarter is black. */
function jpeg(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  context.fillRect(0, 0, width / 2, height / 2);
  return canvas.toBuffer('image/jpeg', 95);
}

function withExif(content: Buffer, orientation: number): Buffer {
  const tags = Buffer.from('49492a00080000000100120103000100000000000000', 'hex');
  tags.writeUInt16LE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tags, Buffer.alloc(4)]);
  const header = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([content.subarray(0, 2), header, body, content.subarray(2)]);
}

/** A TIFF file with a gray picture of 32 × 10 pixels, in one strip. `next`: where the next picture is; null: `second` follows. */
function tiff(
  changed: Record<number, number>,
  strip: Buffer,
  next: number | null = 0,
  second?: Record<number, number>,
): Buffer {
  const facts = { 256: 32, 257: 10, 258: 1, 259: 4, 262: 0, 277: 1, 278: 10, 279: strip.length, ...changed };
  const length = Object.keys({ ...facts, 273: 0 }).length * 12 + 6;
  const stripAt = 8 + length * (second ? 2 : 1);
  const directory = (own: Record<number, number>, following: number) => {
    const all = Object.entries({ 273: stripAt, ...own }).toSorted(([a], [b]) => Number(a) - Number(b));
    const bytes = Buffer.alloc(length);
    bytes.writeUInt16LE(all.length, 0);
    for (const [index, [tag, value]] of all.entries()) {
      bytes.writeUInt16LE(Number(tag), 2 + index * 12);
      bytes.writeUInt16LE(4, 4 + index * 12);
      bytes.writeUInt32LE(1, 6 + index * 12);
      bytes.writeUInt32LE(value, 10 + index * 12);
    }
    bytes.writeUInt32LE(following, length - 4);
    return bytes;
  };
  const start = Buffer.from('49492a0008000000', 'hex');
  const first = directory(facts, next ?? 8 + length);
  return Buffer.concat([start, first, ...(second ? [directory({ ...facts, ...second }, 0)] : []), strip]);
}
