import { type Language, localeOf } from '@portal/contract/languages/languages.ts';
import { translator } from '../email/translator.ts';
import { paragraph } from '../pdf/drawHeader.ts';
import { drawTable, type RowPlace } from '../pdf/drawTable.ts';
import { PAGE_LAYOUT, type PdfLayout, type Style } from '../pdf/pdfWriter.ts';
import { renderPages } from '../pdf/renderPages.ts';
import { boxNoteOf } from '../pdf/sheetFacts.ts';
import type { Typefaces } from '../pdf/text/typefaces.ts';

/** What the cover of a packet says, as it is printed. Empty: the row is left out. */
export interface CoverFacts {
  readonly orderNumber: string;
  readonly patientName: string;
  readonly patientDob: string;
  readonly firm: string;
  readonly matterNumber: string;
  readonly scope: string;
  readonly date: string;
  readonly custodian: string;
}

/** A row of the table of contents. */
export interface ContentsRow {
  readonly title: string;
  readonly typeLabel: string;
  /** The date of service, YYYY-MM-DD. */
  readonly date: string | null;
  readonly pages: number;
  /** The volume that it begins in; null if the packet is one file. */
  readonly volume: number | null;
  /** The number of its first page. */
  readonly number: string;
}

interface Front {
  readonly title: string;
  readonly language: Language;
  readonly cover: CoverFacts | null;
  /** Pages of records, in all volumes. */
  readonly pages: number;
  readonly volumes: number;
  /** The rows of the table of contents. Null: there is none. */
  readonly contents: readonly ContentsRow[] | null;
}

const COLUMN = { x: PAGE_LAYOUT.left, width: PAGE_LAYOUT.right - PAGE_LAYOUT.left };
/** The packet gets no dates. The library needs one. */
const NO_DATE = '2000-01-01T00:00:00.000Z';

/** Renders cover and table of contents as PDF. `rows`: where the rows of the table are. The same facts give the same bytes. */
export async function renderFront(
  { title, language, cover, pages, volumes, contents }: Front,
  typefaces: Typefaces,
): Promise<{ content: Buffer; rows: readonly RowPlace[] }> {
  const t = await translator(language);
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  let rows: RowPlace[] = [];

  const drawCover = (writer: PdfLayout, facts: CoverFacts) => {
    const draw = (type: string, text: string, style: Style) =>
      paragraph(writer, writer.add(null, type), text, { ...COLUMN, style });
    draw('H1', title, 'heading');
    writer.y += 14;
    writer.rule(writer.y);
    writer.y += 14;
    const printed = [
      [t('Order ID'), facts.orderNumber],
      [t('Patient'), facts.patientName],
      [t('Date of birth'), facts.patientDob],
      [t('Prepared for'), facts.firm],
      [t('Matter number'), facts.matterNumber],
      [t('Scope of records'), facts.scope],
      [t('Pages of records'), String(pages)],
      [t('Volume'), volumes === 1 ? '' : t('{{number}} of {{volumes}}', { number: 1, volumes })],
      [t('Prepared on'), facts.date],
      [t('Custodian of records'), facts.custodian],
    ] as const;
    for (const [label, value] of printed) {
      if (value === '') continue;
      // A label is not alone at the end of a page.
      writer.ensureSpace(writer.leading('label') + writer.leading('letter'));
      draw('P', label, 'label');
      for (const line of value.split('\n')) draw('P', line, 'letter');
      writer.y += 8;
    }
  };

  const drawContents = (writer: PdfLayout, listed: readonly ContentsRow[]) => {
    paragraph(writer, writer.add(null, 'H1'), t('Table of contents'), { ...COLUMN, style: 'heading' });
    writer.y += 14;
    rows = drawTable(writer, {
      columns: [t('Section'), t('Pages'), t('Date of service'), t('First page')],
      rows: listed.map((row) => ({
        title: row.title,
        notes: [row.typeLabel],
        cells: [
          String(row.pages),
          row.date === null ? '' : day.format(new Date(`${row.date}T12:00:00.000Z`)),
          row.volume === null
            ? row.number
            : t('Vol. {{volume}}, page {{number}}', { volume: row.volume, number: row.number }),
        ],
      })),
    });
  };

  const draw = (writer: PdfLayout) => {
    if (cover) drawCover(writer, cover);
    if (cover && contents) writer.ensureSpace(PAGE_LAYOUT.bottom);
    if (contents) drawContents(writer, contents);
  };
  const facts = { title, language, author: '', pageLabel: '', boxNote: boxNoteOf(t), datedAt: NO_DATE };
  return { content: await renderPages({ ...facts, draw }, typefaces), rows };
}
