const CAUSES: Record<string, string> = {
  ENOSPC: 'there is no space left on its disk',
  EDQUOT: 'its disk quota is used up',
  EROFS: 'its disk is read-only',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'it is a file',
};

/** One sentence for a person about a folder that takes no writes; null when the error has another cause. */
export function folderFault(error: unknown, folder: string): string | null {
  const { code = '', syscall } = (error ?? {}) as NodeJS.ErrnoException;
  const isUnmade = code === 'ENOENT' && syscall === 'mkdir';
  const cause = isUnmade ? 'it cannot be made there' : CAUSES[code];
  if (!cause) return null;
  return `The folder ${folder} cannot be written to: ${cause}. Fix that, or choose another folder with LOCAL_DIR, and start again.`;
}
