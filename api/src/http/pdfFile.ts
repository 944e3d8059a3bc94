import type { HttpResponseInit } from '@azure/functions';
import { contentDisposition } from '../domain/files/downloads/contentDisposition.ts';

/** Answers a PDF that is saved under a name. */
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
