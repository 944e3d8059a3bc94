import { type PDFDocument, PDFHexString, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';

/** Everything that is in a file: all objects, and what their texts and streams unpack to. */
export function everythingIn({ context }: PDFDocument): string {
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      if (!(object instanceof PDFRawStream)) return unpacked(object.toString());
      const isPacked = object.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode');
      const bytes = Buffer.from(object.contents);
      return `${unpacked(object.dict.toString())} ${(isPacked ? inflateSync(bytes) : bytes).toString('latin1')}`;
    })
    .join('\n');
}

function unpacked(object: string): string {
  return object.replace(/<(FEFF[0-9A-F]*)>/gi, (_, hex: string) => PDFHexString.of(hex).decodeText());
}
