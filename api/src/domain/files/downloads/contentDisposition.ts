const shownInline = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/gif']);

/** Whether a browser shows files of a type by itself; any other is only ever saved. */
export function isShownInline(contentType: string): boolean {
  return shownInline.has(contentType);
}

/** The Content-Disposition (RFC 6266) for a file: `inline` only for types that are safe to show. */
export function contentDisposition(
  originalName: string,
  contentType: string,
  wanted: 'attachment' | 'inline',
): string {
  const kind = wanted === 'inline' && isShownInline(contentType) ? 'inline' : 'attachment';
  const name = safeFileName(originalName);
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const extended = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${extended}`;
}

/** Characters that a kept file name has at most. */
const MAX_NAME = 200;

/**
 * A file name without path separators, control characters or characters that turn the reading direction. One that is
 * too long loses its middle: the ending says what the file is.
 */
export function safeFileName(name: string): string {
  const cleaned = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .trim()
    .replace(/^\.+/, '');
  return shortened(cleaned) || 'file';
}

/** Cuts between characters, never inside one: half a surrogate pair cannot be percent-encoded. */
function shortened(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= MAX_NAME) return name;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, MAX_NAME - ending.length).join('') + ending;
}
