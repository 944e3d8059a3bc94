import type { RequestFile } from '../requests/requestDocument.ts';

const PDF = 'application/pdf';

/** Whether a file is a document that a person released, and that has pages: a PDF, or a picture, which has one. */
export function arePagesToCount({
  releasedBy,
  scan,
  deletedAt,
  contentType,
}: Pick<RequestFile, 'releasedBy' | 'scan' | 'deletedAt' | 'contentType'>): boolean {
  const hasPages = contentType === PDF || contentType.startsWith('image/');
  return releasedBy !== undefined && scan === 'clean' && deletedAt === null && hasPages;
}

/** Whether the number of pages is in the content; any other document with pages has one. */
export function mustBeRead({ contentType }: Pick<RequestFile, 'contentType'>): boolean {
  return contentType === PDF;
}
