import '../../../lib/schemaMode.ts';
import { DEFAULT_EMBARGO_DAYS } from '@portal/contract/rules/downloads.ts';
import { chargeProblem, releaseFields } from '@portal/contract/schemas/fileRelease.ts';
import * as z from 'zod/mini';
import { settledDays } from './settledDays.ts';

/** The terms of a release as they are typed. */
export interface ReleaseValues {
  comment: string;
  requiresPayment: boolean;
  chargeAmount: string;
  embargoEnabled: boolean;
  embargoDays: string;
}

export const DEFAULT_RELEASE: ReleaseValues = {
  comment: '',
  requiresPayment: false,
  chargeAmount: '',
  embargoEnabled: true,
  embargoDays: String(DEFAULT_EMBARGO_DAYS),
};

const { comment, requiresPayment, chargeAmount, embargoEnabled } = releaseFields;

/** The same as they are sent. */
export const releaseForm = z
  .object({
    comment,
    requiresPayment,
    chargeAmount,
    embargoEnabled,
    embargoDays: z.pipe(z.string(), z.transform(settledDays)),
  })
  .check((ctx) => {
    const { requiresPayment: isCharged, chargeAmount: amount } = ctx.value;
    const message = chargeProblem(isCharged, amount);
    if (message) ctx.issues.push({ code: 'custom', input: amount, path: ['chargeAmount'], message });
  });
