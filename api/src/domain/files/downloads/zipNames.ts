import { safeFileName } from './contentDisposition.ts';
import type { RequestFile } from '../../requests/root.ts';

type NamedFile = Pick<RequestFile, 'fileId' | 'group' | 'originalName'>;

const folders: Record<RequestFile['group'], string> = {
  legal: 'Files from the legal team',
  loa: 'LOA',
  supporting: 'Supporting Documents',
  update: 'Update Documents',
  message: 'Messages',
};

/** Device names that Windows reserves, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * The path of each file in a zip, by file id: one folder per group, names that every system can unpack, and no two
 * names that differ only in case or accents.
 */
export function zipNames(files: readonly NamedFile[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(files.map((file) => [file.fileId, uniquePath(file, taken)]));
}

function uniquePath({ group, originalName }: NamedFile, taken: Set<string>): string {
  const name = unpackable(originalName);
  const ending = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  for (let number = 1; ; number++) {
    const path = `${folders[group]}/${number === 1 ? name : `${stem} (${number})${ending}`}`;
    const comparable = path.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    if (taken.has(comparable)) continue;
    taken.add(comparable);
    return path;
  }
}

/** A name that Windows can unpack: it drops trailing dots and spaces, and reserves device names. */
function unpackable(originalName: string): string {
  const name = safeFileName(originalName).replace(/[. ]+$/, '') || 'file';
  return DEVICE.test(name) ? `_${name}` : name;
}
