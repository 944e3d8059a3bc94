import { attentionReasonOf } from '@portal/contract/requests/rules/attention.ts';

/** What is known of an open request that may need attention. */
export interface DigestRow {
  readonly status: string;
  /** YYYY-MM-DD. */
  readonly dueDate: string;
  readonly submittedAt: string;
  readonly assigneeId: string | null;
}

/** A staff member's daily digest: how many of their requests, and of unassigned ones, need action. */
export interface Digest {
  readonly overdue: number;
  readonly dueSoon: number;
  readonly updateRequested: number;
  readonly onHold: number;
  readonly unassigned: number;
  /** Accountings of disclosures that are due soon, overdue, or to be issued again: they are everybody's. */
  readonly accountings: number;
}

/** The digest of one person; null when there is nothing to say. Each request counts once, for its most urgent reason. */
export function digestOf(
  rows: readonly DigestRow[],
  accountings: number,
  userId: string,
  now: Date,
): Digest | null {
  const counts = { overdue: 0, dueSoon: 0, updateRequested: 0, onHold: 0, unassigned: 0, accountings };
  for (const row of rows) {
    const reason = attentionReasonOf(row, now);
    if (reason === null) continue;
    if (row.assigneeId === null) counts.unassigned += 1;
    if (row.assigneeId !== userId) continue;
    if (reason === 'overdue') counts.overdue += 1;
    if (reason === 'due_soon') counts.dueSoon += 1;
    if (reason === 'update_requested') counts.updateRequested += 1;
    if (reason === 'on_hold') counts.onHold += 1;
  }
  return Object.values(counts).some((count) => count > 0) ? counts : null;
}
