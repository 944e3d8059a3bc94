const shownInline = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/gif']);

/** Whether a browser can safely display this content type. Other types are always saved. */
export function isShownInline(contentType: string): boolean {
  return shownInline.has(contentType);
}

/** The Content-Disposition (RFC 6266) for a file: `inline` only for types that are safe to show. */
export function contentDisposition(
  originalName: string,
  contentType: string,
  requested: 'attachment' | 'inline',
): string {
  const kind = requested === 'inline' && isShownInline(contentType) ? 'inline' : 'attachment';
  const name = safeFileName(originalName);
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const extended = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${extended}`;
}

/** Maximum characters of a file name. */
const MAX_NAME = 200;

/**
 * A file name without path separators, control characters and characters that change the text direction. A name that is
 * too long is cut before its extension.
 */
export function safeFileName(name: string): string {
  const cleaned = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .trim()
    .replace(/^\.+/, '');
  return shorten(cleaned) || 'file';
}

/** Cuts between characters, because half a surrogate pair cannot be percent-encoded. */
function shorten(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= MAX_NAME) return name;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, MAX_NAME - ending.length).join('') + ending;
}
