import { Buffer } from 'node:buffer';

interface Authorization {
  readonly patient: string;
  readonly birthDate: string;
  readonly expiry: string;
  /** After the signature. */
  readonly date: string;
}

/** The lines of a complete authorization for the request that `recordsRequest` makes, with the given parts changed. */
export function authorizationLines(changed: Partial<Authorization> = {}): string[] {
  const { patient, birthDate, expiry, date }: Authorization = {
    patient: 'Pat Example',
    birthDate: '02/03/1980',
    expiry: 'upon settlement of the case',
    date: 'Date: 03/01/2026',
    ...changed,
  };
  return [
    'Authorization to release health information',
    `Patient: ${patient}   Date of birth: ${birthDate}`,
    'Release the information to: Other Copy Service Inc',
    `This authorization expires ${expiry}.`,
    `Signature: ${patient}   ${date}`,
  ];
}

/** A PDF with these printed lines on one page. */
export function textPdf(lines: readonly string[]): Uint8Array {
  return textPages([lines]);
}

/** A PDF with the printed lines of each page. */
export function textPages(pages: readonly (readonly string[])[]): Uint8Array {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = pages.flatMap((lines, index) => {
    const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'));
    const content = `BT /F1 12 Tf 72 720 Td ${escaped.map((line) => `(${line}) Tj 0 -24 Td`).join(' ')} ET`;
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ];
  });
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ]);
}

/** A PDF of these objects, the catalog first, with more entries of the trailer. */
export function writePdf(objects: readonly string[], trailer = ''): Uint8Array {
  let content = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = content.length;
    content += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${content.length}\n%%EOF\n`;
  return Buffer.from(content + table + end, 'latin1');
}
