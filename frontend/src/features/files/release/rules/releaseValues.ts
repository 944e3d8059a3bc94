import '../../../../lib/schemaMode.ts';
import { DEFAULT_EMBARGO_DAYS } from '@portal/contract/files/rules/downloads.ts';
import { chargeProblem, EMBARGO, releaseFields } from '@portal/contract/files/schemas/fileRelease.ts';
import * as z from 'zod/mini';
import { normalizedDays } from './normalizedDays.ts';

/** Charge and embargo as they are typed. */
export interface TermValues {
  requiresPayment: boolean;
  chargeAmount: string;
  embargoEnabled: boolean;
  embargoDays: string;
}

/** The terms of a release as they are typed. `own`: those of single files, by the ids of their uploads. */
export interface ReleaseValues extends TermValues {
  comment: string;
  own: Record<string, TermValues | undefined>;
}

export const DEFAULT_RELEASE: ReleaseValues = {
  comment: '',
  requiresPayment: false,
  chargeAmount: '',
  embargoEnabled: true,
  embargoDays: String(DEFAULT_EMBARGO_DAYS),
  own: {},
};

const { comment, requiresPayment, chargeAmount, embargoEnabled } = releaseFields;

const terms = {
  requiresPayment,
  chargeAmount,
  embargoEnabled,
  embargoDays: z.pipe(z.string(), z.transform(normalizedDays)),
};

/** The same as they are checked. What is typed into a field that is not shown is not looked at. */
export const releaseForm = z
  .object({ comment, ...terms, own: z.record(z.string(), z.optional(z.object(terms))) })
  .check((ctx) => {
    const { own, ...all } = ctx.value;
    checkTerms(ctx.issues, [], all);
    for (const [id, file] of Object.entries(own)) if (file) checkTerms(ctx.issues, ['own', id], file);
  });

type Terms = Omit<z.output<typeof releaseForm>, 'comment' | 'own'>;

function checkTerms(issues: z.core.$ZodRawIssue[], path: readonly string[], input: Terms): void {
  const message = chargeProblem(input.requiresPayment, input.chargeAmount);
  if (message) issues.push({ code: 'custom', input, path: [...path, 'chargeAmount'], message });
  if (input.embargoEnabled && input.embargoDays === null)
    issues.push({ code: 'custom', input, path: [...path, 'embargoDays'], message: EMBARGO });
}

/** Terms as they are sent: an amount or days that count for nothing are left out. */
export function sentTerms({
  requiresPayment: isCharged,
  chargeAmount: amount,
  embargoEnabled: isKept,
  embargoDays: days,
}: Terms) {
  return {
    requiresPayment: isCharged,
    chargeAmount: isCharged ? amount : '',
    embargoEnabled: isKept,
    ...(isKept && days !== null && { embargoDays: days }),
  };
}
