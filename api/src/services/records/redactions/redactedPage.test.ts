import { type PDFPage, PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import type { PageBox } from '@portal/contract/packets/redactions.ts';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWithPdfium } from '../pdfium.ts';
import { prepareFile } from '../prepare/prepareFile.ts';
import { detectors } from '../testing/findLeaks.ts';
import { leakingSources, type SourceWithLeaks, sourcesWithLeaks } from '../testing/sourceWithLeaks.ts';
import { aPlan, writePlan, written } from '../testing/packetPlans.ts';
import type { PacketPlan } from '../writePacket.ts';

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redacted-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function store(content: Uint8Array): Promise<string> {
  const path = join(folder, `${(files += 1)}.pdf`);
  await writeFile(path, content);
  return path;
}

type Page = PacketPlan['sections'][number]['pages'][number];

/** A plan with pages of one piece: the first, the second and so on. */
function planOf(
  piece: string,
  pages: readonly Partial<Page>[],
  changed: Partial<PacketPlan> = {},
): PacketPlan {
  const own = pages.map((page, index) => ({
    piece: 0,
    page: index + 1,
    rotation: 0 as const,
    boxes: [],
    ...page,
  }));
  const section = { title: 'Visit', typeLabel: 'Notes', date: null, pages: own };
  return aPlan({ pieces: [piece], sections: [section], out: join(folder, 'packet.pdf'), ...changed });
}

const bytesOf = async (plan: PacketPlan) => (await written(plan)).bytes;

/** A page as it is shown: its size, and how bright a place is, 0 to 255; x and y in units of boxes. */
async function shown(content: Uint8Array, index = 0) {
  const opened = await openWithPdfium(content);
  if (opened.kind === 'refused') throw new Error(opened.reason);
  const size = opened.document.sizeOf(index);
  const [width, height] = [Math.round(size.width), Math.round(size.height)];
  const pixels = opened.document.render(index, width, height)!;
  opened.document.close();
  const brightness = (box: PageBox) => {
    const [left, top] = [Math.ceil((box.x * width) / 10_000), Math.ceil((box.y * height) / 10_000)];
    const right = Math.floor(((box.x + box.width) * width) / 10_000);
    const bottom = Math.floor(((box.y + box.height) * height) / 10_000);
    const found = { darkest: 255, brightest: 0 };
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++)
        for (let channel = 0; channel < 3; channel++) {
          const value = pixels[(y * width + x) * 4 + channel]!;
          found.darkest = Math.min(found.darkest, value);
          found.brightest = Math.max(found.brightest, value);
        }
    return found;
  };
  return { size, brightness };
}

/** The boxes have a soft edge of a pixel where a picture is drawn smaller. */
const BLACK = 40;

/** The page that stays becomes a picture too. */
const PICTURES = ['in shared fonts'];

/** All of the page but its heading. */
const BOX: PageBox = { x: 600, y: 900, width: 8_900, height: 9_100 };
const TURNED_BOX: PageBox = { x: 0, y: 600, width: 9_100, height: 8_900 };

describe('a packet of redacted and removed pages', () => {
  let sources: SourceWithLeaks[] = [];
  beforeAll(async () => {
    sources = await sourcesWithLeaks();
  });

  /** The secrets that each detector finds. */
  async function foundIn(content: Uint8Array, { secrets }: SourceWithLeaks) {
    const found: Record<string, string[]> = {};
    for (const [detector, read] of Object.entries(detectors)) {
      const text = await read(content);
      found[detector] = [...secrets].filter(([, secret]) => text.includes(secret)).map(([place]) => place);
    }
    return found;
  }

  const pieces = new Map<SourceWithLeaks, string>();

  /** The path of its prepared pages. */
  async function prepared(source: SourceWithLeaks): Promise<string> {
    const known = pieces.get(source);
    if (known) return known;
    const own = join(folder, `source-${(files += 1)}`);
    await mkdir(own);
    const path = join(own, 'original');
    await writeFile(path, source.content);
    const result = await prepareFile({ path, type: 'pdf', folder: own });
    expect(result).toMatchObject({ kind: 'prepared', pages: 3 });
    const piece = join(own, '0.pdf');
    pieces.set(source, piece);
    return piece;
  }

  it('is made of sources with fifty secrets, which the detectors find in them', async () => {
    const all = await Promise.all(sources.map((source) => foundIn(source.content, source)));
    const places = sources.flatMap(({ secrets }) => [...secrets.keys()]);
    expect(places.length).toBeGreaterThanOrEqual(50);
    const missed = sources.flatMap(({ secrets }, index) => {
      const found = new Set(Object.values(all[index]!).flat());
      return [...secrets.keys()].filter((place) => !found.has(place));
    });
    expect(missed).toEqual([]);
    // Each detector finds what it is made for.
    expect(all[0]!['text of pdf.js']).toEqual(
      expect.arrayContaining(['text layer', 'hidden text', 'text in parts', 'ligature', 'note']),
    );
    expect(all[0]!['text of PDFium']).toEqual(
      expect.arrayContaining(['text layer', 'hidden text', 'text in parts', 'ligature']),
    );
    expect(all[0]!['bytes and inflated streams']).toEqual(
      expect.arrayContaining(['text in hexadecimal digits', 'picture under the box', 'glyph of a font']),
    );
    expect(all[1]!['bytes and inflated streams']).toEqual(
      expect.arrayContaining(['earlier revision', 'comment of the file']),
    );
    expect(all[1]!.objects).toEqual(expect.arrayContaining(['bookmark', 'named destination', 'signature']));
  });

  it('has the secrets of a page that is not redacted, which the same detectors find', async () => {
    const [source] = sources as [SourceWithLeaks];
    const piece = await prepared(source);
    const found = await foundIn(await bytesOf(planOf(piece, [{}, {}, {}])), source);
    expect(found['text of pdf.js']).toEqual(
      expect.arrayContaining(['text layer', 'hidden text', 'removed page']),
    );
    expect(found['text of PDFium']).toContain('text layer');
    expect(found['bytes and inflated streams']).toEqual(expect.arrayContaining(['ActualText', 'pattern']));
    expect(found.objects).toEqual(expect.arrayContaining(['name of a font', 'soft mask']));
  });

  it.each(leakingSources)('has none of the secrets %s', async (title) => {
    const source = sources.find((each) => each.title === title)!;
    const piece = await prepared(source);
    const box = title === 'on a turned page' ? TURNED_BOX : BOX;
    const before = await shown(await readFile(piece), 1);
    expect(before.brightness(box)).toMatchObject({ brightest: 255 });
    const redactions = [{ index: 1, reason: 'Other patient', legalBasis: '', boxes: 1 }];
    const plan = planOf(piece, [{}, { boxes: [box] }], { redactions });
    const content = await bytesOf(plan);
    expect(Object.values(await foundIn(content, source)).flat()).toEqual([]);
    const text = await detectors['text of pdf.js']!(content);
    expect(text.includes('The kept page')).toBe(!PICTURES.includes(title));
    expect(text).not.toContain('The redacted page');
    const after = await shown(content, 1);
    expect(after.size).toEqual(before.size);
    expect(after.brightness(box).brightest).toBeLessThan(BLACK);
    // The rest of the page is still seen.
    const rest = box === BOX ? { ...box, y: 300, height: 550 } : { ...box, x: 9_150, width: 550 };
    expect(after.brightness(rest)).toEqual({
      darkest: expect.toSatisfy((dark) => dark < 90),
      brightest: 255,
    });
  });

  it.each(leakingSources)('has none of the secrets %s if its pages have numbers', async (title) => {
    const source = sources.find((each) => each.title === title)!;
    const box = title === 'on a turned page' ? TURNED_BOX : BOX;
    const plan = planOf(await prepared(source), [{}, { boxes: [box] }], {
      numbering: { kind: 'pages', corner: 'bottom-right' },
    });
    expect(Object.values(await foundIn(await bytesOf(plan), source)).flat()).toEqual([]);
  });
});

describe('addRedactedPage', () => {
  async function aPiece(change: (page: PDFPage) => void): Promise<string> {
    const document = await PDFDocument.create({ updateMetadata: false });
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([200, 300]);
    page.setMediaBox(50, 20, 200, 300);
    page.drawText('visible', { x: 130, y: 165, size: 10, font });
    change(page);
    return store(await document.save());
  }

  it.each([0, 90, 180, 270] as const)(
    'paints a box where it is seen on a page that its file turns by %i degrees, and the recipe by others',
    async (angle) => {
      const piece = await aPiece((page) => page.node.set(PDFName.Rotate, page.doc.context.obj(angle)));
      const box: PageBox = { x: 1_000, y: 500, width: 3_000, height: 1_500 };
      const seen = {
        0: box,
        90: { x: 8_000, y: 1_000, width: 1_500, height: 3_000 },
        180: { x: 6_000, y: 8_000, width: 3_000, height: 1_500 },
        270: { x: 500, y: 6_000, width: 1_500, height: 3_000 },
      };
      const original = await shown(await readFile(piece));
      for (const rotation of [0, 90, 180, 270] as const) {
        const content = await bytesOf(planOf(piece, [{ rotation, boxes: [box] }]));
        const { size, brightness } = await shown(content);
        const { width, height } = original.size;
        expect(size).toEqual(rotation % 180 === 0 ? { width, height } : { width: height, height: width });
        expect(brightness(seen[rotation]).brightest).toBeLessThan(BLACK);
        const { x, y, width: across, height: down } = seen[rotation];
        const around = [
          { x: x + across + 100, y, width: 300, height: down },
          { x, y: y + down + 100, width: across, height: 300 },
        ];
        for (const side of around) expect(brightness(side)).toEqual({ darkest: 255, brightest: 255 });
      }
    },
  );

  it('paints every pixel that a box touches, also at the edges of the page', async () => {
    const piece = await aPiece((page) => page.drawRectangle({ x: 50, y: 20, width: 200, height: 300 }));
    const all: PageBox = { x: 0, y: 0, width: 10_000, height: 10_000 };
    const { brightness } = await shown(await bytesOf(planOf(piece, [{ boxes: [all] }])));
    expect(brightness(all)).toEqual({ darkest: 0, brightest: 0 });
    const corner: PageBox = { x: 9_990, y: 9_990, width: 10, height: 10 };
    await bytesOf(planOf(piece, [{ boxes: [corner] }]));
  });

  it('keeps the unit of the page, and gives the same bytes each time', async () => {
    const piece = await aPiece((page) => page.node.set(PDFName.of('UserUnit'), page.doc.context.obj(2)));
    const plan = planOf(piece, [{ boxes: [BOX] }]);
    const content = await bytesOf(plan);
    expect((await bytesOf({ ...plan, out: join(folder, 'again.pdf') })).equals(content)).toBe(true);
    const [page] = (await PDFDocument.load(content)).getPages();
    expect(String(page!.node.get(PDFName.of('UserUnit')))).toBe('2');
    expect(page!.getSize()).toEqual({ width: 200, height: 300 });
  });

  it('is empty for who only looks at the text', async () => {
    const piece = await aPiece(() => {});
    const content = await bytesOf(planOf(piece, [{ boxes: [BOX] }, { page: 1 }], { isTextOnly: true }));
    const { brightness } = await shown(content);
    expect(brightness({ x: 0, y: 0, width: 10_000, height: 10_000 })).toEqual({
      darkest: 255,
      brightest: 255,
    });
    expect((await detectors['text of pdf.js']!(content)).match(/visible/g)).toHaveLength(1);
  });

  it('has no color where the page has none, and colors where it has some', async () => {
    const spaces = async (piece: string) =>
      (await detectors.objects!(await bytesOf(planOf(piece, [{ boxes: [BOX] }])))).match(/Device(Gray|RGB)/g);
    expect(await spaces(await aPiece(() => {}))).toEqual(['DeviceGray']);
    const red = await aPiece((page) =>
      page.drawRectangle({
        x: 130,
        y: 310,
        width: 9,
        height: 9,
        color: { type: 'RGB', red: 1, green: 0, blue: 0 } as never,
      }),
    );
    expect(await spaces(red)).toEqual(['DeviceRGB']);
  });
});

describe('the list of redactions', () => {
  it('is at the end, with the numbers that are printed on the pages, and counts as no page of records', async () => {
    const document = await PDFDocument.create({ updateMetadata: false });
    for (let index = 0; index < 3; index++) document.addPage([400, 600]);
    const piece = await store(await document.save());
    const plan = planOf(piece, [{}, { boxes: [BOX, BOX] }, { boxes: [BOX] }], {
      contents: true,
      numbering: { kind: 'bates', prefix: 'REC', start: 7, width: 4, corner: 'top-left' },
      redactions: [
        { index: 1, reason: 'Substance use records', legalBasis: '42 CFR Part 2', boxes: 2 },
        { index: 2, reason: 'Outside scope', legalBasis: '', boxes: 1 },
      ],
    });
    const result = await writePlan(plan);
    expect(result).toMatchObject({ pages: 3, frontPages: 1, allPages: 5 });
    const content = await readFile(plan.out);
    const text = await detectors['text of PDFium']!(content);
    const list = text.slice(text.indexOf('Redactions')).replaceAll(/\s+/g, ' ');
    expect(list).toMatch(/Substance use records.*2.*REC0008.*42 CFR Part 2.*Outside scope.*1.*REC0009/);
    expect(await detectors['text of pdf.js']!(content)).toContain('["i","REC0007","REC0008","REC0009","ii"]');
    const without = await bytesOf({ ...plan, numbering: { kind: 'none' } });
    const unnumbered = await detectors['text of PDFium']!(without);
    expect(unnumbered.slice(unnumbered.indexOf('Redactions')).replaceAll(/\s+/g, ' ')).toMatch(
      /Substance use records.*2.*3.*Outside scope.*1.*4/,
    );
  });
});
