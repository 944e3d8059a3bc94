import { MAX_PDF_PREAMBLE } from '@portal/contract/files/rules/fileTypes.ts';
import { expect, it } from 'vitest';
import type { Log } from '../../telemetry/log.ts';
import { checkDocument } from './checkDocument.ts';
import { flatPdf } from './testing/somePdfs.ts';

const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
const input = {
  facts: { patientName: 'Maria Santos', patientDob: '1980-02-29', recipients: ['Whitfield & Moreno, LLP'] },
  now: new Date('2026-06-15T12:00:00.000Z'),
};

/** Adds a number to all positions of the table of objects, as a program does that counts from the start of the file. */
function withMovedPositions(pdf: Buffer, bytes: number): Buffer {
  const text = pdf.toString('latin1');
  const moved = text
    .replace(/\d{10}(?= \d{5} n)/g, (position) => String(Number(position) + bytes).padStart(10, '0'))
    .replace(/(?<=startxref\s)\d+/, (position) => String(Number(position) + bytes));
  return Buffer.from(moved, 'latin1');
}

it.each([
  ['a byte order mark', '\ufeff'],
  ['text', 'TEXTmdos\r\n'],
  // The program that reads it looks for the signature in fewer bytes.
  ['1,020 bytes', ' '.repeat(1_020)],
  ['the longest text', ' '.repeat(MAX_PDF_PREAMBLE)],
])('reads a PDF with %s before its signature', async (_, preamble) => {
  const bytes = Buffer.from(preamble);
  const pdf = await flatPdf();
  for (const content of [pdf, withMovedPositions(pdf, bytes.length)]) {
    const load = () => Promise.resolve(Buffer.concat([bytes, content]));
    const checked = await checkDocument(load, input, 'a test', silentLog, { isPreferred: true });
    expect(checked).toMatchObject({ kind: 'checked', check: { unreadable: null } });
    expect(checked).toMatchObject({ check: { suggestions: { patientName: 'found', signature: 'found' } } });
  }
});
