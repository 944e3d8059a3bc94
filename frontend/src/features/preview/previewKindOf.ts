export type PreviewKind = 'pdf' | 'image' | 'none';

/** Image types that every browser can show. */
const images: readonly string[] = ['image/png', 'image/jpeg', 'image/gif'];

/** How a file of this type is shown; `none` if browsers cannot show it. */
export function previewKindOf(contentType: string): PreviewKind {
  const [type = ''] = contentType.toLowerCase().split(';');
  if (type.trim() === 'application/pdf') return 'pdf';
  return images.includes(type.trim()) ? 'image' : 'none';
}
