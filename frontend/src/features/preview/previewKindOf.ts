export type PreviewKind = 'pdf' | 'image' | 'none';

/** Images that every browser draws by itself. */
const images: readonly string[] = ['image/png', 'image/jpeg', 'image/gif'];

/** How a file of this type is shown; `none` when a browser cannot show it without another program. */
export function previewKindOf(contentType: string): PreviewKind {
  const [type = ''] = contentType.toLowerCase().split(';');
  if (type.trim() === 'application/pdf') return 'pdf';
  return images.includes(type.trim()) ? 'image' : 'none';
}
