import { UNFINISHED_DAYS } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { DRAFT_DAYS } from '@portal/contract/retention/rules.ts';
import * as z from 'zod/mini';
import { storedFileVolume } from '../../../domain/packets/volumes.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { catchUp, createDocument, readDocument, replaceDocument, type Stored } from '../../documents.ts';
import { ACCOUNTS } from '../../containers.ts';

/** Longer than the lifetime of an unfinished request that becomes a draft on its last day. */
export const UPLOAD_SESSION_SECONDS = (UNFINISHED_DAYS + DRAFT_DAYS + 7) * 24 * 3600;

/** An announced or uploaded file, with the result of the malware scan. */
const ticket = z.object({
  fileId: z.string(),
  blobName: z.string(),
  name: z.string(),
  /** Bytes, as announced by the browser, or of the first volume. A blob of another length is rejected. */
  announcedSize: z.number(),
  /** True: the blob was larger than announced and was deleted. */
  isOversized: z.optional(z.boolean()),
  issuedAt: z.string(),
  scan: z.optional(z.enum(['clean', 'infected'])),
  /** True: the file belongs to a request. */
  isAttached: z.optional(z.boolean()),
  /** Pages of records of a packet, which the portal built; absent for other files. */
  packetPages: z.optional(z.int()),
  /** Of a packet in volumes. */
  volumes: z.optional(z.array(storedFileVolume)),
});

export type UploadTicket = z.output<typeof ticket>;

const schema = z.object({ files: z.record(z.string(), ticket) });

/** The uploads of an upload key, by file id. The key is `req-<draftId>`, the key of an update, or, for uploads by staff, a request id. */
export type UploadSession = z.output<typeof schema>;

const idOf = (uploadKey: string) => `uploads|${uploadKey}`;

export const fileIdsOf = (files: readonly { readonly fileId: string }[]) => files.map(({ fileId }) => fileId);

/** The session of an upload key, as `findUploadSession` finds it; empty if there is none. */
export async function readUploadSession(
  uploadKey: string,
  fileIds: readonly string[] = [],
): Promise<UploadSession> {
  return (await findUploadSession(uploadKey, fileIds))?.value ?? { files: {} };
}

/**
 * The session of an upload key; null if nothing was announced under it. `fileIds`: files that the caller knows of. When one
 * of them is missing, another instance may have announced it a moment ago, so the session is read again.
 */
export async function findUploadSession(
  uploadKey: string,
  fileIds: readonly string[] = [],
): Promise<Stored<UploadSession> | null> {
  const id = idOf(uploadKey);
  const read = () => readDocument(ACCOUNTS, id, id, schema);
  const session = await read();
  if (fileIds.every((fileId) => session?.value.files[fileId])) return session;
  await catchUp(ACCOUNTS, id, id);
  return read();
}

/**
 * Changes a session. `change` is called again after a write conflict. Null changes nothing. `known`: the session as
 * `findUploadSession` returned it; it is not read again for the first attempt.
 */
export async function changeUploadSession(
  uploadKey: string,
  change: (session: UploadSession) => UploadSession | null | Promise<UploadSession | null>,
  known?: Stored<UploadSession> | null,
): Promise<UploadSession> {
  const id = idOf(uploadKey);
  let first = known;
  return retryOnConflict('upload session', async () => {
    const stored = first === undefined ? await findUploadSession(uploadKey) : first;
    first = undefined;
    const current = stored?.value ?? { files: {} };
    const next = await change(current);
    if (!next) return succeeded(current);
    const document = { id, ...next, ttl: UPLOAD_SESSION_SECONDS };
    const saved = stored
      ? await replaceDocument(ACCOUNTS, document, stored.etag)
      : await createDocument(ACCOUNTS, document);
    return saved ? succeeded(next) : writeConflict;
  });
}
