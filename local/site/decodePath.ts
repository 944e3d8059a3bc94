/** The decoded path of a request target; null when it is malformed or tries to leave the site. */
export function decodePath(target: string): string | null {
  const [raw = '/'] = target.split(/[?#]/);
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return null;
  }
  const escapes = path.split('/').includes('..') || path.includes('\\') || path.includes('\0');
  return escapes || !path.startsWith('/') ? null : path;
}
