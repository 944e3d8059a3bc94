import type { HttpResponseInit } from '@azure/functions';
import { contentDisposition } from '../domain/files/downloads/contentDisposition.ts';

/** The response for a PDF download. `name`: the file name without extension. */
export function pdfFile(content: Buffer, name: string): HttpResponseInit {
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(`${name}.pdf`, 'application/pdf', 'attachment'),
    },
    body: content,
  };
}
