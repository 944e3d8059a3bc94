const CAUSES: Record<string, string> = {
  ENOSPC: 'there is no space left on its disk',
  EDQUOT: 'its disk quota is used up',
  EROFS: 'its disk is read-only',
  EACCES: 'you do not have write permission',
  EPERM: 'you do not have write permission',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'it is a file',
};

/** A message for the user about a folder that cannot be written to. Null when the error has another cause. */
export function folderFault(error: unknown, folder: string): string | null {
  const { code = '', syscall } = (error ?? {}) as NodeJS.ErrnoException;
  const isNotCreated = code === 'ENOENT' && syscall === 'mkdir';
  const cause = isNotCreated ? 'it cannot be created there' : CAUSES[code];
  if (!cause) return null;
  return `The folder ${folder} cannot be written to: ${cause}. Fix that, or choose another folder with LOCAL_DIR, and start again.`;
}
