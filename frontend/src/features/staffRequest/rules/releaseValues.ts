import '../../../lib/schemaMode.ts';
import { DEFAULT_EMBARGO_DAYS } from '@portal/contract/rules/downloads.ts';
import { chargeProblem, EMBARGO, releaseFields } from '@portal/contract/schemas/fileRelease.ts';
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

/** The same as they are sent. What is typed into a field that is not shown is not looked at. */
export const releaseForm = z.pipe(
  z
    .object({
      comment,
      requiresPayment,
      chargeAmount,
      embargoEnabled,
      embargoDays: z.pipe(z.string(), z.transform(settledDays)),
    })
    .check((ctx) => {
      const { value } = ctx;
      const message = chargeProblem(value.requiresPayment, value.chargeAmount);
      if (message) ctx.issues.push({ code: 'custom', input: value, path: ['chargeAmount'], message });
      if (value.embargoEnabled && value.embargoDays === null)
        ctx.issues.push({ code: 'custom', input: value, path: ['embargoDays'], message: EMBARGO });
    }),
  z.transform((release) => ({ ...release, embargoDays: release.embargoDays ?? DEFAULT_EMBARGO_DAYS })),
);
