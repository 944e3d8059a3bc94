import * as z from 'zod/mini';
import { ssnLast4Problem } from '../rules/ssnLast4.ts';
import { atMost, checkAcrossFields, MAX_ENTERED_NUMBER } from '../../fields/fields.ts';
import { authority } from '../authority/authority.ts';
import { patientDetailsFields } from './patientDetails.ts';
import { type DetailFields, requestDetailsFields, requestDetailsProblems } from './requestDetails.ts';
import { checkScopeInRequest, scopeInput } from '../scope/schemas.ts';
import { whoIsSubmittingFields } from './whoIsSubmitting.ts';

/** The documented alias of `patientSsnLast4`. Only the last four digits of a full number are kept. */
const patientSsn = z.optional(
  z.string().check(
    atMost(MAX_ENTERED_NUMBER, 'Social Security number must be exactly 4 digits'),
    z.overwrite((value) => value.replace(/\D/g, '').slice(-4)),
    (ctx) => {
      const message = ssnLast4Problem(ctx.value);
      if (message) ctx.issues.push({ code: 'custom', input: ctx.value, message });
    },
  ),
);

/**
 * A records request as clients send it. Fields that only staff may set (status, notes, payment, due date) are not part
 * of it and are dropped.
 */
export const recordsRequest = z
  .object({
    ...whoIsSubmittingFields,
    ...patientDetailsFields,
    ...requestDetailsFields,
    /** On what authority the records are released; absent if it was not stated. */
    authority: z.optional(authority),
    scope: z.optional(scopeInput),
    patientSsn,
  })
  .check(
    checkAcrossFields<DetailFields>(requestDetailsProblems),
    checkScopeInRequest('loaFiles'),
    z.overwrite(({ patientSsn: alias, ...request }) => ({
      ...request,
      ...(alias && !request.patientSsnLast4 && { patientSsnLast4: alias }),
    })),
  );

export type RecordsRequest = z.output<typeof recordsRequest>;
export type RecordsRequestInput = z.input<typeof recordsRequest>;
