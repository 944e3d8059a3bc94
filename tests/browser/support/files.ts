import { Buffer } from 'node:buffer';
import { docFile } from '@portal/contract/testing/oldOfficeFiles.ts';
import { writePdf } from '../../support/files/authorizationPdf.ts';
import { pdf } from './wizard.ts';

type ChosenFile = ReturnType<typeof pdf>;

/** A file with this content. */
export function fileWith(name: string, content: string): ChosenFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
}

/** A PDF with the harmless EICAR test string, which virus scanners report. Assembled here, so that they do not report this file. */
export function testVirus(name: string): ChosenFile {
  const signature = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'];
  return { ...pdf(name), buffer: Buffer.from(`%PDF-1.4\n${signature.join('')}\n%%EOF\n`) };
}

/** A PDF with one line of text on each page, whose content has at least `pageBytes`. */
export function pdfOfPages(name: string, pages: number, pageBytes = 0): ChosenFile {
  const numbers = Array.from({ length: pages }, (_, page) => page);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((page) => `${4 + 2 * page} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((page) => {
      const text = `BT /F1 28 Tf 72 690 Td (Chart of Robin Example, page ${page + 1}) Tj ET`.padEnd(
        pageBytes,
      );
      const fonts = '/Resources << /Font << /F1 3 0 R >> >>';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * page} 0 R ${fonts} >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  return pdfOfObjects(name, objects);
}

/** One page that says this, with these entries of the catalog, of the trailer, and more objects from number 6 on. */
export function onePagePdf(
  name: string,
  says: string,
  {
    catalog = '',
    trailer = '',
    objects = [],
  }: { readonly catalog?: string; readonly trailer?: string; readonly objects?: readonly string[] } = {},
): ChosenFile {
  const text = `BT /F1 20 Tf 72 690 Td (${says}) Tj ET`;
  const fonts = '/Resources << /Font << /F1 3 0 R >> >>';
  return pdfOfObjects(
    name,
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R ${fonts} >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ...objects,
    ],
    trailer,
  );
}

/** A PDF whose password nobody knows: for all of it, or for its attachments only. */
export function encryptedPdf(name: string, encrypted: 'everything' | 'attachments'): ChosenFile {
  const hash = '5a'.repeat(32);
  const [content, event] = encrypted === 'everything' ? ['StdCF', 'DocOpen'] : ['Identity', 'EFOpen'];
  const filter = `/CF << /StdCF << /AuthEvent /${event} /CFM /AESV2 /Length 16 >> >>`;
  return onePagePdf(name, 'Not a secret', {
    objects: [
      `<< /Filter /Standard /V 4 /R 4 /Length 128 /P -4 /O <${hash}> /U <${hash}> ${filter} /StmF /${content} /StrF /${content} /EFF /StdCF >>`,
    ],
    trailer: `/Encrypt 6 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`,
  });
}

/** What a dynamic XFA form has for programs that do not show it: one page without fields. */
export function dynamicFormPdf(name: string): ChosenFile {
  const xfa = '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>';
  return onePagePdf(name, 'Please wait... If this message is not replaced, get Adobe Reader.', {
    catalog: '/NeedsRendering true /AcroForm << /Fields [] /XFA 6 0 R >>',
    objects: [`<< /Length ${xfa.length} >>\nstream\n${xfa}\nendstream`],
  });
}

function pdfOfObjects(name: string, objects: readonly string[], trailer?: string): ChosenFile {
  return { ...pdf(name), buffer: Buffer.from(writePdf(objects, trailer)) };
}

/** An image whose header is right and whose content is not. */
export function brokenImage(name: string): ChosenFile {
  return { ...png(name), buffer: Buffer.concat([png(name).buffer.subarray(0, 33), Buffer.alloc(40, 7)]) };
}

/** A one-pixel image. */
export function png(name: string): ChosenFile {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return { name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
}

/** A document of the old .doc format. */
export function wordDocument(name: string): ChosenFile {
  return { name, mimeType: 'application/msword', buffer: Buffer.from(docFile()) };
}
