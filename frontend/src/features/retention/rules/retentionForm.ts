import { parseCount } from '@portal/contract/fields/entered/counts.ts';
import { retentionDays, retentionReason } from '@portal/contract/retention/schemas.ts';
import * as z from 'zod/mini';

/**
 * Form values of a retention. `scope`: a file ID, or empty for the request or portal; `kind`: empty for the default.
 */
export interface RetentionValues {
  scope: string;
  kind: string;
  days: string;
  reason: string;
}

export const retentionForm = z
  .object({ scope: z.string(), kind: z.string(), days: z.string(), reason: retentionReason })
  .check((ctx) => {
    const { kind, days } = ctx.value;
    const parsed = kind === 'days' ? z.safeParse(retentionDays, parseDays(days)) : null;
    if (!parsed?.error) return;
    const message = parsed.error.issues[0]?.message ?? '';
    ctx.issues.push({ code: 'custom', input: days, path: ['days'], message });
  });

/** Parses an entered number of days; NaN if it is not a number. */
export function parseDays(days: string): number {
  return parseCount(days, Number.NaN) ?? Number.NaN;
}
