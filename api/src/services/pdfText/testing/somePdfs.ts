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

/** A page with this text drawing, and annotations. */
export function drawnPdf(content: string, annotations: readonly string[] = [], catalog = ''): Buffer {
  const references = annotations.map((_, index) => `${index + 5} 0 R`).join(' ');
  return rawPdf([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${references}] ${catalog} >> >>`,
    PAGES,
    PAGE.replace('/Contents', `/Annots [${references}] /Contents`),
    stream(Buffer.from(content)),
    ...annotations,
  ]);
}

/** Text at this place of a page. */
export const drawnText = (text: string, x: number, y: number, mode = 0) =>
  `BT /F1 12 Tf ${mode} Tr 1 0 0 1 ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`;

/** A text field with a value. */
export const drawnField = (name: string, value: string, [x, y]: readonly [number, number], rest = '') =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /V (${value}) /Rect [${x} ${y} ${x + 200} ${y + 16}] ${rest} >>`;

/** Where a digital signature is, and whose it is. */
interface SignatureOptions {
  readonly field?: string;
  readonly signer?: string;
  /** The place of the field on the page; 0 0 0 0 for one that is not seen. */
  readonly rect?: string;
  /** Whether it certifies the document. */
  readonly isCertification?: boolean;
}

/** A page with a digital signature of this time beside a label, which is not verified. */
export function signedPdf(
  time: string,
  { field = 'sig', signer, rect = '200 600 400 620', isCertification = false }: SignatureOptions = {},
): Buffer {
  const placeholder = '0 100 200 0000000000';
  const name = signer === undefined ? '' : `/Name (${signer})`;
  const certification = isCertification
    ? '/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /P 2 >> >>]'
    : '';
  const signature = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /M (${time}) ${name} ${certification} /Contents <${'0'.repeat(64)}> /ByteRange [${placeholder}] >>`;
  const widget = `<< /Type /Annot /Subtype /Widget /FT /Sig /T (${field}) /V 6 0 R /Rect [${rect}] >>`;
  const permissions = isCertification ? '/Perms << /DocMDP 6 0 R >>' : '';
  const bytes = rawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${permissions} /AcroForm << /SigFlags 3 /Fields [5 0 R] >> >>`,
    PAGES,
    PAGE.replace('/Contents', '/Annots [5 0 R] /Contents'),
    stream(
      Buffer.from(
        `${drawnText('Patient: Maria Santos', 72, 700)} ${drawnText('Signature of patient:', 72, 603)}`,
      ),
    ),
    widget,
    signature,
  ]).toString('latin1');
  const rest = String(bytes.length - 200).padStart(10);
  return Buffer.from(bytes.replace(placeholder, `0 100 200 ${rest}`), 'latin1');
}
