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
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'));
  const content = `BT /F1 12 Tf 72 720 Td ${escaped.map((line) => `(${line}) Tj 0 -24 Td`).join(' ')} ET`;
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 ${font} >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  const numbered = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const offsets = numbered.map((_, index) => '%PDF-1.4\n'.length + numbered.slice(0, index).join('').length);
  const body = `%PDF-1.4\n${numbered.join('')}`;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${end}`);
}
