import {
  type InternalRequestInput,
  internalRequest,
} from '@portal/contract/requests/schemas/internalRequest.ts';
import { anInternalRequest } from '@portal/contract/testing/anInternalRequest.ts';
import * as z from 'zod/mini';
import type { newInternalRequest } from '../requests/creation/newInternalRequest.ts';
import { uploadOf } from './aRequest.ts';

/** The input that creates an internal request with one file, with the given fields changed. */
export function anInternalSubmission(
  changed: Partial<InternalRequestInput> = {},
): Parameters<typeof newInternalRequest>[0] {
  const file = uploadOf('1');
  return {
    requestId: 'req_bbbbbbbbbbbbbbbbbbbbbbbb',
    draftId: '3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab',
    request: z.parse(
      internalRequest,
      anInternalRequest({ uploadedFiles: [{ fileId: file.fileId }], ...changed }),
    ),
    files: [file],
    by: { kind: 'staff', id: 'usr_s' },
    byName: 'Sam Clerk',
  };
}
