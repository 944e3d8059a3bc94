import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

/** The lines of a complete authorization of Maria Santos, born February 29, 1980. */
export const completeLines = [
  'AUTHORIZATION TO RELEASE HEALTH INFORMATION',
  'Patient name: Maria L. Santos          Date of birth: 02/29/1980',
  'Provider: Lakeview Hospital',
  'Release the information to: Whitfield & Moreno, LLP',
  'Purpose: legal claim',
  'This authorization expires on December 31, 2026.',
  'Signature of patient: Maria Santos     Date signed: March 1, 2026',
];

/** Draws a PDF and returns its bytes. */
export async function drawPdf(
  draw: (pdf: Pdf) => void,
  options: ConstructorParameters<typeof PDFDocument>[0] = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ font: 'Helvetica', ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A printed page with these lines. */
export const flatPdf = (lines: readonly string[] = completeLines, options = {}) =>
  drawPdf(
    (pdf) => lines.forEach((line, index) => pdf.text(line, 72, 72 + index * 30, { lineBreak: false })),
    options,
  );

/** Labels with form fields behind them. An empty value leaves the field blank. */
export const fillablePdf = (values: Readonly<Record<string, string>>) =>
  drawPdf((pdf) => {
    pdf.initForm();
    Object.entries(values).forEach(([label, value], index) => {
      const y = 72 + index * 40;
      pdf.text(`${label}:`, 72, y + 5, { lineBreak: false });
      pdf.formText(label.replace(/\W/g, ''), 260, y, 240, 20, value === '' ? {} : { value });
    });
  });

/** One page for each text. */
export const pagesPdf = (texts: readonly string[]) =>
  drawPdf(
    (pdf) => {
      for (const text of texts) {
        pdf.addPage();
        pdf.text(text, 72, 72, { width: 450 });
      }
    },
    { autoFirstPage: false },
  );

/** A gray PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** A scan: a picture on a page, without text. */
export const scanPdf = () => drawPdf((pdf) => pdf.image(PIXEL, 0, 0, { width: 612, height: 792 }));

/** A PDF of these objects, the first of which is the catalog, with a table of their positions. */
export function rawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  add(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

export function stream(content: Buffer, dictionary = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${dictionary} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

export const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /Contents 4 0 R >>';
export const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';

/** A page whose content unpacks to this many megabytes. */
export function bombPdf(megabytes: number): Buffer {
  const once = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));
  return rawPdf([CATALOG, PAGES, PAGE, stream(once, '/Filter /FlateDecode')]);
}

/** A page with a digital signature of this time, which is not verified. */
export function signedPdf(time: string): Buffer {
  const placeholder = '0 100 200 0000000000';
  const signature = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /M (${time}) /Contents <${'0'.repeat(64)}> /ByteRange [${placeholder}] >>`;
  const field = '<< /Type /Annot /Subtype /Widget /FT /Sig /T (sig) /V 6 0 R /Rect [72 600 300 620] >>';
  const bytes = rawPdf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /SigFlags 3 /Fields [5 0 R] >> >>',
    PAGES,
    PAGE.replace('/Contents', '/Annots [5 0 R] /Contents'),
    stream(Buffer.from('BT /F1 12 Tf 72 700 Td (Patient: Maria Santos) Tj ET')),
    field,
    signature,
  ]).toString('latin1');
  const rest = String(bytes.length - 200).padStart(10);
  return Buffer.from(bytes.replace(placeholder, `0 100 200 ${rest}`), 'latin1');
}
