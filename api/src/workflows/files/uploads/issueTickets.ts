import { isProvider } from '@portal/contract/accounts/catalogues/roles.ts';
import type { UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import { consumeAnnounced } from '../../../data/accounts/announcedUploads.ts';
import { newFileId, saveUploadKey } from '../../../data/accounts/uploadKeys.ts';
import { changeUploadSession, type UploadTicket } from '../../../data/accounts/uploadSessions.ts';
import { uploadedBlobs } from '../../../data/blobs/readUpload.ts';
import { safeFileName } from '../../../domain/files/downloads/contentDisposition.ts';
import { admitUploads, isUploadLinkExpired } from '../../../domain/files/uploads/admitUploads.ts';
import { PortalError } from '../../../errors/portalError.ts';
import type { Caller } from '../../../domain/requests/access/caller.ts';
import { overQuota } from './uploadQuota.ts';

interface Announced {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Notes which files are about to be uploaded under a key, within its quota and that of the caller's address (null: no caller, but the portal itself), and names their blobs. Files that a request has taken up do not count. */
export async function issueTickets(
  key: string,
  announced: readonly Announced[],
  rules: UploadRules,
  caller: Caller | null,
  now: Date,
): Promise<UploadTicket[]> {
  const tickets = announced.map((file) => ticketFor(file, key, now));
  let isCounted = false;
  await changeUploadSession(key, async ({ files }) => {
    const all = Object.values(files);
    const issued = all.filter(({ isAttached }) => !isAttached);
    const taken = all.filter(({ isAttached }) => isAttached);
    const decision = admitUploads(announced, issued, rules);
    const kept = decision.kind === 'over-quota' ? await withoutDead(issued, key, now) : issued;
    refuseUnlessAdmitted(announced, kept, rules);
    if (!isCounted) await countForAddress(announced, caller, now);
    isCounted = true;
    return {
      files: Object.fromEntries([...taken, ...kept, ...tickets].map((ticket) => [ticket.fileId, ticket])),
    };
  });
  await saveUploadKey(key);
  return tickets;
}

/** The provider's staff upload as much as the records have. */
async function countForAddress(
  announced: readonly Announced[],
  caller: Caller | null,
  now: Date,
): Promise<void> {
  if (!caller || (caller.session && isProvider(caller.session.role))) return;
  const bytes = announced.reduce((total, { size }) => total + size, 0);
  const isSignedIn = caller.session !== null;
  await consumeAnnounced(caller.address, { links: announced.length, bytes }, { isSignedIn, now });
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
  return issued.filter((ticket) => !isUploadLinkExpired(ticket, now) || present.has(ticket.blobName));
}

function refuseUnlessAdmitted(
  announced: readonly Announced[],
  issued: readonly UploadTicket[],
  rules: UploadRules,
): void {
  const decision = admitUploads(announced, issued, rules);
  if (decision.kind === 'admit') return;
  if (decision.kind === 'over-quota') throw overQuota();
  throw new PortalError('file_rejected', decision.refusal.text, {
    fields: { [`files.${decision.index}`]: decision.refusal.message },
  });
}
