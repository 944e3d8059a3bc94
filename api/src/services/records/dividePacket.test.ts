import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dividePacket, volumesOf } from './dividePacket.ts';
import { type PacketPlan, writePacket } from './writePacket.ts';

const NO_TYPEFACES = { regular: Buffer.alloc(0), bold: Buffer.alloc(0) };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volumes-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Stores a file whose pages have a picture with so many bytes each, and all of them one with `shared` bytes. */
async function aPiece(name: string, sizes: readonly number[], shared: number): Promise<string> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const facts = { Type: 'XObject', Subtype: 'Image', Filter: 'DCTDecode' };
  const picture = (bytes: number) => {
    const content = Buffer.from(`ffd8ffda0002${'00'.repeat(bytes - 8)}ffd9`, 'hex');
    return context.register(context.stream(content, facts as never));
  };
  const all = picture(shared);
  for (const size of sizes) {
    const page = document.addPage([600, 800]);
    page.node.set(PDFName.Resources, context.obj({ XObject: { Im1: picture(size), Im2: all } }));
    page.node.set(PDFName.Contents, context.register(context.stream('/Im1 Do /Im2 Do')));
  }
  const path = join(folder, name);
  await writeFile(path, await document.save({ objectsPerTick: Infinity }));
  return path;
}

const sectionOf = (pages: readonly (readonly [piece: number, page: number])[]) => ({
  title: 'Visit',
  typeLabel: 'Labs',
  date: null,
  pages: pages.map(([piece, page]) => ({ piece, page, rotation: 0 as const, boxes: [] })),
});

describe('volumesOf', () => {
  const page = (...streams: [string, number][]) => new Map(streams);

  it.each([
    ['by pages', 5, { maxPages: 2, maxBytes: 1e9 }, [2, 2, 1]],
    ['into full volumes only', 4, { maxPages: 2, maxBytes: 1e9 }, [2, 2]],
    ['not at all', 5, { maxPages: 5, maxBytes: 1e9 }, [5]],
    ['by bytes', 5, { maxPages: 9, maxBytes: 3_000 }, [2, 2, 1]],
    ['with one page if it alone is too large', 3, { maxPages: 9, maxBytes: 100 }, [1, 1, 1]],
  ])('divides %s', (_, count, limits, volumes) => {
    const pages = Array.from({ length: count }, (__, index) => page([`p${index}`, 1_000]));
    expect(volumesOf(pages, limits)).toEqual(volumes);
  });

  it('counts what pages share once in each volume', () => {
    const pages = Array.from({ length: 4 }, (_, index) => page(['font', 5_000], [`p${index}`, 100]));
    expect(volumesOf(pages, { maxPages: 9, maxBytes: 6_500 })).toEqual([3, 1]);
    expect(volumesOf(pages, { maxPages: 9, maxBytes: 7_000 })).toEqual([4]);
  });
});

describe('dividePacket', () => {
  it('makes volumes that fit when they are written, each with as much as fits', async () => {
    const pieces = [
      await aPiece('a.pdf', [9_000, 20_000, 4_000, 7_000, 30_000], 8_000),
      await aPiece('b.pdf', [12_000, 500, 500], 3_000),
    ];
    const sections = [
      sectionOf([
        [0, 1],
        [1, 1],
        [0, 3],
      ]),
      sectionOf([
        [0, 2],
        [0, 4],
        [0, 5],
        [1, 2],
        [1, 3],
      ]),
    ];
    const maxBytes = 45_000;
    const volumes = await dividePacket({ pieces, sections }, { maxPages: 100, maxBytes: maxBytes - 1_500 });
    expect(volumes).toEqual([3, 2, 3]);
    for (const index of volumes.keys()) {
      const out = join(folder, `${index}.pdf`);
      const plan: PacketPlan = {
        title: 'Chart',
        language: 'en',
        cover: null,
        contents: false,
        numbering: { kind: 'none' },
        redactions: [],
        isTextOnly: false,
        pieces,
        sections,
        volumes,
        volume: index + 1,
        maxBytes,
        out,
      };
      expect(await writePacket(plan, () => {}, NO_TYPEFACES)).toMatchObject({ pages: volumes[index] });
      expect((await stat(out)).size).toBeLessThanOrEqual(maxBytes);
    }
  });

  it('fails for a piece that is cut', async () => {
    const piece = join(folder, 'cut.pdf');
    await writeFile(piece, '%PDF-1.7');
    const divided = dividePacket(
      { pieces: [piece], sections: [sectionOf([[0, 1]])] },
      { maxPages: 1, maxBytes: 1 },
    );
    await expect(divided).rejects.toThrow('no end');
  });
});
