import type { UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import { uploadLink } from '../data/blobs/uploadLink.ts';
import { issueTickets } from '../workflows/files/uploads/issueTickets.ts';
import { demoDocument } from './demoDocument.ts';

/** Uploads a made-up document the way a browser would; answers its id. `key`: the draft or request that it is for. */
export async function uploadDocument(
  key: string,
  name: string,
  rules: UploadRules,
  now: Date,
): Promise<string> {
  const content = await demoDocument(
    name.replace(/\.pdf$/, ''),
    ['A sample document of the local demo.', `File ${key}`],
    now,
  );
  // It is uploaded today, whatever its own date: what was uploaded long ago can be submitted no more.
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
