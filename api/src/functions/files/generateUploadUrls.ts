import { generateUploadUrls } from '@portal/contract/endpoints/files.ts';
import { wizardUploads } from '@portal/contract/rules/uploadRules.ts';
import { endpoint } from '../../http/endpoint.ts';
import { uploadLink } from '../../data/blobs/uploadLink.ts';
import { issueTickets } from '../../workflows/issueTickets.ts';

/** POST /api/generateUploadUrls: create-only links into quarantine, one per announced file. */
endpoint(generateUploadUrls, async ({ body, now }) => {
  const tickets = await issueTickets(body.requestId, body.files, wizardUploads, now);
  const data = await Promise.all(
    tickets.map(async ({ fileId, blobName }) => {
      const { url, expiresAt } = await uploadLink(blobName, now);
      return { fileId, uploadUrl: url, expiresAt };
    }),
  );
  return { data };
});
