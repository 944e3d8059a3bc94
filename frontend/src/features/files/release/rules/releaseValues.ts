import '../../../../lib/schemaMode.ts';
import { earlyReleaseReason } from '@portal/contract/deadlines/earlyRelease.ts';
import { DEFAULT_EMBARGO_DAYS } from '@portal/contract/files/rules/downloads.ts';
import { otherPerson } from '@portal/contract/files/schemas/otherPerson.ts';
import { chargeProblem, EMBARGO, releaseFields } from '@portal/contract/files/schemas/fileRelease.ts';
import * as z from 'zod/mini';
import { normalizedDays } from './normalizedDays.ts';

/** The entered charge and embargo. */
export interface TermValues {
  requiresPayment: boolean;
  chargeAmount: string;
  embargoEnabled: boolean;
  embargoDays: string;
}

/** The entered terms of a single file. */
export interface FileTermValues extends TermValues {
  comment: string;
}

/** The entered terms of a release. `fileTerms`: different terms of single files, by upload ID. */
export interface ReleaseValues extends FileTermValues {
  fileTerms: Record<string, FileTermValues | undefined>;
  /** Why files are released although their text names another person, by upload ID; only for such files. */
  otherPersons: Record<string, { reason: string; note: string } | undefined>;
  /** Why the documents are released before the earliest production date; empty if they are not. */
  earlyReleaseReason: string;
}

export const DEFAULT_RELEASE: ReleaseValues = {
  comment: '',
  requiresPayment: false,
  chargeAmount: '',
  embargoEnabled: true,
  embargoDays: String(DEFAULT_EMBARGO_DAYS),
  fileTerms: {},
  otherPersons: {},
  earlyReleaseReason: '',
};

const { comment, requiresPayment, chargeAmount, embargoEnabled } = releaseFields;

const terms = {
  requiresPayment,
  chargeAmount,
  embargoEnabled,
  embargoDays: z.pipe(z.string(), z.transform(normalizedDays)),
};

/** The schema of the form. Values of hidden fields are not validated. */
export const releaseForm = z
  .object({
    comment,
    ...terms,
    fileTerms: z.record(z.string(), z.optional(z.object({ comment, ...terms }))),
    otherPersons: z.record(z.string(), z.optional(otherPerson)),
    earlyReleaseReason,
  })
  .check((ctx) => {
    const { fileTerms, otherPersons: _, earlyReleaseReason: __, ...common } = ctx.value;
    checkTerms(ctx.issues, [], common);
    for (const [id, file] of Object.entries(fileTerms))
      if (file) checkTerms(ctx.issues, ['fileTerms', id], file);
  });

/** The same before the earliest production date, when a reason is required. */
export const earlyReleaseForm = releaseForm.check(
  z.refine(({ earlyReleaseReason: entered }) => !!entered, {
    error: 'Please enter a reason',
    path: ['earlyReleaseReason'],
  }),
);

type Terms = Omit<
  z.output<typeof releaseForm>,
  'comment' | 'fileTerms' | 'otherPersons' | 'earlyReleaseReason'
>;

function checkTerms(issues: z.core.$ZodRawIssue[], path: readonly string[], input: Terms): void {
  const message = chargeProblem(input.requiresPayment, input.chargeAmount);
  if (message) issues.push({ code: 'custom', input, path: [...path, 'chargeAmount'], message });
  if (input.embargoEnabled && input.embargoDays === null)
    issues.push({ code: 'custom', input, path: [...path, 'embargoDays'], message: EMBARGO });
}

/** Charge and embargo in the format of the API. Omits the amount of a free file and the days without an embargo. */
export function termsToSend({
  requiresPayment: isCharged,
  chargeAmount: amount,
  embargoEnabled: isEmbargoed,
  embargoDays: days,
}: Terms) {
  return {
    requiresPayment: isCharged,
    chargeAmount: isCharged ? amount : '',
    embargoEnabled: isEmbargoed,
    ...(isEmbargoed && days !== null && { embargoDays: days }),
  };
}
