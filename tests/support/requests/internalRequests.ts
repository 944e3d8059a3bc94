import { randomUUID } from 'node:crypto';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import type { InternalRequestInput } from '@portal/contract/requests/schemas/internalRequest.ts';
import { anInternalRequest } from '@portal/contract/testing/anInternalRequest.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { type ApiResponse, callApi } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { pdfBytes, uploadFile } from './order.ts';

type Addresses = Parameters<typeof uploadFile>[0];

/** The fields of the internal form without draft and files; `changed` replaces fields. */
export function internalFields(changed: Partial<InternalRequestInput> = {}): Partial<InternalRequestInput> {
  const { uploadedFiles: _, ...fields } = anInternalRequest();
  const unique = randomUUID().slice(0, 8);
  return { ...fields, orderId: `INT-${unique}`, lawyerEmail: `attorney-${unique}@firm.example`, ...changed };
}

/** Uploads the files (one PDF by default); returns the body that the internal form sends. */
export async function internalDraft(
  portal: Addresses,
  changed: Partial<InternalRequestInput> = {},
  files: readonly { name: string; content: Uint8Array }[] = [{ name: 'subpoena.pdf', content: pdfBytes() }],
) {
  const draftId = randomUUID();
  const uploadedFiles: { fileId: string }[] = [];
  for (const file of files) uploadedFiles.push({ fileId: await uploadFile(portal, draftId, file) });
  return { source: 'internal' as const, draftId, ...internalFields(changed), uploadedFiles };
}

/** Submits the internal form as a person, or without a session when null. The body is not validated. */
export function submitAs(
  { api }: Pick<Addresses, 'api'>,
  person: Person | null,
  body: object,
): Promise<ApiResponse> {
  const headers = { ...randomIpHeader(), ...(person && authHeaders(person)) };
  return callApi(api, submitClientRequest, { headers, body });
}
