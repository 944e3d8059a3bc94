import {
  type PDFContext,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  type PDFRef,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWithPdfium } from '../pdfium.ts';
import { prepareFile } from '../prepare/prepareFile.ts';
import { detectors } from '../testing/findLeaks.ts';
import { aPlan, written } from '../testing/packetPlans.ts';

const SECRET = 'OtherPatient';
const SHOWN = 'Jane Public';
const BOX = { x: 0, y: 0, width: 10_000, height: 10_000 };

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hidden-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Source {
  readonly document: PDFDocument;
  readonly context: PDFContext;
  readonly font: PDFFont;
  /** Adds a page that draws this. */
  readonly page: (content: string, xObjects?: Record<string, PDFRef>) => PDFPage;
  readonly stream: (content: string | Buffer, dict?: object) => PDFRef;
}

const text = (shown: string, x = 60, y = 400) => `BT /F1 12 Tf ${x} ${y} Td (${shown}) Tj ET`;

/** A picture of gray rows whose right half has the secret in its pixels. */
const image = ({ stream }: Source): PDFRef =>
  stream(Buffer.from(`${' '.repeat(24)}${SECRET.repeat(2)}`.repeat(20), 'latin1'), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 48,
    Height: 20,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceGray',
  });

const form = ({ stream, font }: Source, content: string, BBox: number[]): PDFRef =>
  stream(content, { Type: 'XObject', Subtype: 'Form', BBox, Resources: { Font: { F1: font.ref } } });

/** The detectors that find a text. */
async function findersOf(content: Uint8Array, searched: string): Promise<string[]> {
  const found: string[] = [];
  for (const [detector, read] of Object.entries(detectors))
    if ((await read(content)).includes(searched)) found.push(detector);
  return found;
}

/** The packet of the kept pages of a source that the portal prepared. */
async function packetOf(
  draw: (source: Source) => void,
  pages: readonly { readonly page: number; readonly boxes?: readonly (typeof BOX)[] }[] = [{ page: 1 }],
  changed = {},
): Promise<{ readonly bytes: Uint8Array; readonly leaks: string[]; readonly isText: boolean }> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  const stream = (content: string | Buffer, dict = {}) =>
    context.register(context.stream(content, dict as never));
  const page = (content: string, xObjects: Record<string, PDFRef> = {}) => {
    const added = document.addPage([600, 800]);
    added.node.set(PDFName.Contents, stream(content));
    added.node.set(PDFName.Resources, context.obj({ Font: { F1: font.ref }, XObject: xObjects }));
    return added;
  };
  draw({ document, context, font, page, stream });
  const own = join(folder, String((files += 1)));
  await mkdir(own);
  const path = join(own, 'original');
  await writeFile(path, await document.save());
  expect(await prepareFile({ path, type: 'pdf', folder: own })).toMatchObject({ kind: 'prepared' });
  const piece = join(own, '0.pdf');
  expect(await findersOf(await readFile(piece), SECRET)).not.toEqual([]);
  const planned = pages.map((each) => ({ piece: 0, rotation: 0 as const, boxes: [], ...each }));
  const section = { title: 'Visit', typeLabel: 'Notes', date: null, pages: planned };
  const plan = aPlan({ pieces: [piece], sections: [section], out: join(own, 'packet.pdf'), ...changed });
  const { bytes } = await written(plan);
  const leaks = await findersOf(bytes, SECRET);
  return { bytes, leaks, isText: (await detectors['text of PDFium']!(bytes)).includes(SHOWN) };
}

const removed = [{ page: 1 }];
const redacted = [{ page: 1 }, { page: 2, boxes: [BOX] }];

describe('pagesThatHide', () => {
  it.each([
    ['is removed', removed],
    ['is redacted', redacted],
  ])('hides the right half of a two-up page whose content both pages have, and that %s', async (_, pages) => {
    const { leaks, isText } = await packetOf(({ page }) => {
      const [left, right] = [0, 1].map(() => page(`${text(SHOWN)} ${text(SECRET, 360)}`));
      left!.setCropBox(0, 0, 300, 800);
      right!.setCropBox(300, 0, 300, 800);
      right!.node.set(PDFName.Contents, left!.node.get(PDFName.Contents)!);
    }, pages);
    expect({ leaks, isText }).toEqual({ leaks: [], isText: false });
  });

  it.each([
    ['is removed', removed],
    ['is redacted', redacted],
  ])('hides the right half of a scan whose left half is a page, and that %s', async (_, pages) => {
    const { leaks } = await packetOf((source) => {
      const scan = image(source);
      for (const x of [0, 300])
        source.page('q 600 0 0 800 0 0 cm /Im Do Q', { Im: scan }).setCropBox(x, 0, 300, 800);
    }, pages);
    expect(leaks).toEqual([]);
  });

  const rotated = (page: PDFPage) => page.node.set(PDFName.Rotate, page.doc.context.obj(90));
  it.each<[string, (source: Source) => void]>([
    ['text beside the page', ({ page }) => page(`${text(SHOWN)} ${text(SECRET, 700)}`)],
    ['text below the page', ({ page }) => page(`${text(SHOWN)} ${text(SECRET, 60, -20)}`)],
    ['text that begins on the page', ({ page }) => page(`${text(SHOWN)} ${text(SECRET, 580)}`)],
    ['text beside a turned page', ({ page }) => rotated(page(`${text(SHOWN)} ${text(SECRET, 700)}`))],
    [
      'text beside a page with another origin',
      ({ page }) => page(`${text(SHOWN, 260)} ${text(SECRET, 60)}`).setMediaBox(200, 0, 600, 800),
    ],
    [
      'text beside a page in inches',
      ({ page }) => {
        const inches = page(`.014 0 0 .014 0 0 cm ${text(SHOWN)} ${text(SECRET, 560)}`);
        inches.setMediaBox(0, 0, 7.8, 11);
        inches.node.set(PDFName.of('UserUnit'), inches.doc.context.obj(72));
      },
    ],
    [
      'text of a form beside the page',
      (source) => {
        const inner = form(source, text(SECRET, 300, 20), [0, 0, 500, 100]);
        source.page(`${text(SHOWN)} q 1 0 0 1 300 300 cm /Fm Do Q`, { Fm: inner });
      },
    ],
    [
      'text of a form that its box clips at the edge',
      (source) => {
        const inner = form(source, text(SECRET, 300, 20), [0, 0, 200, 100]);
        source.page(`${text(SHOWN)} q 0 1 -1 0 300 600 cm /Fm Do Q`, { Fm: inner });
      },
    ],
    [
      'a stamp beside the page',
      (source) => {
        const page = source.page(text(SHOWN));
        const stamp = form(source, text(SECRET, 2, 4), [0, 0, 200, 20]);
        const note = { Type: 'Annot', Subtype: 'Stamp', F: 4, Rect: [650, 300, 850, 320], AP: { N: stamp } };
        page.node.set(PDFName.of('Annots'), source.context.obj([note] as never));
      },
    ],
    [
      'a part of a picture',
      (source) => source.page(`${text(SHOWN)} q 800 0 0 100 0 0 cm /Im Do Q`, { Im: image(source) }),
    ],
    [
      'an inline picture',
      ({ page }) =>
        page(`${text(SHOWN)} q 100 0 0 20 590 65 cm BI /W 4 /H 3 /BPC 8 /CS /G ID ${SECRET} EI Q`),
    ],
    [
      'a pattern that fills a wide box',
      (source) => {
        const page = source.page(`${text(SHOWN)} /Pattern cs /P1 scn 300 100 600 100 re f`);
        const pattern = source.stream(text(SECRET, 500, 20), {
          Type: 'Pattern',
          PatternType: 1,
          PaintType: 1,
          TilingType: 1,
          XStep: 900,
          YStep: 900,
          BBox: [0, 0, 900, 900],
          Resources: { Font: { F1: source.font.ref } },
        });
        page.node.Resources()!.set(PDFName.of('Pattern'), source.context.obj({ P1: pattern }));
      },
    ],
  ])('hides %s', async (_, draw) => {
    expect(await packetOf(draw)).toMatchObject({ leaks: [], isText: false });
  });

  it('hides a drawing and a box beside the page', async () => {
    for (const drawn of ['590 9 m 620 9 640 40 660 90 c S', '650 9 20 20 re f']) {
      const { isText } = await packetOf(({ page }) => page(`${text(SHOWN)} ${drawn} % ${SECRET}`));
      expect(isText).toBe(false);
    }
  });

  it.each<[string, (source: Source, cut: boolean) => void]>([
    [
      'a picture that a path clips',
      (source, cut) => {
        const scan = image(source);
        const clip = cut ? '60 100 100 100 re W n' : '60 100 200 100 re W n';
        const drawn = 'q 200 0 0 100 60 100 cm /Im Do Q';
        source.page(`${text(SHOWN)} q ${clip} ${drawn} Q`, { Im: scan });
        source.page(drawn, { Im: scan });
      },
    ],
    [
      'a copy of a picture that a path clips',
      (source, cut) => {
        const clip = cut ? '60 100 100 100 re W n' : '60 100 200 100 re W n';
        const drawn = 'q 200 0 0 100 60 100 cm /Im Do Q';
        source.page(`${text(SHOWN)} q ${clip} ${drawn} Q`, { Im: image(source) });
        source.page(drawn, { Im: image(source) });
      },
    ],
    [
      'a form that a path clips',
      (source, cut) => {
        const both = form(source, `${text('x', 0, 10)} ${text(SECRET, 100, 10)}`, [0, 0, 300, 30]);
        const clip = cut ? '60 100 90 30 re W n' : '60 100 300 30 re W n';
        const drawn = 'q 1 0 0 1 60 100 cm /Fm Do Q';
        source.page(`${text(SHOWN)} q ${clip} ${drawn} Q`, { Fm: both });
        source.page(drawn, { Fm: both });
      },
    ],
    [
      'content that a path clips',
      (source, cut) => {
        const both = source.stream(text(SECRET, 300));
        const kept = source.page('');
        const clip = source.stream(`${text(SHOWN)} ${cut ? '0 0 200 800 re W n' : ''}`);
        kept.node.set(PDFName.Contents, source.context.obj([clip, both]));
        source.page('').node.set(PDFName.Contents, both);
      },
    ],
  ])('hides %s, if the page that is left out has it too', async (_, draw) => {
    expect(await packetOf((source) => draw(source, true))).toMatchObject({ leaks: [], isText: false });
    expect(await packetOf((source) => draw(source, false))).toMatchObject({ isText: true });
    const both = [{ page: 1 }, { page: 2 }];
    expect(await packetOf((source) => draw(source, true), both)).toMatchObject({ isText: true });
  });

  it.each<[string, (source: Source, hides: boolean) => void]>([
    [
      'a text of its own',
      ({ page }, hides) => page(`${text(SHOWN)} ${hides ? '0 0 250 800 re W n' : ''} ${text(SECRET, 300)}`),
    ],
    [
      'a text in a form of its own',
      (source, hides) => {
        const own = form(source, text(SECRET, 200, 10), [0, 0, 400, 30]);
        source.page(`${text(SHOWN)} ${hides ? '0 0 250 800 re W n' : ''} q 1 0 0 1 60 100 cm /Fm Do Q`, {
          Fm: own,
        });
      },
    ],
  ])('hides %s that a path clips away, if a page is left out', async (_, draw) => {
    const another = (hides: boolean) => (source: Source) => {
      draw(source, hides);
      source.page(text('another'));
    };
    expect(await packetOf(another(true))).toMatchObject({ leaks: [], isText: false });
    expect(await packetOf(another(false))).toMatchObject({ isText: true });
    const both = [{ page: 1 }, { page: 2 }];
    expect(await packetOf(another(true), both)).toMatchObject({ isText: true });
  });

  it('keeps the text of a page that clips a picture which no page that is left out has', async () => {
    const { isText } = await packetOf((source) => {
      source.page(`${text(SHOWN)} q 60 100 100 100 re W n 200 0 0 100 60 100 cm /Im Do Q`, {
        Im: image(source),
      });
      source.page(text('another'));
    });
    expect(isText).toBe(true);
  });

  it.each<[string, (source: Source) => void]>([
    ['a background that bleeds', ({ page }) => page(`.9 g -40 -40 700 900 re f 0 g ${text(SHOWN)}`)],
    ['a line across the page', ({ page }) => page(`-40 300 m 700 300 l S ${text(SHOWN)}`)],
    [
      'a scan that is slightly larger',
      (source) => source.page(`q 606 0 0 808 -3 -4 cm /Im Do Q ${text(SHOWN)}`, { Im: image(source) }),
    ],
    ['spaces that reach out of the page', ({ page }) => page(text(`${SHOWN}${' '.repeat(300)}`))],
    [
      'a slanted text whose letters are on the page',
      ({ page }) => page(`${text(SHOWN)} BT /F1 60 Tf .7 .7 -.7 .7 30 30 Tm (Copy of the chart) Tj ET`),
    ],
    [
      'a logo that a page which is left out shows, too',
      (source) => {
        const logo = image(source);
        const drawn = 'q 60 700 100 40 re W n 100 0 0 40 60 700 cm /Im Do Q';
        for (const shown of [SHOWN, 'another']) source.page(`${drawn} ${text(shown)}`, { Im: logo });
      },
    ],
    [
      'a letterhead that a page which is left out shows, too',
      (source) => {
        const head = form(
          source,
          `1 g 0 0 400 60 re f 0 g ${text('General Hospital', 5, 20)}`,
          [0, 0, 300, 60],
        );
        for (const shown of [SHOWN, 'another'])
          source.page(`q 1 0 0 1 60 700 cm /Fm Do Q ${text(shown)}`, { Fm: head });
      },
    ],
  ])('keeps the text of a page with %s', async (_, draw) => {
    expect((await packetOf((source) => (draw(source), source.page(text(SECRET))))).isText).toBe(true);
  });

  it('shows the page as it was', async () => {
    const { bytes } = await packetOf(({ page }) => {
      page(`${text(SHOWN)} ${text(SECRET, 700)} 100 100 200 200 re f`).setCropBox(50, 50, 300, 400);
    });
    const opened = await openWithPdfium(bytes);
    if (opened.kind === 'refused') throw new Error(opened.reason);
    expect(opened.document.sizeOf(0)).toEqual({ width: 300, height: 400 });
    const pixels = opened.document.render(0, 300, 400)!;
    opened.document.close();
    const at = (x: number, y: number) => pixels[((400 - y) * 300 + x) * 4];
    expect([at(40, 100), at(60, 100), at(240, 100), at(260, 100)]).toEqual([255, 0, 0, 255]);
  });

  it('leaves the page empty for who only looks at the text', async () => {
    const draw = ({ page }: Source) => page(`${text(SHOWN)} ${text(SECRET, 700)}`);
    const { bytes, leaks, isText } = await packetOf(draw, [{ page: 1 }], { isTextOnly: true });
    expect({ leaks, isText }).toEqual({ leaks: [], isText: false });
    expect(bytes.length).toBeLessThan(2_000);
  });
});
