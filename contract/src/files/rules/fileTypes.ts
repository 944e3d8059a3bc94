/** Supported file types, with MIME type, file name extensions and label. */
const knownTypes = {
  pdf: { mime: 'application/pdf', extensions: ['pdf'], label: 'PDF' },
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], label: 'JPEG' },
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

/** Returns the file type of a name's extension; null if it has none or an unsupported one. */
export function fileTypeOfName(name: string): FileType | null {
  const ending = /[^.].*\.([^.]+)$/s.exec(name)?.[1]?.toLowerCase() ?? '';
  const found = Object.entries(knownTypes).find(([, { extensions }]) =>
    (extensions as readonly string[]).includes(ending),
  );
  return found ? (found[0] as FileType) : null;
}

/** Number of leading bytes that `bytesMatchType` needs. */
export const SNIFFED_BYTES = 16;

type Container = 'pdf' | 'jpeg' | 'png' | 'gif' | 'ole' | 'zip';

const signatures: readonly (readonly [Container, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
];

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

/** Returns whether the first bytes of a file match its type. */
export function bytesMatchType(firstBytes: Uint8Array, type: FileType): boolean {
  const signature = signatures.find(([container]) => container === containerOf[type])![1];
  return signature.every((byte, index) => firstBytes[index] === byte);
}
