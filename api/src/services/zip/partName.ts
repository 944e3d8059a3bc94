import { validateFileName } from 'yauzl';

/** What the directory of a zip says about the name of a part. */
interface NamedEntry {
  readonly fileNameRaw: Buffer;
  readonly generalPurposeBitFlag: number;
  readonly extraFields: readonly { readonly id: number; readonly data: Buffer }[];
}

const UTF8_FLAG = 0x800;
/** The Unicode Path of Info-ZIP: a version, a checksum of the name in the header, and another name in UTF-8. */
const UNICODE_PATH = 0x7075;
const UNICODE_PATH_NAME_AT = 5;

/**
 * The name of a part as Office reads it, with `/` between folders and without percent encoding. A folder ends with `/`.
 * Null if programs could read it as different names, because a check of one name would miss the other one.
 */
export function nameOfPart({ fileNameRaw, generalPurposeBitFlag, extraFields }: NamedEntry): string | null {
  const isOtherName = extraFields.some(
    ({ id, data }) => id === UNICODE_PATH && !data.subarray(UNICODE_PATH_NAME_AT).equals(fileNameRaw),
  );
  if (isOtherName) return null;
  const text = textOf(fileNameRaw, (generalPurposeBitFlag & UTF8_FLAG) !== 0);
  if (text === null) return null;
  const name = percentDecodedName(text.replaceAll('\\', '/'));
  return name === null || isAmbiguous(name) ? null : name;
}

/** Without the flag, only ASCII matters to the checks, which is the same in all code pages. */
function textOf(raw: Buffer, isUtf8: boolean): string | null {
  if (!isUtf8) return raw.toString('latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw);
  } catch {
    return null;
  }
}

/** Null for letters, digits, dots and separators in percent encoding, which no valid name of a part has (ECMA-376 part 2). */
function percentDecodedName(name: string): string | null {
  if (/%(2[def]|5[cf]|7e|3\d|[46][1-9a-f]|[57][\da])/i.test(name)) return null;
  const decoded = name.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return /%[\da-f]{2}/i.test(decoded) ? null : decoded;
}

/** Windows ignores dots and spaces at the end of a name, and some programs cut names at control characters. */
function isAmbiguous(name: string): boolean {
  // oxlint-disable-next-line no-control-regex -- They are what is looked for.
  if (/[\u0000-\u001f\u007f]/.test(name) || validateFileName(name) !== null) return true;
  return name
    .replace(/\/$/, '')
    .split('/')
    .some((folder) => folder === '' || /^\s|[\s.]$/.test(folder));
}
