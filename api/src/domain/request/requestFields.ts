import { recordsRequest } from '@portal/contract/schemas/recordsRequest.ts';
import { office } from '../notices/judgeOffice.ts';
import * as z from 'zod/mini';

/**
 * What a stored request says of itself. Clients and staff are asked for different things, so that one of staff may be
 * without an address of a copy service, without a word on the authorization, and with Social Security digits that the
 * wizard would doubt.
 */
export const requestFields = z.object({
  ...recordsRequest.shape,
  copyServiceEmail: z.string(),
  patientSsnLast4: z.optional(z.string()),
  /** The office of the copy service as it was called then; the list of them changes. */
  copyServiceOffice: z.optional(office),
});
