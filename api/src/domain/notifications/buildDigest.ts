import { type AttentionReason, attentionReasonOf } from '@portal/contract/requests/rules/attention.ts';

/** The facts of a request for the digest. */
export interface DigestRow {
  readonly status: string;
  /** YYYY-MM-DD. */
  readonly dueDate: string;
  readonly submittedAt: string;
  readonly assigneeId: string | null;
  readonly downloadRequested?: true | undefined;
  /** The client did not answer the last reminder. */
  readonly isUnanswered?: true | undefined;
  /** It is in the view “Not completed”. */
  readonly isNotCompleted?: true | undefined;
  /** An email about it did not arrive. */
  readonly isUndelivered?: true | undefined;
}

/** The facts for the digests of a day. */
export interface DigestFacts {
  readonly rows: readonly DigestRow[];
  /** Accountings of disclosures that are due soon, overdue, or due for a reissue. */
  readonly accountings: number;
  /** Incidents whose notice is due soon or overdue. Zero for people who cannot see them. */
  readonly incidents: number;
  readonly now: Date;
  /** The day of the facility, YYYY-MM-DD. */
  readonly today: string;
}

/** A staff member's daily digest: how many of their requests, and of unassigned ones, need action. */
export interface Digest {
  readonly overdue: number;
  readonly dueSoon: number;
  /** Requests whose clients asked for another download. */
  readonly downloadRequested: number;
  readonly updateRequested: number;
  readonly onHold: number;
  /** Requests that the malware scan kept from being completed, or of which it rejected a document later. */
  readonly notCompleted: number;
  /** Requests with a recipient whom emails do not reach. */
  readonly undelivered: number;
  /** Requests that wait for clients who did not answer the last reminder. */
  readonly unanswered: number;
  readonly unassigned: number;
  /** Accountings of disclosures that are due soon, overdue, or due for a reissue; the same for all staff. */
  readonly accountings: number;
  /** Incidents whose notice to the patient is due soon or overdue; only for admins. */
  readonly incidents: number;
}

/** The digest of one person; null if every count is zero. Each request counts once, for its most urgent reason. */
export function buildDigest(
  { rows, accountings, incidents, now, today }: DigestFacts,
  userId: string,
): Digest | null {
  const counts = {
    overdue: 0,
    dueSoon: 0,
    downloadRequested: 0,
    updateRequested: 0,
    onHold: 0,
    notCompleted: 0,
    undelivered: 0,
    unanswered: 0,
    unassigned: 0,
    accountings,
    incidents,
  };
  for (const row of rows) {
    const reason = reasonOf(row, now, today);
    if (reason === null) continue;
    if (row.assigneeId === null) counts.unassigned += 1;
    if (row.assigneeId !== userId) continue;
    if (reason === 'overdue') counts.overdue += 1;
    if (reason === 'due_soon') counts.dueSoon += 1;
    if (reason === 'download_requested') counts.downloadRequested += 1;
    if (reason === 'update_requested') counts.updateRequested += 1;
    if (reason === 'on_hold') counts.onHold += 1;
    if (reason === 'not_completed') counts.notCompleted += 1;
    if (reason === 'undelivered') counts.undelivered += 1;
    if (reason === 'unanswered') counts.unanswered += 1;
  }
  return Object.values(counts).some((count) => count > 0) ? counts : null;
}

/** A completion that failed, an undelivered email and a missing answer count unless something more urgent applies. */
function reasonOf(
  row: DigestRow,
  now: Date,
  today: string,
): AttentionReason | 'not_completed' | 'undelivered' | 'unanswered' | null {
  const reason = attentionReasonOf(row, now, today);
  if (reason !== null && reason !== 'on_hold' && reason !== 'waiting') return reason;
  if (row.isNotCompleted) return 'not_completed';
  if (row.isUndelivered) return 'undelivered';
  return row.isUnanswered ? 'unanswered' : reason;
}
