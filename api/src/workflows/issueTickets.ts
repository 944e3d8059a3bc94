import type { UploadRules } from '@portal/contract/rules/uploadRules.ts';
import { newFileId, saveUploadKey } from '../data/accounts/uploadKeys.ts';
import { changeUploadSession, type UploadTicket } from '../data/accounts/uploadSessions.ts';
import { uploadedBlobs } from '../data/blobs/readUpload.ts';
import { safeFileName } from '../domain/file/contentDisposition.ts';
import { admitUploads, linkHasExpired } from '../domain/upload/admitUploads.ts';
import { PortalError } from '../errors/portalError.ts';
import { overQuota } from './overQuota.ts';

interface Announced {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Notes which files are about to be uploaded under a key, within its quota, and names their blobs. Files that a request has taken up do not count. */
export async function issueTickets(
  key: string,
  announced: readonly Announced[],
  rules: UploadRules,
  now: Date,
): Promise<UploadTicket[]> {
  const tickets = announced.map((file) => ticketFor(file, key, now));
  await changeUploadSession(key, async ({ files }) => {
    const all = Object.values(files);
    const issued = all.filter(({ isTaken }) => !isTaken);
    const taken = all.filter(({ isTaken }) => isTaken);
    const decision = admitUploads(announced, issued, rules);
    const kept = decision.kind === 'over-quota' ? await withoutDead(issued, key, now) : issued;
    refuseUnlessAdmitted(announced, kept, rules);
    return {
      files: Object.fromEntries([...taken, ...kept, ...tickets].map((ticket) => [ticket.fileId, ticket])),
    };
  });
  await saveUploadKey(key);
  return tickets;
}

function ticketFor(file: Announced, key: string, now: Date): UploadTicket {
  const fileId = newFileId(key);
  return {
    fileId,
    blobName: `${key}/${fileId}`,
    name: safeFileName(file.name),
    announcedSize: file.size,
    issuedAt: now.toISOString(),
  };
}

/** Tickets whose link has expired without a file having come do not count against the quota. */
async function withoutDead(
  issued: readonly UploadTicket[],
  key: string,
  now: Date,
): Promise<readonly UploadTicket[]> {
  const present = await uploadedBlobs(`${key}/`);
  return issued.filter((ticket) => !linkHasExpired(ticket, now) || present.has(ticket.blobName));
}

function refuseUnlessAdmitted(
  announced: readonly Announced[],
  issued: readonly UploadTicket[],
  rules: UploadRules,
): void {
  const decision = admitUploads(announced, issued, rules);
  if (decision.kind === 'admit') return;
  if (decision.kind === 'over-quota') throw overQuota();
  throw new PortalError('file_rejected', decision.refusal.said, {
    fields: { [`files.${decision.index}`]: decision.refusal.message },
  });
}
