import { DRAFT_DAYS } from '@portal/contract/retention/rules.ts';
import * as z from 'zod/mini';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';

/** Longer than any draft whose uploads it tells of; what no draft and no request holds can be named for a day only. */
export const UPLOAD_SESSION_SECONDS = (DRAFT_DAYS + 7) * 24 * 3600;

/** A file that may be, or was, uploaded: what was announced of it, and what the malware scan said. */
const ticket = z.object({
  fileId: z.string(),
  blobName: z.string(),
  name: z.string(),
  /** Bytes, as announced by the browser: a blob of any other length is not taken. */
  announcedSize: z.number(),
  /** Whether a larger blob came than was announced, and was deleted. */
  isOversized: z.optional(z.boolean()),
  issuedAt: z.string(),
  scan: z.optional(z.enum(['clean', 'infected'])),
  /** Whether a request has taken it up. */
  isTaken: z.optional(z.boolean()),
});

export type UploadTicket = z.output<typeof ticket>;

const schema = z.object({ files: z.record(z.string(), ticket) });

/** All uploads made under one upload key (`req-<draftId>`, that of an update, or the id of a request for what staff upload), by file id. */
export type UploadSession = z.output<typeof schema>;

const idOf = (uploadKey: string) => `uploads|${uploadKey}`;

export async function readUploadSession(uploadKey: string): Promise<UploadSession> {
  const id = idOf(uploadKey);
  return (await readDocument('accounts', id, id, schema))?.value ?? { files: {} };
}

/** Changes a session; `change` may be asked again when another writer came first, and null leaves it as it is. */
export async function changeUploadSession(
  uploadKey: string,
  change: (session: UploadSession) => UploadSession | null | Promise<UploadSession | null>,
): Promise<UploadSession> {
  const id = idOf(uploadKey);
  return retryOnConflict('upload session', async () => {
    const stored = await readDocument('accounts', id, id, schema);
    const current = stored?.value ?? { files: {} };
    const next = await change(current);
    if (!next) return succeeded(current);
    const document = { id, ...next, ttl: UPLOAD_SESSION_SECONDS };
    const saved = stored
      ? await replaceDocument('accounts', document, stored.etag)
      : await createDocument('accounts', document);
    return saved ? succeeded(next) : writeConflict;
  });
}
