import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFRef, StandardFonts } from '@cantoo/pdf-lib';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isMarkedPacket, packetMark } from '../pdf/packetMark.ts';
import { everythingIn } from './testing/everythingIn.ts';
import { SECRET, sourceWithSecrets } from './testing/sourceWithSecrets.ts';
import { aPlan, writePlan, written } from './testing/packetPlans.ts';
import type { PacketPlan } from './writePacket.ts';

let folder = '';
let pieces = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packet-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Stores a file with pages. Returns its path. */
async function store(document: PDFDocument): Promise<string> {
  const path = join(folder, `piece-${(pieces += 1)}.pdf`);
  await writeFile(path, await document.save({ objectsPerTick: Infinity }));
  return path;
}

/** A file with these texts, one on each page. */
async function aPiece(texts: readonly string[]): Promise<string> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const text of texts) document.addPage([600, 800]).drawText(text, { x: 60, y: 700, font, size: 20 });
  return store(document);
}

type Section = PacketPlan['sections'][number];

function aSection(pages: readonly (readonly [piece: number, page: number])[], changed = {}): Section {
  return {
    title: 'Visit',
    typeLabel: 'Progress notes',
    date: '2026-03-04',
    pages: pages.map(([piece, page]) => ({ piece, page, rotation: 0, boxes: [] })),
    ...changed,
  };
}

const cover = {
  orderNumber: 'CHT-2026-7',
  patientName: 'Zoë Łukasiewicz 张伟',
  patientDob: 'March 4, 1980',
  firm: 'Whitfield & Moreno, LLP',
  matterNumber: 'M-77',
  scope: 'Emergency room\nFebruary 2026',
  date: 'November 30, 2026',
  custodian: 'Records & Co',
};

/** A plan in the folder of these tests. */
const planOf = (changed: Partial<PacketPlan>) =>
  aPlan({ maxBytes: 10_000_000, out: join(folder, 'packet.pdf'), ...changed });

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
}

async function view(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  onTestFinished(() => task.destroy());
  return task.promise;
}

interface Seen {
  readonly text: string;
  /** Start and end of its baseline, in parts of the page from its left and its top as it is seen. */
  readonly x: number;
  readonly end: number;
  readonly y: number;
  /** Clockwise, in degrees. */
  readonly angle: number;
}

/** The texts of a page as people see them. */
async function seenOn(viewed: PDFDocumentProxy, number: number): Promise<Seen[]> {
  const page = await viewed.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a, b, , , e, f] = item.transform as number[];
    const [x, y] = viewport.convertToViewportPoint(e!, f!) as [number, number];
    const [nextX, nextY] = viewport.convertToViewportPoint(e! + a!, f! + b!) as [number, number];
    const unit = item.width / Math.hypot(a!, b!);
    const [end] = viewport.convertToViewportPoint(e! + a! * unit, f! + b! * unit) as [number];
    const angle = Math.round((Math.atan2(nextY - y, nextX - x) * 180) / Math.PI);
    const place = { x: x / viewport.width, end: end / viewport.width, y: y / viewport.height };
    return [{ text: item.str, ...place, angle: (angle + 360) % 360 }];
  });
}

async function textOf(viewed: PDFDocumentProxy, number: number): Promise<string> {
  return (await seenOn(viewed, number)).map(({ text }) => text).join(' ');
}

describe('writePacket', () => {
  it('has the cover, the table of contents, and the pages in their order', async () => {
    const files = [await aPiece(['first', 'second', 'third']), await aPiece(['other'])];
    const sections = [
      aSection(
        [
          [0, 3],
          [1, 1],
        ],
        { title: 'Emergency room' },
      ),
      aSection([], { title: 'Without pages' }),
      aSection([[0, 1]], { title: 'Follow-up', typeLabel: 'Lab results', date: null }),
    ];
    const done: number[] = [];
    const plan = planOf({ cover, contents: true, pieces: files, sections });
    const result = await writePlan(plan, (pages) => done.push(pages));
    const bytes = await readFile(plan.out);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(result).toEqual({ pages: 3, allPages: 5, frontPages: 2, size: bytes.length, sha256 });
    expect(done).toEqual([1, 2, 3]);
    const viewed = await view(bytes);
    const texts = await Promise.all([1, 2, 3, 4, 5].map((number) => textOf(viewed, number)));
    const compact = texts[0]!.replaceAll(/\s/g, '');
    for (const fact of Object.values(cover)) expect(compact).toContain(fact.replaceAll(/\s/g, ''));
    expect(texts[0]).toMatch(/Pages of records 3/);
    expect(texts[1]).toMatch(
      /Emergency room .*2 .*Mar 4, 2026 .*3 .*Progress notes .*Follow-up .*1 .*5 .*Lab results/,
    );
    expect(texts[1]).not.toContain('Without pages');
    expect(texts.slice(2)).toEqual(['third', 'other', 'first']);
  });

  it('speaks the language of the packet', async () => {
    const plan = planOf({
      cover,
      contents: true,
      pieces: [await aPiece(['a'])],
      sections: [aSection([[0, 1]])],
    });
    const { bytes } = await written({ ...plan, language: 'es' });
    const viewed = await view(bytes);
    expect(await textOf(viewed, 1)).toContain('Páginas del expediente');
    expect(await textOf(viewed, 2)).toContain('Índice');
    expect((await load(bytes)).getLanguage()).toBe('es');
  });

  it('leaves out the rows of the cover that have no facts', async () => {
    const plan = planOf({ pieces: [await aPiece(['a'])], sections: [aSection([[0, 1]])] });
    const { bytes } = await written({ ...plan, cover: { ...cover, matterNumber: '' } });
    expect(await textOf(await view(bytes), 1)).not.toContain('Matter');
  });

  it('leads from the table of contents and the outline to the sections, on all pages', async () => {
    const texts = Array.from({ length: 60 }, (_, index) => `page ${index + 1}`);
    const sections = texts.map((_, index) => aSection([[0, index + 1]], { title: `Visit ${index + 1}` }));
    const plan = planOf({ contents: true, pieces: [await aPiece(texts)], sections });
    const { bytes, allPages, pages } = await written(plan);
    const front = allPages - pages;
    expect(front).toBeGreaterThan(1);
    const viewed = await view(bytes);
    const pageOf = async (dest: unknown) => (await viewed.getPageIndex((dest as never[])[0]!)) + 1;
    const outline = await viewed.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(sections.map(({ title }) => title));
    for (const [index, { dest }] of outline.entries()) expect(await pageOf(dest)).toBe(front + index + 1);
    let links = 0;
    for (let number = 1; number <= front; number++) {
      const page = await viewed.getPage(number);
      const { items } = await page.getTextContent();
      for (const { subtype, dest, rect } of await page.getAnnotations()) {
        const within = items.flatMap((item) => {
          if (!('str' in item)) return [];
          const y = item.transform[5] as number;
          return y > rect[1] && y < rect[3] ? [item.str] : [];
        });
        links += 1;
        expect(subtype).toBe('Link');
        // Its row names the section, and where it is in the file.
        expect(within).toContain(`Visit ${links}`);
        expect(within).toContain(String(front + links));
        expect(await pageOf(dest)).toBe(front + links);
        expect(await textOf(viewed, front + links)).toBe(`page ${links}`);
      }
    }
    expect(links).toBe(60);
  });

  it('shows in the table of contents and in viewers what is printed on the pages', async () => {
    const plan = planOf({
      contents: true,
      numbering: { kind: 'bates', prefix: 'AB-', start: 9_999, width: 4, corner: 'top-left' },
      pieces: [await aPiece(['a', 'b', 'c'])],
      sections: [
        aSection([[0, 1]]),
        aSection([
          [0, 2],
          [0, 3],
        ]),
      ],
    });
    const viewed = await view((await written(plan)).bytes);
    expect(await viewed.getPageLabels()).toEqual(['i', 'AB-9999', 'AB-10000', 'AB-10001']);
    expect(await textOf(viewed, 1)).toMatch(/AB-9999.*AB-10000/);
    expect(await textOf(viewed, 4)).toBe('AB-10001 c');
  });

  it('draws numbers upright into the free corner of pages of all kinds', async () => {
    const shapes = [
      { box: [0, 0, 612, 792] },
      { box: [-40, 25, 752, 637] },
      { box: [300, -500, 400, -350], unit: 2 },
    ];
    const document = await PDFDocument.create({ updateMetadata: false });
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (const { box, unit } of shapes)
      for (const angle of [0, 90, 180, 270]) {
        const [x, y, right, top] = box as [number, number, number, number];
        const page = document.addPage();
        page.setMediaBox(x, y, right - x, top - y);
        page.node.set(PDFName.Rotate, document.context.obj(angle));
        if (unit) page.node.set(PDFName.of('UserUnit'), document.context.obj(unit));
        for (const [text, markX, markY] of [
          ['A', x + 5, y + 5],
          ['B', right - 10, y + 5],
          ['C', x + 5, top - 10],
          ['D', right - 10, top - 10],
        ] as const)
          page.drawText(text, { x: markX, y: markY, font, size: 5 });
      }
    const piece = await store(document);
    const original = await view(await readFile(piece));
    const places = document.getPages().map((_, index) => index + 1);
    for (const corner of ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const)
      for (const rotation of [0, 90, 180, 270] as const) {
        const pages = places.map((page) => ({ piece: 0, page, rotation, boxes: [] }));
        const numbering = { kind: 'bates', prefix: 'X', start: 1, width: 6, corner } as const;
        const { bytes } = await written(
          planOf({ numbering, pieces: [piece], sections: [aSection([], { pages })] }),
        );
        const viewed = await view(bytes);
        for (const place of places) {
          const [number, ...marks] = await seenOn(viewed, place);
          expect(number).toMatchObject({ text: `X${String(place).padStart(6, '0')}`, angle: 0 });
          const isTop = corner.startsWith('top');
          expect(number!.y).toBeGreaterThan(isTop ? 0.01 : 0.97);
          expect(number!.y).toBeLessThan(isTop ? 0.03 : 0.99);
          expect(corner.endsWith('left') ? number!.x : 1 - number!.end).toBeCloseTo(0.04, 4);
          // The marks are where they were, but 4 % nearer to the middle of the other end of the page.
          const before = await seenOnRotated(original, place, rotation);
          const shrunk = before.map(({ text, x, y, angle }) => ({
            text,
            x: 0.5 + 0.96 * (x - 0.5),
            y: isTop ? 1 + 0.96 * (y - 1) : 0.96 * y,
            angle,
          }));
          expect(marks.map(rounded)).toEqual(shrunk.map(rounded));
        }
      }
  });

  it('makes a long number small enough for a narrow page', async () => {
    const document = await PDFDocument.create({ updateMetadata: false });
    document.addPage([60, 800]);
    const numbering = {
      kind: 'bates',
      prefix: 'W'.repeat(20),
      start: 1,
      width: 8,
      corner: 'bottom-right',
    } as const;
    const plan = planOf({ numbering, pieces: [await store(document)], sections: [aSection([[0, 1]])] });
    const [number] = await seenOn(await view((await written(plan)).bytes), 1);
    expect(number!.x).toBeCloseTo(0.04, 3);
  });

  it.each([
    ['states that are not restored', ['q q .5 0 0 .5 9 9 cm BT /F1 9 Tf 1 0 0 1 90 90 Tm (kept) Tj ET']],
    ['states that were not saved', ['.5 0 0 .5 9 9 cm Q Q BT /F1 9 Tf 1 0 0 1 90 90 Tm (kept) Tj ET Q']],
    ['a text that does not end', ['.5 0 0 .5 9 9 cm BT /F1 9 Tf 1 0 0 1 90 90 Tm (kept) Tj 3 Tr 9 Ts']],
    ['parts that are one', ['.5 0 0 .5 9', '9 cm BT /F1 9', 'Tf 1 0 0 1 90 90 Tm (kept) Tj ET Q']],
    ['a Q in a text', ['.5 0 0 .5 9 9 cm BT /F1 9 Tf 1 0 0 1 90 90 Tm (kept) Tj ( Q ) Tj ET']],
  ])('keeps number and content of a page in place that has %s', async (_, parts) => {
    const document = await PDFDocument.create({ updateMetadata: false });
    const { context } = document;
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([600, 800]);
    page.node.set(PDFName.Resources, context.obj({ Font: { F1: font.ref } }));
    const streams = parts.map((part) => context.register(context.flateStream(part)));
    page.node.set(PDFName.Contents, context.obj(streams));
    document.addPage([600, 800]);
    const plan = planOf({
      numbering: { kind: 'pages', corner: 'bottom-left' },
      pieces: [await store(document)],
      sections: [
        aSection([
          [0, 1],
          [0, 2],
        ]),
      ],
    });
    const viewed = await view((await written(plan)).bytes);
    const [first, kept] = await seenOn(viewed, 1);
    const [second] = await seenOn(viewed, 2);
    expect(first).toEqual({ ...second, text: '1' });
    // 90 / 2 + 9 points from the left and from below, then 4 % smaller.
    expect(kept!.x).toBeCloseTo((12 + 0.96 * 54) / 600, 4);
    expect(kept!.y).toBeCloseTo(((800 - 54) * 0.96) / 800, 4);
    expect(kept!.text.trim()).toMatch(/^kept/);
  });

  it('restores in the content of a numbered page no state that the page around it has', async () => {
    const document = await PDFDocument.create({ updateMetadata: false });
    const { context } = document;
    const page = document.addPage([600, 800]);
    page.node.set(PDFName.Contents, context.register(context.stream('Q 1 w q 2 w Q 3 w Q 4 w')));
    const plan = planOf({
      numbering: { kind: 'pages', corner: 'top-right' },
      pieces: [await store(document)],
      sections: [aSection([[0, 1]])],
    });
    const everything = everythingIn(await load((await written(plan)).bytes));
    expect(everything).toMatch(/  1 w q 2 w Q 3 w   4 w/);
  });

  it('hides on a numbered page what was outside of the page', async () => {
    const document = await PDFDocument.create({ updateMetadata: false });
    document.addPage([600, 800]).setCropBox(100, 50, 300, 400);
    const plan = planOf({
      numbering: { kind: 'pages', corner: 'top-right' },
      pieces: [await store(document)],
      sections: [aSection([[0, 1]])],
    });
    const { context } = await load((await written(plan)).bytes);
    const forms = context.enumerateIndirectObjects().map(([, object]) => object.toString());
    const pages = forms.filter((form) => form.includes('/BBox [ 100 50 400 450 ]'));
    expect(pages).toHaveLength(1);
    // PDFium does not shrink patterns with the matrix of a form.
    expect(pages[0]).not.toContain('/Matrix');
  });

  it('leaves pages without numbers as they are', async () => {
    const piece = await aPiece(['a']);
    const { bytes } = await written(planOf({ pieces: [piece], sections: [aSection([[0, 1]])] }));
    const contents = async (content: Uint8Array) => {
      const [page] = (await load(content)).getPages();
      const parts = page!.node.lookup(PDFName.Contents, PDFArray);
      return parts.asArray().map((part) => page!.doc.context.lookup(part)!.toString());
    };
    expect(await contents(bytes)).toEqual(await contents(await readFile(piece)));
    expect(everythingIn(await load(bytes))).not.toContain('/Form');
  });

  it('says in its ID of which request it is, also after another program saved it', async () => {
    const plan = planOf({ pieces: [await aPiece(['a'])], sections: [aSection([[0, 1]])] });
    const { bytes } = await written({ ...plan, mark: packetMark('req_a') });
    expect(isMarkedPacket(bytes, 'req_a')).toBe(true);
    const document = await load(bytes);
    document.addPage();
    expect(isMarkedPacket(Buffer.from(await document.save()), 'req_a')).toBe(true);
    expect(isMarkedPacket((await written(plan)).bytes, 'req_a')).toBe(false);
  });

  it('says nothing of its making, and gives the same bytes each time', async () => {
    const plan = planOf({
      cover,
      contents: true,
      numbering: { kind: 'pages', corner: 'top-right' },
      pieces: [await aPiece(['a', 'b'])],
      sections: [
        aSection([
          [0, 2],
          [0, 1],
        ]),
      ],
    });
    const { bytes } = await written(plan);
    expect((await written({ ...plan, out: join(folder, 'again.pdf') })).bytes.equals(bytes)).toBe(true);
    const document = await load(bytes);
    const info = document.context.lookup(document.context.trailerInfo.Info, PDFDict);
    expect(info.keys().map(String)).toEqual(['/Title']);
    expect(document.getTitle()).toBe(plan.title);
    expect(
      everythingIn(document).match(/\/(Author|Creator|Producer|CreationDate|ModDate|Metadata|ID)\b/),
    ).toBeNull();
    expect(everythingIn(document).match(/pdf-lib|pdfkit|D:\d{4}|packet-|piece-/i)).toBeNull();
  });

  it('has no more than 32 nodes in a node of the page tree', async () => {
    const pages = Array.from({ length: 1_030 }, () => [0, 1] as const);
    const { bytes } = await written(planOf({ pieces: [await aPiece(['a'])], sections: [aSection(pages)] }));
    const { catalog, context } = await load(bytes);
    const countedIn = (ref: PDFRef, parent: PDFRef | undefined): number => {
      const node = context.lookup(ref, PDFDict);
      expect(node.get(PDFName.Parent)).toBe(parent);
      const kids = node.lookupMaybe(PDFName.of('Kids'), PDFArray)?.asArray() as PDFRef[] | undefined;
      if (!kids) return 1;
      expect(kids.length).toBeLessThanOrEqual(32);
      const count = kids.reduce((sum, kid) => sum + countedIn(kid, ref), 0);
      expect(String(node.get(PDFName.of('Count')))).toBe(String(count));
      return count;
    };
    expect(countedIn(catalog.get(PDFName.of('Pages')) as PDFRef, undefined)).toBe(1_030);
    expect((await view(bytes)).numPages).toBe(1_030);
  });

  it.each(['none', 'pages'] as const)('has nothing of a removed page, with numbering: %s', async (kind) => {
    const numbering = kind === 'none' ? { kind } : ({ kind, corner: 'top-left' } as const);
    const source = await store(await sourceWithSecrets());
    const plan = planOf({ cover, contents: true, numbering, pieces: [source] });
    const both = await written({
      ...plan,
      sections: [
        aSection([
          [0, 1],
          [0, 2],
        ]),
      ],
    });
    expect(everythingIn(await load(both.bytes))).toContain(SECRET);
    const { bytes } = await written({ ...plan, sections: [aSection([[0, 1]])] });
    const everything = everythingIn(await load(bytes));
    expect(everything).toContain('kept page');
    expect(everything).toContain('kept inner');
    expect(everything.includes(SECRET)).toBe(false);
    expect(
      everything.match(/\/(AA|B|P|PieceInfo|StructParents|StructTreeRoot|StructElem|JavaScript) /),
    ).toBeNull();
  });

  it('copies once what the pages of a file share, and only what they use', async () => {
    const source = await store(await sourceWithSecrets());
    const other = await aPiece(['other']);
    const sections = [
      aSection([
        [0, 1],
        [1, 1],
        [0, 1],
      ]),
      aSection([
        [1, 1],
        [0, 1],
      ]),
    ];
    const { bytes } = await written(planOf({ pieces: [source, other], sections }));
    expect(everythingIn(await load(bytes)).match(/kept inner/g)).toHaveLength(1);
  });

  it.each([
    ['while pages are copied', 3_000, 1],
    ['with all that is written', 6_000, 2],
  ])('writes no file that is too large: %s', async (_, maxBytes, copied) => {
    const document = await PDFDocument.create({ updateMetadata: false });
    const { context } = document;
    for (let index = 0; index < 2; index++) {
      const facts = { Type: 'XObject', Subtype: 'Image', Filter: 'DCTDecode' };
      const picture = `ffd8ffda0002${'00'.repeat(2_900)}ffd9`;
      const image = context.register(context.stream(Buffer.from(picture, 'hex'), facts as never));
      const page = document.addPage([600, 800]);
      page.node.set(PDFName.Resources, context.obj({ XObject: { Im1: image } }));
      page.node.set(PDFName.Contents, context.register(context.stream('/Im1 Do')));
    }
    const done: number[] = [];
    const sections = [
      aSection([
        [0, 1],
        [0, 2],
      ]),
    ];
    const plan = planOf({
      maxBytes,
      pieces: [await store(document)],
      sections,
      out: join(folder, 'large.pdf'),
    });
    const result = await writePlan(plan, (pages) => done.push(pages));
    expect(result).toEqual({ failure: 'too-large' });
    expect(done).toHaveLength(copied);
    expect(await readdir(folder)).not.toContain('large.pdf');
    expect(await written({ ...plan, maxBytes: 10_000, out: join(folder, 'small.pdf') })).toMatchObject({
      pages: 2,
    });
  });

  it.each([
    ['is cut', (content: Buffer) => content.subarray(0, -60), 1, 'no end'],
    ['is no PDF', () => Buffer.from('nothing %%EOF'), 1, 'No PDF header found'],
    ['has not so many pages', (content: Buffer) => content, 2, 'at most 0'],
  ])('fails without a file for a piece that %s', async (_, damage, page, message) => {
    const piece = await aPiece(['a']);
    await writeFile(piece, damage(await readFile(piece)));
    const plan = planOf({
      out: join(folder, 'failed.pdf'),
      pieces: [piece],
      sections: [aSection([[0, page]])],
    });
    await expect(written(plan)).rejects.toThrow(message);
    expect(await readdir(folder)).not.toContain('failed.pdf');
  });
});

describe('writePacket in volumes', () => {
  const texts = Array.from({ length: 7 }, (_, index) => `page ${index + 1}`);
  const pagesFrom = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => [0, from + index] as const);

  async function volumesOf(changed: Partial<PacketPlan>) {
    const plan = planOf({
      title: 'Chart',
      cover,
      contents: true,
      numbering: { kind: 'bates', prefix: 'B', start: 1, width: 4, corner: 'bottom-right' },
      pieces: [await aPiece(texts)],
      sections: [
        aSection(pagesFrom(1, 2), { title: 'Emergency room' }),
        aSection(pagesFrom(3, 6), { title: 'Progress' }),
        aSection([], { title: 'Without pages' }),
        aSection(pagesFrom(7, 7), { title: 'Labs' }),
      ],
      volumes: [3, 2, 2],
      ...changed,
    });
    const files = [];
    for (const volume of plan.volumes.keys()) files.push(await written({ ...plan, volume: volume + 1 }));
    return { plan, files, viewed: await Promise.all(files.map(({ bytes }) => view(bytes))) };
  }

  it('continues the numbers, and has cover and table of contents in the first', async () => {
    const { files, viewed } = await volumesOf({});
    expect(files.map(({ pages, allPages }) => [pages, allPages])).toEqual([
      [3, 5],
      [2, 2],
      [2, 2],
    ]);
    expect(await textOf(viewed[0]!, 1)).toMatch(/Pages of records 7 Volume 1 of 3/);
    expect(await textOf(viewed[0]!, 3)).toBe('B0001 page 1');
    expect(await textOf(viewed[1]!, 1)).toBe('B0004 page 4');
    expect(await textOf(viewed[2]!, 2)).toBe('B0007 page 7');
    const labels = await Promise.all(viewed.map((each) => each.getPageLabels()));
    expect(labels).toEqual([
      ['i', 'ii', 'B0001', 'B0002', 'B0003'],
      ['B0004', 'B0005'],
      ['B0006', 'B0007'],
    ]);
  });

  it('says in the table of contents in which volume a section begins, and links to those of the first', async () => {
    const { viewed } = await volumesOf({});
    const contents = (await textOf(viewed[0]!, 2)).replace(/\s+/g, ' ');
    expect(contents).toMatch(/Emergency room 2 .*Vol\. 1, page .*B0001/);
    expect(contents).toMatch(/Progress 4 .*Vol\. 1, page .*B0003/);
    expect(contents).toMatch(/Labs 1 .*Vol\. 3, page .*B0007/);
    expect(contents).not.toContain('continued');
    expect(await (await viewed[0]!.getPage(2)).getAnnotations()).toHaveLength(2);
  });

  it('finds the pages of a packet without numbers by their place in the file', async () => {
    const { viewed } = await volumesOf({ numbering: { kind: 'none' } });
    const contents = (await textOf(viewed[0]!, 2)).replace(/\s+/g, ' ');
    expect(contents).toMatch(
      /Emergency room.*Vol\. 1, page 3 .*Progress.*Vol\. 1, page 5 .*Labs.*Vol\. 3, page 2/,
    );
  });

  it('has a title and an outline of its own', async () => {
    const { files, viewed } = await volumesOf({});
    const titles = await Promise.all(files.map(async ({ bytes }) => (await load(bytes)).getTitle()));
    expect(titles).toEqual([1, 2, 3].map((number) => `Chart, Volume ${number} of 3`));
    const outlines = await Promise.all(viewed.map((each) => each.getOutline()));
    expect(outlines.map((outline) => outline.map(({ title }) => title))).toEqual([
      ['Emergency room', 'Progress'],
      ['Progress (continued)'],
      ['Progress (continued)', 'Labs'],
    ]);
    const [labs] = outlines[2]!.slice(1);
    expect(await viewed[2]!.getPageIndex((labs!.dest as never[])[0]!)).toBe(1);
  });

  it('counts the pages of earlier volumes as done, and gives the same bytes each time', async () => {
    const { plan, files } = await volumesOf({});
    const done: number[] = [];
    await writePlan({ ...plan, volume: 2 }, (pages) => done.push(pages));
    expect(done).toEqual([4, 5]);
    expect((await readFile(plan.out)).equals(files[1]!.bytes)).toBe(true);
  });

  it('refuses volumes that have not so many pages as the sections', async () => {
    await expect(volumesOf({ volumes: [3] })).rejects.toThrow('too few pages');
  });
});

type Placed = Omit<Seen, 'end'>;

/** The texts of a page that is turned further. */
async function seenOnRotated(viewed: PDFDocumentProxy, number: number, rotation: number): Promise<Placed[]> {
  const seen = await seenOn(viewed, number);
  return seen.map(({ text, x, y, angle }) => {
    const places = new Map([
      [0, [x, y]],
      [90, [1 - y, x]],
      [180, [1 - x, 1 - y]],
      [270, [y, 1 - x]],
    ]);
    const [turnedX, turnedY] = places.get(rotation) as [number, number];
    return { text, x: turnedX, y: turnedY, angle: (angle + rotation) % 360 };
  });
}

function rounded({ text, x, y, angle }: Placed): Placed {
  return { text, x: Math.round(x * 10_000) / 10_000 + 0, y: Math.round(y * 10_000) / 10_000 + 0, angle };
}
