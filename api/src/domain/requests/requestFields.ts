import { recordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { office } from '../configuration/notices/resolveOffice.ts';
import * as z from 'zod/mini';

const phone = z.optional(z.string());

/** Phone numbers of a request that was taken. */
export const storedPhones = { contactPhone: phone, lawyerPhone: phone, copyServicePhone: phone };

/**
 * What a stored request says of itself. Clients and staff are asked for different things, so that one of staff may be
 * without an address of a copy service, without a word on the authorization, and with Social Security digits that the
 * wizard would doubt. Phone numbers are as they were taken when they came: words were taken once.
 */
export const requestFields = z.object({
  ...recordsRequest.shape,
  ...storedPhones,
  copyServiceEmail: z.string(),
  patientSsnLast4: z.optional(z.string()),
  /** The office of the copy service as it was called then; the list of them changes. */
  copyServiceOffice: z.optional(office),
});
