/** File types the portal knows: the MIME type it serves them with, the name endings, and what their bytes look like. */
const knownTypes = {
  pdf: { mime: 'application/pdf', endings: ['pdf'], label: 'PDF' },
  jpeg: { mime: 'image/jpeg', endings: ['jpg', 'jpeg'], label: 'JPEG' },
  png: { mime: 'image/png', endings: ['png'], label: 'PNG' },
  gif: { mime: 'image/gif', endings: ['gif'], label: 'GIF' },
  doc: { mime: 'application/msword', endings: ['doc'], label: 'DOC' },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    label: 'DOCX',
  },
  xls: { mime: 'application/vnd.ms-excel', endings: ['xls'], label: 'XLS' },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
    label: 'XLSX',
  },
} as const;

export type FileType = keyof typeof knownTypes;

export function mimeTypeOf(type: FileType): string {
  return knownTypes[type].mime;
}

/** The type that a file name claims, or null when it has no ending or none of ours. */
export function fileTypeOfName(name: string): FileType | null {
  const ending = /[^.].*\.([^.]+)$/s.exec(name)?.[1]?.toLowerCase() ?? '';
  const found = Object.entries(knownTypes).find(([, { endings }]) =>
    (endings as readonly string[]).includes(ending),
  );
  return found ? (found[0] as FileType) : null;
}

/** How many leading bytes `containerOfBytes` needs. */
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

/** Whether the first bytes of a file are those of the type that its name claims. */
export function bytesMatchType(firstBytes: Uint8Array, type: FileType): boolean {
  const signature = signatures.find(([container]) => container === containerOf[type])![1];
  return signature.every((byte, index) => firstBytes[index] === byte);
}
