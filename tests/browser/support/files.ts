import { Buffer } from 'node:buffer';
import { pdf } from './wizard.ts';

type ChosenFile = ReturnType<typeof pdf>;

/** A PDF of a given size in bytes. */
export function pdfOfSize(name: string, bytes: number): ChosenFile {
  return { ...pdf(name), buffer: Buffer.concat([pdf(name).buffer, Buffer.alloc(bytes, ' ')], bytes) };
}

/** A file with this content. */
export function fileWith(name: string, content: string): ChosenFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
}

/** A PDF with the harmless EICAR test string, which virus scanners report. Assembled here, so that they do not report this file. */
export function testVirus(name: string): ChosenFile {
  const signature = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'];
  return { ...pdf(name), buffer: Buffer.from(`%PDF-1.4\n${signature.join('')}\n%%EOF\n`) };
}

/** A PDF with one line of text on each page. */
export function pdfOfPages(name: string, pages: number): ChosenFile {
  const numbers = Array.from({ length: pages }, (_, page) => page);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((page) => `${4 + 2 * page} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((page) => {
      const text = `BT /F1 28 Tf 72 690 Td (Chart of Robin Example, page ${page + 1}) Tj ET`;
      const fonts = '/Resources << /Font << /F1 3 0 R >> >>';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * page} 0 R ${fonts} >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  let content = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = content.length;
    content += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${content.length}\n%%EOF\n`;
  return { ...pdf(name), buffer: Buffer.from(content + table + end, 'latin1') };
}

/** A one-pixel image. */
export function png(name: string): ChosenFile {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return { name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
}

/** A file with the signature of the old .doc format. */
export function wordDocument(name: string): ChosenFile {
  const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  return {
    name,
    mimeType: 'application/msword',
    buffer: Buffer.concat([Buffer.from(signature)], 600),
  };
}
