import { degrees, PDFDocument, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import { pageTexts } from '@portal/contract/packets/pageText.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceFacts } from '../../../domain/packets/checks/pageFacts.ts';
import { pageLines } from './pageLines.ts';
import { prepareFile } from './prepareFile.ts';
import { TextWriter } from './TextWriter.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-text-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const textOf = (file: string) => pageTexts.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))).pages;

/** The lines of the first page of a prepared document. */
async function linesOf(size: [number, number], draw: (page: PDFPage) => void) {
  const document = await PDFDocument.create({ updateMetadata: false });
  await document.embedFont(StandardFonts.Helvetica);
  draw(document.addPage(size));
  const path = join(folder, 'original');
  writeFileSync(path, await document.save());
  expect(await prepareFile({ path, type: 'pdf', folder })).toMatchObject({ kind: 'prepared', pages: 1 });
  return textOf('0.json')[0]!.lines;
}

const words = (lines: Awaited<ReturnType<typeof linesOf>>) => lines.map((line) => line.map(([text]) => text));

describe('the text of a page', () => {
  it('has its words by line, whatever order they are drawn in', async () => {
    const lines = await linesOf([600, 800], (page) => {
      page.drawText('Baker', { x: 200, y: 700, size: 12 });
      page.drawText('Second line', { x: 50, y: 600, size: 12 });
      page.drawText('Patient:', { x: 50, y: 701, size: 12 });
    });
    expect(words(lines)).toEqual([
      ['Patient:', 'Baker'],
      ['Second', 'line'],
    ]);
  });

  it.each([
    [0, [5_000, 2_500]],
    [90, [7_500, 5_000]],
    [180, [5_000, 7_500]],
    [270, [2_500, 5_000]],
  ])('has boxes on the page as it is seen, turned by %i° and cut off', async (angle, [x, y]) => {
    const lines = await linesOf([600, 600], (page) => {
      page.setCropBox(100, 100, 400, 400);
      page.setRotation(degrees(angle));
      // In the middle of the width, a quarter from the top of what is seen before it is turned.
      page.drawText('Name Baker', { x: 265, y: 395, size: 14 });
    });
    const boxes = lines.flat();
    expect(boxes.map(([text]) => text)).toEqual(['Name', 'Baker']);
    const middle = (at: 1 | 2, size: 3 | 4) =>
      boxes.reduce((sum, box) => sum + box[at] + box[size] / 2, 0) / boxes.length;
    expect(Math.abs(middle(1, 3) - x!)).toBeLessThan(200);
    expect(Math.abs(middle(2, 4) - y!)).toBeLessThan(200);
  });

  it('that lies on its side is read in its direction', async () => {
    const lines = await linesOf([600, 800], (page) => {
      page.drawText('First line', { x: 100, y: 100, size: 12, rotate: degrees(90) });
      page.drawText('Second line', { x: 130, y: 100, size: 12, rotate: degrees(90) });
    });
    expect(words(lines)).toEqual([
      ['First', 'line'],
      ['Second', 'line'],
    ]);
  });

  it('outside of what is seen is not there', async () => {
    const lines = await linesOf([600, 800], (page) => {
      page.setCropBox(0, 0, 600, 400);
      page.drawText('Shown', { x: 50, y: 200, size: 12 });
      page.drawText('Hidden', { x: 50, y: 700, size: 12 });
    });
    expect(words(lines)).toEqual([['Shown']]);
  });
});

describe('limits', () => {
  const word = (text: string) => ({ text, left: 0, top: 0, right: 9, bottom: 9, direction: 0 as const });

  it('a page with too many words, or too long ones, has no text', () => {
    expect(pageLines(Array.from({ length: 6_000 }, () => word('a')))).not.toBeNull();
    expect(pageLines(Array.from({ length: 6_001 }, () => word('a')))).toBeNull();
    expect(pageLines([word('a'.repeat(121))])).toBeNull();
    expect(pageLines(null)).toBeNull();
  });

  it('pages after 64 MB of text have none', () => {
    const writer = new TextWriter(folder);
    const lines = [Array.from({ length: 6_000 }, () => ['w'.repeat(120), 1, 1, 1, 1] as const)].map((line) =>
      line.map((each) => [...each] as [string, number, number, number, number]),
    );
    const kept = Array.from({ length: 90 }, () => writer.add(lines).length);
    writer.endPiece();
    expect(kept.at(0)).toBe(1);
    expect(kept.at(-1)).toBe(0);
    expect(textOf('0.json').filter((page) => page.lines.length > 0)).toHaveLength(
      kept.filter(Boolean).length,
    );
  });
});

/** What is found about the first page of a prepared document. */
async function factsOf(draw: (page: PDFPage) => void) {
  await linesOf([612, 792], draw);
  return sourceFacts.parse(JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8'))).pages[0]!;
}

describe('what a page says', () => {
  const drawLines = (page: PDFPage, lines: readonly string[]) => {
    for (const [index, line] of lines.entries())
      page.drawText(line, { x: 60, y: 720 - 20 * index, size: 11 });
  };

  it('comes from its labels and the column under a heading', async () => {
    const facts = await factsOf((page) => {
      drawLines(page, ['Patient: John Baker', 'Date of service: 01/05/2024', 'MRN: 00123']);
      page.drawText('Patient Name', { x: 60, y: 600, size: 11 });
      page.drawText('Date of Birth', { x: 300, y: 600, size: 11 });
      page.drawText('Jane Baker', { x: 60, y: 585, size: 11 });
      page.drawText('07/09/1955', { x: 300, y: 585, size: 11 });
    });
    expect(facts).toMatchObject({
      isRead: true,
      names: ['John Baker', 'Jane Baker'],
      numbers: ['123'],
      serviceDates: ['2024-01-05'],
    });
  });

  it('is read on a page that lies on its side', async () => {
    const facts = await factsOf((page) => {
      page.drawText('Patient: John Baker', { x: 100, y: 100, size: 12, rotate: degrees(90) });
      page.drawText('The patient reports pain', { x: 130, y: 100, size: 12, rotate: degrees(90) });
    });
    expect(facts).toMatchObject({ isRead: true, names: ['John Baker'] });
  });

  it('is not read on a scan with the line of a fax machine', async () => {
    const draw = (lines: number) => (page: PDFPage) => {
      page.drawText('01/05/2026 10:22 FROM Valley Clinic Page 3 of 9', { x: 60, y: 770, size: 8 });
      for (let line = 0; line < lines; line++)
        for (let word = 0; word < 8; word++)
          page.drawRectangle({ x: 60 + word * 60, y: 700 - line * 16, width: 40, height: 3 });
    };
    expect((await factsOf(draw(35))).isRead).toBe(false);
    expect((await factsOf(draw(0))).isRead).toBe(true);
  });

  it('is read on a form with lines and dark headings', async () => {
    const facts = await factsOf((page) => {
      for (let line = 0; line < 30; line++) {
        page.drawRectangle({ x: 50, y: 715 - 20 * line, width: 500, height: 0.7 });
        if (line % 10 === 0) page.drawRectangle({ x: 50, y: 715 - 20 * line, width: 500, height: 16 });
      }
      drawLines(
        page,
        Array.from({ length: 30 }, () => 'Result of the test within the range: 6.1 of 4.0 to 5.6'),
      );
    });
    expect(facts.isRead).toBe(true);
  });

  it.each([
    ['an empty page', () => undefined],
    ['two words', (page: PDFPage) => page.drawText('Page two', { x: 60, y: 700 })],
    ['only numbers', (page: PDFPage) => page.drawText('12 34 56 78', { x: 60, y: 700 })],
  ])('is not known of %s', async (_, draw) => {
    expect((await factsOf(draw)).isRead).toBe(false);
  });
});
