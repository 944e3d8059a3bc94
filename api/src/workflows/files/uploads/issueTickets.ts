import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import type { UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import { consumeAnnounced } from '../../../data/files/uploads/announcedUploads.ts';
import { newFileId, saveUploadKey } from '../../../data/files/uploads/uploadKeys.ts';
import { changeUploadSession, type UploadTicket } from '../../../data/files/uploads/uploadSessions.ts';
import { uploadedBlobs } from '../../../data/blobs/readUpload.ts';
import { safeFileName } from '../../../domain/files/downloads/contentDisposition.ts';
import { admitUploads, isUploadLinkExpired } from '../../../domain/files/uploads/admitUploads.ts';
import { PortalError } from '../../../errors/portalError.ts';
import type { Caller } from '../../../domain/requests/access/caller.ts';
import { overQuota } from './uploadQuota.ts';

interface AnnouncedUploads {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Issues an upload ticket with a blob name for each announced file, within the quotas of the key and of the caller's
 * address. `caller` is null for the portal itself. Files that a request already uses do not count against the quota.
 */
export async function issueTickets(
  key: string,
  announced: readonly AnnouncedUploads[],
  rules: UploadRules,
  caller: Caller | null,
  now: Date,
): Promise<UploadTicket[]> {
  let tickets: UploadTicket[] | null = null;
  await changeUploadSession(key, async ({ files }) => {
    const all = Object.values(files);
    const isCounted = ({ isAttached, packetPages }: UploadTicket) => !isAttached && packetPages === undefined;
    const issued = all.filter(isCounted);
    const inUse = all.filter((ticket) => !isCounted(ticket));
    const present = issued.length > 0 ? await uploadedBlobs(`${key}/`) : new Map<string, number>();
    const counted = (some: readonly UploadTicket[]) =>
      some.flatMap((ticket) => withSnapshots(ticket, present));
    const decision = admitUploads(announced, counted(issued), rules);
    const currentTickets = decision.kind === 'over-quota' ? withoutExpired(issued, present, now) : issued;
    refuseUnlessAdmitted(announced, counted(currentTickets), rules);
    // Counted and made once, also if the session is written again after a conflict.
    if (!tickets) {
      await countForAddress(announced, caller, now);
      tickets = announced.map((file) => ticketFor(file, key, now));
    }
    return {
      files: Object.fromEntries(
        [...inUse, ...currentTickets, ...tickets].map((ticket) => [ticket.fileId, ticket]),
      ),
    };
  });
  await saveUploadKey(key);
  return tickets ?? [];
}

/** Counts announced uploads against the quota of the caller's address. Staff have no such quota. */
async function countForAddress(
  announced: readonly AnnouncedUploads[],
  caller: Caller | null,
  now: Date,
): Promise<void> {
  if (!caller || (caller.session && isStaffRole(caller.session.role))) return;
  const bytes = announced.reduce((total, { size }) => total + size, 0);
  const isSignedIn = caller.session !== null;
  await consumeAnnounced(caller.address, { links: announced.length, bytes }, { isSignedIn, now });
}

function ticketFor(file: AnnouncedUploads, key: string, now: Date): UploadTicket {
  const fileId = newFileId(key);
  return {
    fileId,
    blobName: `${key}/${fileId}`,
    name: safeFileName(file.name),
    announcedSize: file.size,
    issuedAt: now.toISOString(),
  };
}

/** A ticket as often as it counts against the quota: an upload link also allows snapshots of its blob. */
function withSnapshots(ticket: UploadTicket, present: ReadonlyMap<string, number>): UploadTicket[] {
  return Array<UploadTicket>(1 + (present.get(ticket.blobName) ?? 0)).fill(ticket);
}

/** Drops tickets whose link expired without an upload. They do not count against the quota. */
function withoutExpired(
  issued: readonly UploadTicket[],
  present: ReadonlyMap<string, number>,
  now: Date,
): readonly UploadTicket[] {
  return issued.filter((ticket) => !isUploadLinkExpired(ticket, now) || present.has(ticket.blobName));
}

function refuseUnlessAdmitted(
  announced: readonly AnnouncedUploads[],
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
