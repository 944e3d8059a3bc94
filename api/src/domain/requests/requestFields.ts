import { recordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { namedFile } from '@portal/contract/files/schemas/fileReference.ts';
import { storedAuthority } from '@portal/contract/requests/authority/storedAuthority.ts';
import { scope } from '@portal/contract/requests/scope/view.ts';
import { office } from '../configuration/notices/resolveOffice.ts';
import * as z from 'zod/mini';

const phone = z.optional(z.string());

/** Phone numbers of a stored request. They are not validated again: earlier versions accepted any text. */
export const storedPhones = { contactPhone: phone, lawyerPhone: phone, copyServicePhone: phone };

const files = z._default(z.array(namedFile), []);

/** The files that a stored request names: any number, because earlier versions accepted it. */
export const storedFiles = { loaFiles: files, uploadedFiles: files };

/** The submitted scope of a stored request. It is not validated again, because the rules compare it with today. */
export const storedScope = { scope: z.optional(scope) };

/**
 * The fields of a stored request. The schema is looser than the wizard: staff can enter a request without the email
 * address of a copy service, without an authorization, and with Social Security digits that the wizard rejects.
 */
export const requestFields = z.object({
  ...recordsRequest.shape,
  ...storedPhones,
  ...storedFiles,
  ...storedScope,
  copyServiceEmail: z.string(),
  patientSsnLast4: z.optional(z.string()),
  authority: z.optional(storedAuthority),
  /** A copy of the copy service's office at submission; the configured list can change later. */
  copyServiceOffice: z.optional(office),
});
