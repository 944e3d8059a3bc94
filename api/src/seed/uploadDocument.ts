import type { UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import { uploadLink } from '../data/blobs/uploadLink.ts';
import { issueTickets } from '../workflows/files/uploads/issueTickets.ts';
import { demoDocument } from './demoDocument.ts';

/** Uploads a sample document as a browser does, and returns its file id. `key`: the upload key of the draft or request. `lines`: further text of the document. */
export async function uploadDocument(
  key: string,
  name: string,
  rules: UploadRules,
  now: Date,
  lines: readonly string[] = [],
): Promise<string> {
  const content = await demoDocument(
    name.replace(/\.pdf$/, ''),
    ['A sample document for the local demo.', `File ${key}`, ...lines],
    now,
  );
  // Uploaded with the current date, because old uploads cannot be submitted.
  const [ticket] = await issueTickets(key, [{ name, size: content.byteLength }], rules, null, new Date());
  const { url } = await uploadLink(ticket!.blobName, new Date());
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'application/pdf' },
    body: Buffer.from(content),
  });
  if (!response.ok) throw new Error(`Uploading ${name} failed with status ${response.status}`);
  return ticket!.fileId;
}
