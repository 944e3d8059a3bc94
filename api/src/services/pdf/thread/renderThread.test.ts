import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { aRequest } from '../../../domain/testing/aRequest.ts';
import { printInWorker } from '../../printing/printInWorker.ts';
import { aPrintContext } from '../testing/aPrintContext.ts';
import { printedLines, renderThread } from './renderThread.ts';
import { type ThreadEntry, threadSheet } from './threadSheet.ts';

const { resolve } = createRequire(import.meta.url);
const typeface = (name: string) => readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const typefaces = { regular: typeface('DejaVuSans'), bold: typeface('DejaVuSans-Bold') };
const now = new Date('2026-03-12T03:00:00.000Z');
const sheet = threadSheet({ request: aRequest(), withNotes: false }, await aPrintContext(), now);

const anEntry = (text: string): ThreadEntry => ({
  heading: '1. Sam Clerk · Client',
  time: 'March 11, 2026',
  mark: '',
  before: [],
  text,
  after: [],
  staffLines: [],
});

const render = (...texts: string[]) => renderThread(sheet, texts.map(anEntry), typefaces);
const countOf = (pdf: Uint8Array, pattern: RegExp) =>
  Buffer.from(pdf).toString('latin1').match(pattern)?.length ?? 0;
const pagesOf = (pdf: Uint8Array) => countOf(pdf, /\/Type \/Page\b(?!s)/g);

describe('a printed thread', () => {
  it('has a section with a heading for each message, and an element for each paragraph, not for each line', async () => {
    const one = await render('One\nmore\n\nTwo\nmore');
    const two = await render('One\nmore\n\nTwo\nmore', 'Three');
    expect(countOf(one, /\/S \/Sect\b/g)).toBe(1);
    expect(countOf(two, /\/S \/Sect\b/g)).toBe(2);
    expect(countOf(two, /\/S \/H2\b/g)).toBe(2);
    // The second message has a time and one paragraph.
    expect(countOf(two, /\/S \/P\b/g) - countOf(one, /\/S \/P\b/g)).toBe(2);
    expect(countOf(one, /\/S \/P\b/g) - countOf(await render('One'), /\/S \/P\b/g)).toBe(1);
  });

  it('prints all lines that a message can have', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `line ${index}`);
    expect(printedLines(lines.join('\r\n'))).toEqual(lines);
  });

  it('prints what earlier versions stored beyond 200 lines as one more line, without a loss', () => {
    const lines = Array.from({ length: 2_500 }, (_, index) => (index % 3 === 0 ? '' : `w${index}`));
    const printed = printedLines(lines.join('\n'));
    expect(printed).toHaveLength(201);
    expect(printed.join(' ').split(/ +/).filter(Boolean)).toEqual(lines.filter(Boolean));
  });

  it('of a stored message with 2,500 lines has the pages of 200 lines and a paragraph', async () => {
    expect(pagesOf(await render('x\n'.repeat(2_500)))).toBeLessThan(10);
  });

  it('has the same bytes from the worker, with the messages in parts', async () => {
    const texts = Array.from({ length: 30 }, (_, index) => `Message ${index}\n\nof the thread`);
    async function* parts() {
      for (let from = 0; from < texts.length; from += 7) yield texts.slice(from, from + 7).map(anEntry);
    }
    const limits = { maxMs: 60_000, maxHeapMb: 128, maxBufferMb: 128 };
    const printed = await printInWorker<'thread'>({ kind: 'thread', sheet }, limits, parts(), typefaces);
    expect(Buffer.from(printed.content).equals(await render(...texts))).toBe(true);
  });

  it('is not printed if its messages cannot be read', async () => {
    async function* parts() {
      yield [anEntry('One')];
      throw new Error('the store is down');
    }
    const limits = { maxMs: 60_000, maxHeapMb: 128, maxBufferMb: 128 };
    const printed = printInWorker<'thread'>({ kind: 'thread', sheet }, limits, parts(), typefaces);
    await expect(printed).rejects.toThrow('the store is down');
  });

  it('ends at the limit of its worker', async () => {
    async function* parts() {
      yield Array.from({ length: 200 }, () => anEntry('x'.repeat(5_000)));
    }
    const limits = { maxMs: 300, maxHeapMb: 128, maxBufferMb: 128 };
    const printed = printInWorker<'thread'>({ kind: 'thread', sheet }, limits, parts(), typefaces);
    await expect(printed).rejects.toMatchObject({ reason: 'time' });
  });
});
