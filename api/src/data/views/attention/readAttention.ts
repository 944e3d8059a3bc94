import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import { SOON_DAYS, WAITING_DAYS } from '@portal/contract/requests/rules/attention.ts';
import * as z from 'zod/mini';
import { fieldsOf } from '../displayFields.ts';
import { queryDocuments } from '../../sdk/queryDocuments.ts';

const DAY_MS = 24 * 3_600_000;
/** Maximum number of rows per month. */
const MAX_READ = 1000;

/** A request as the dashboard and the digest show it. */
export const attentionCandidate = z.object({
  requestId: z.string(),
  orderId: z.string(),
  patientName: z.string(),
  facilityName: z.string(),
  status: z.string(),
  submittedAt: z.string(),
  /** As stored, so that a paused request is not due. */
  dueDate: z.string(),
  assigneeId: z._default(z.nullable(z.string()), null),
  downloadRequested: z.optional(z.literal(true)),
});

export type AttentionCandidate = z.output<typeof attentionCandidate>;

const FIELDS = fieldsOf(attentionCandidate);

/** Rows that may need attention: a superset of what the rule in the contract selects. `today`: the day of the facility. */
export async function readAttention(
  pks: readonly string[],
  now: Date,
  today: string,
): Promise<AttentionCandidate[]> {
  const found = await Promise.all(pks.map((pk) => readIn(pk, now, today)));
  return found.flat();
}

async function readIn(pk: string, now: Date, today: string): Promise<AttentionCandidate[]> {
  const open = closedStatuses.map((_, index) => `c.status != @closed${index}`).join(' AND ');
  const mayNeedAttention = `(c.dueDate <= @soon OR c.status = @update OR c.status = @hold OR (c.status = @pending AND c.submittedAt <= @waiting))`;
  return queryDocuments(
    'views',
    pk,
    attentionCandidate,
    `SELECT TOP ${MAX_READ} ${FIELDS} FROM c WHERE c.pk = @pk AND c.kind = @kind AND (c.downloadRequested = true OR (${open} AND ${mayNeedAttention}))`,
    {
      pk,
      kind: 'row',
      soon: addDays(today, SOON_DAYS),
      update: 'update_requested',
      hold: 'on_hold',
      pending: 'pending',
      waiting: new Date(now.getTime() - WAITING_DAYS * DAY_MS).toISOString(),
    },
    closedStatuses.map((value, index) => ({ name: `@closed${index}`, value })),
  );
}
