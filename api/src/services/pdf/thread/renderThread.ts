import { MAX_MESSAGE_LINES, messageLines } from '@portal/contract/messages/rules/messageLines.ts';
import type { Typefaces } from '../text/typefaces.ts';
import { drawHeader, paragraph } from '../drawHeader.ts';
import { type Element, PAGE_LAYOUT, type PdfLayout, type Style } from '../pdfWriter.ts';
import { renderPages } from '../renderPages.ts';
import type { ThreadEntry, ThreadSheet } from './threadSheet.ts';

const COLUMN = { x: PAGE_LAYOUT.left, width: PAGE_LAYOUT.right - PAGE_LAYOUT.left };
const GAP = 12;

/** Renders a thread as tagged PDF: each message is a section with a heading. */
export async function renderThread(
  sheet: ThreadSheet,
  entries: readonly ThreadEntry[],
  typefaces: Typefaces,
): Promise<Buffer> {
  const draw = (writer: PdfLayout) => {
    drawHeader(writer, sheet);
    for (const entry of entries) drawEntry(writer, entry);
  };
  return renderPages({ ...sheet, author: sheet.sender.name, draw }, typefaces);
}

function drawEntry(writer: PdfLayout, { heading, time, mark, before, text, after, staffLines }: ThreadEntry) {
  // A heading is not alone at the end of a page.
  writer.ensureSpace(GAP + writer.leading('strong') + writer.leading('label') + 2 * writer.leading('text'));
  writer.rule(writer.y);
  writer.y += GAP / 2;
  const section = writer.add(null, 'Sect');
  const draw = (line: string, style: Style) =>
    paragraph(writer, writer.add(section, 'P'), line, { ...COLUMN, style });
  paragraph(writer, writer.add(section, 'H2'), heading, { ...COLUMN, style: 'strong', base: 'ltr' });
  draw(time, 'label');
  writer.y += 2;
  if (mark !== '') draw(mark, 'open');
  for (const line of before) draw(line, 'text');
  drawText(writer, section, text);
  for (const line of after) draw(line, 'text');
  for (const line of staffLines) draw(line, 'label');
  writer.y += GAP / 2;
  writer.close(section);
}

/** Draws the text of a message: its lines, with one element for the lines between two empty ones. */
function drawText(writer: PdfLayout, section: Element, text: string): void {
  let element: Element | null = null;
  for (const line of text === '' ? [] : printedLines(text)) {
    if (line.trim() === '') {
      element = null;
      writer.y += writer.leading('text') / 2;
      continue;
    }
    element ??= writer.add(section, 'P');
    paragraph(writer, element, line, { ...COLUMN, style: 'text', isProse: true });
  }
}

/**
 * The lines of a message. Messages of earlier versions can have more than a message may have now: the text after them is
 * one more line, so that a thread has a bounded number of pages and lacks nothing.
 */
export function printedLines(text: string): string[] {
  const lines = messageLines(text);
  if (lines.length <= MAX_MESSAGE_LINES) return lines;
  const rest = lines.slice(MAX_MESSAGE_LINES).filter((line) => line.trim() !== '');
  return [...lines.slice(0, MAX_MESSAGE_LINES), rest.join(' ')];
}
