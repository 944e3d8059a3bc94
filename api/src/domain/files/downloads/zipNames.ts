import { safeFileName } from './contentDisposition.ts';
import type { RequestFile } from '../../requests/root.ts';

type NamedFile = Pick<RequestFile, 'fileId' | 'group' | 'originalName'>;

const folders: Record<RequestFile['group'], string> = {
  legal: 'Files from the legal team',
  loa: 'LOA',
  supporting: 'Supporting Documents',
  update: 'Update Documents',
};

/** Names that Windows keeps for devices, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * The path of each file inside a zip: a folder for each kind of files, names that every system can unpack, and no two
 * that differ in case or accents alone.
 */
export function zipNames(files: readonly NamedFile[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(files.map((file) => [file.fileId, free(file, taken)]));
}

function free({ group, originalName }: NamedFile, taken: Set<string>): string {
  const name = unpackable(originalName);
  const ending = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  for (let number = 1; ; number++) {
    const path = `${folders[group]}/${number === 1 ? name : `${stem} (${number})${ending}`}`;
    const alike = path.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    if (taken.has(alike)) continue;
    taken.add(alike);
    return path;
  }
}

/** Windows drops dots and spaces at the end of a name. */
function unpackable(originalName: string): string {
  const name = safeFileName(originalName).replace(/[. ]+$/, '') || 'file';
  return DEVICE.test(name) ? `_${name}` : name;
}
