import { parseCount } from '@portal/contract/fields/counts.ts';
import { retentionDays, retentionReason } from '@portal/contract/retention/schemas.ts';
import * as z from 'zod/mini';

/** How long files are kept, as it is chosen and typed. `scope`: a file, or empty for all that is meant; `kind`: empty for what is usual. */
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
    const parsed = kind === 'days' ? z.safeParse(retentionDays, typedDays(days)) : null;
    if (!parsed?.error) return;
    const message = parsed.error.issues[0]?.message ?? '';
    ctx.issues.push({ code: 'custom', input: days, path: ['days'], message });
  });

/** The number that was typed; one that is none fails every rule. */
export function typedDays(days: string): number {
  return parseCount(days, Number.NaN) ?? Number.NaN;
}
