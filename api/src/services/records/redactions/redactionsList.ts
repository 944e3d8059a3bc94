import type { Language } from '@portal/contract/languages/languages.ts';
import { translator } from '../../email/translator.ts';
import { paragraph } from '../../pdf/drawHeader.ts';
import { drawTable } from '../../pdf/drawTable.ts';
import { PAGE_LAYOUT, type PdfLayout } from '../../pdf/pdfWriter.ts';
import { renderPages } from '../../pdf/renderPages.ts';
import { boxNoteOf } from '../../pdf/sheetFacts.ts';
import type { Typefaces } from '../../pdf/text/typefaces.ts';

/** The redactions of a page that have one reason. */
export interface RedactionsRow {
  /** The place of the page among the pages of records, from 0. */
  readonly index: number;
  readonly reason: string;
  /** Empty: the reason has none. */
  readonly legalBasis: string;
  readonly boxes: number;
}

interface RedactionsList {
  readonly title: string;
  readonly language: Language;
  /** `number`: as it is printed on the page. */
  readonly rows: readonly (RedactionsRow & { readonly number: string })[];
}

const COLUMN = { x: PAGE_LAYOUT.left, width: PAGE_LAYOUT.right - PAGE_LAYOUT.left };
/** The packet gets no dates. The library needs one. */
const NO_DATE = '2000-01-01T00:00:00.000Z';

/** Renders the list of the redactions of a packet as PDF, without their content. The same rows give the same bytes. */
export async function renderRedactions(
  { title, language, rows }: RedactionsList,
  typefaces: Typefaces,
): Promise<Buffer> {
  const t = await translator(language);
  const draw = (writer: PdfLayout) => {
    paragraph(writer, writer.add(null, 'H1'), t('Redactions'), { ...COLUMN, style: 'heading' });
    writer.y += 14;
    drawTable(writer, {
      columns: [t('Reason'), '', t('Redacted parts'), t('Page')],
      rows: rows.map(({ reason, legalBasis, boxes, number }) => ({
        title: reason,
        notes: legalBasis === '' ? [] : [legalBasis],
        cells: ['', String(boxes), number],
      })),
    });
  };
  const facts = { title, language, author: '', pageLabel: '', boxNote: boxNoteOf(t), datedAt: NO_DATE };
  return renderPages({ ...facts, draw }, typefaces);
}
