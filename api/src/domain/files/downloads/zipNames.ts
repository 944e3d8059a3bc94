import { safeFileName } from './contentDisposition.ts';
import { documentParts } from '../../packets/volumes.ts';
import type { RequestFile } from '../../requests/requestDocument.ts';

type NamedFile = Pick<RequestFile, 'fileId' | 'group' | 'originalName' | 'size' | 'volumes'>;

const folders: Record<RequestFile['group'], string> = {
  legal: 'Files from the legal team',
  loa: 'LOA',
  supporting: 'Supporting Documents',
  update: 'Update Documents',
  message: 'Messages',
};

/** Device names that Windows reserves, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Maximum length of a name in UTF-8: file systems allow no more, so a longer one could not be unpacked. */
const MAX_NAME_BYTES = 255;

/**
 * The path of each file in a zip, by file ID, or by the key of a volume: one folder per group, names that every system can unpack, and no two
 * names that differ only in case or accents.
 */
export function zipNames(files: readonly NamedFile[]): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    files.flatMap((file) =>
      documentParts(file).map(({ key, name }) => [key, uniquePath(file.group, name, taken)] as const),
    ),
  );
}

/** `taken`: the paths that are used, comparable, each with the number after which a free one is looked for. */
function uniquePath(group: NamedFile['group'], originalName: string, taken: Map<string, number>): string {
  const name = unpackable(originalName);
  const ending = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? '';
  const cut = nameCutter(name.slice(0, name.length - ending.length));
  const pathWith = (number: number) =>
    `${folders[group]}/${cut(number === 1 ? ending : ` (${number})${ending}`)}`;
  const wanted = comparable(pathWith(1));
  for (let number = (taken.get(wanted) ?? 0) + 1; ; number++) {
    const path = pathWith(number);
    if (taken.has(comparable(path))) continue;
    taken.set(comparable(path), 1);
    taken.set(wanted, number);
    return path;
  }
}

function comparable(path: string): string {
  return path.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function unpackable(originalName: string): string {
  return withoutReservedName(safeFileName(originalName));
}

/** A safe name as Windows can store it: it drops trailing dots and spaces, and reserves device names. */
export function withoutReservedName(safeName: string): string {
  const name = withoutTrail(safeName) || 'file';
  return DEVICE.test(name) ? `_${name}` : name;
}

function withoutTrail(name: string): string {
  return name.replace(/[. ]+$/, '');
}

/**
 * Makes names that start with this text and end in another one. The start is cut to the allowed bytes, between characters
 * as a reader sees them.
 */
function nameCutter(start: string): (end: string) => string {
  const bytes = Buffer.byteLength(start);
  const seen = Array.from(new Intl.Segmenter().segment(start), ({ segment }) => segment);
  return (end) => {
    const allowed = MAX_NAME_BYTES - Buffer.byteLength(end);
    if (bytes <= allowed) return start + end;
    // A single character with many accents can have more bytes than allowed.
    return withoutTrail((firstThatFit(seen, allowed) || firstThatFit([...start], allowed)) + end);
  };
}

function firstThatFit(characters: readonly string[], bytes: number): string {
  let used = 0;
  const end = characters.findIndex((character) => (used += Buffer.byteLength(character)) > bytes);
  return characters.slice(0, end === -1 ? undefined : end).join('');
}
