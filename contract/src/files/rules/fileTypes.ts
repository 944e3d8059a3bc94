/** Supported file types, with MIME type, file name extensions and label. */
const knownTypes = {
  pdf: { mime: 'application/pdf', extensions: ['pdf'], label: 'PDF' },
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif', 'jpe'], label: 'JPEG' },
  png: { mime: 'image/png', extensions: ['png'], label: 'PNG' },
  gif: { mime: 'image/gif', extensions: ['gif'], label: 'GIF' },
  doc: { mime: 'application/msword', extensions: ['doc'], label: 'DOC' },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    label: 'DOCX',
  },
  xls: { mime: 'application/vnd.ms-excel', extensions: ['xls'], label: 'XLS' },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
    label: 'XLSX',
  },
} as const;

export type FileType = keyof typeof knownTypes;

export function mimeTypeOf(type: FileType): string {
  return knownTypes[type].mime;
}

/** What a file chooser offers for these types: MIME types and name extensions. */
export function acceptedByChooser(types: readonly FileType[]): string {
  return types
    .map((type) => knownTypes[type])
    .flatMap(({ mime, extensions }) => [mime, ...extensions.map((extension) => `.${extension}`)])
    .join(',');
}

/** Returns the file type of a name's extension; null if it has none or an unsupported one. */
export function fileTypeOfName(name: string): FileType | null {
  const ending = /[^.].*\.([^.]+)$/s.exec(name)?.[1]?.toLowerCase() ?? '';
  const found = Object.entries(knownTypes).find(([, { extensions }]) =>
    (extensions as readonly string[]).includes(ending),
  );
  return found ? (found[0] as FileType) : null;
}

/** Bytes that may stand before the signature of a PDF. Readers of PDFs look for it within so many bytes. */
export const MAX_PDF_PREAMBLE = 1024;

type Container = 'pdf' | 'jpeg' | 'png' | 'gif' | 'ole' | 'zip';

const signatures: Record<Container, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38],
  ole: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  zip: [0x50, 0x4b, 0x03, 0x04],
};

const containerOf: Record<FileType, Container> = {
  pdf: 'pdf',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  doc: 'ole',
  xls: 'ole',
  docx: 'zip',
  xlsx: 'zip',
};

/** Number of leading bytes that `bytesMatchType` needs. */
export const SNIFFED_BYTES = MAX_PDF_PREAMBLE + signatures.pdf.length;

/** Returns whether the first bytes of a file match its type. */
export function bytesMatchType(firstBytes: Uint8Array, type: FileType): boolean {
  return type === 'pdf'
    ? startsLikePdf(firstBytes.subarray(0, SNIFFED_BYTES))
    : hasSignature(firstBytes, signatures[containerOf[type]], 0);
}

function hasSignature(bytes: Uint8Array, signature: readonly number[], offset: number): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}

function startsLikePdf(firstBytes: Uint8Array): boolean {
  const lastOffset = Math.min(MAX_PDF_PREAMBLE, firstBytes.length - signatures.pdf.length);
  for (let offset = 0; offset <= lastOffset; offset++) {
    if (hasSignature(firstBytes, signatures.pdf, offset))
      return isHarmlessPreamble(firstBytes.subarray(0, offset));
  }
  return false;
}

/** Text that has no control characters besides white space. */
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\t\n\f\r]*$/u;

/**
 * How other programs recognize a program, a zip, a script, a web page, a PostScript or RTF file, or a picture. The
 * signatures of ELF and compound files are not printable.
 */
const FOREIGN = /MZ|PK|ELF|#!|<|%!|\{\\rtf|GIF8/;

/**
 * Whether the bytes before the signature of a PDF are what mail gateways and scanners add: a byte order mark, white space
 * and printable text. Anything else could make the file valid as another type too.
 */
function isHarmlessPreamble(preamble: Uint8Array): boolean {
  if (preamble.length === 0) return true;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(preamble);
    return PRINTABLE.test(text) && !FOREIGN.test(text);
  } catch {
    return false;
  }
}
