import * as z from 'zod/mini';
import { acrossFields } from './fields.ts';
import { patientDetailsFields } from './patientDetails.ts';
import { type DetailFields, requestDetailsFields, requestDetailsProblems } from './requestDetails.ts';
import { whoIsSubmittingFields } from './whoIsSubmitting.ts';

/**
 * A records request as a client may send it. Fields that only staff may set (status, notes, payment, due date) are
 * not part of it and fall away.
 */
export const recordsRequest = z
  .object({ ...whoIsSubmittingFields, ...patientDetailsFields, ...requestDetailsFields })
  .check(acrossFields<DetailFields>(requestDetailsProblems));

export type RecordsRequest = z.output<typeof recordsRequest>;
export type RecordsRequestInput = z.input<typeof recordsRequest>;
