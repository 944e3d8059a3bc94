import { someRules } from './someRules.ts';
import { recordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import type { UploadFacts } from '../files/uploadFacts.ts';
import { newRequest } from '../requests/creation/newRequest.ts';
import type { StoredFacts } from '../requests/views/clientView.ts';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';

export const SUBMITTED_AT = new Date('2026-03-10T08:00:00.000Z');

/** The facts of an uploaded PDF; `digit` makes them unique. */
export function uploadOf(digit: string): UploadFacts {
  const fileId = `file_${digit.repeat(32)}`;
  return {
    fileId,
    blobName: `req-3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab/${fileId}`,
    originalName: `scan ${digit}.pdf`,
    contentType: 'application/pdf',
    size: 1024,
    etag: `"etag-${digit}"`,
    uploadedAt: '2026-03-10T07:55:00.000Z',
  };
}

/** The input that creates the request of `aRequest`. */
export function aSubmission(state: 'paid' | 'clearing' = 'paid'): Parameters<typeof newRequest>[0] {
  return {
    requestId: 'req_aaaaaaaaaaaaaaaaaaaaaaaa',
    draftId: '3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab',
    request: recordsRequest.parse({
      orderId: 'ORD-1',
      facilityName: 'Lakeview Hospital',
      copyServiceName: 'Swift Copies',
      copyServiceEmail: 'desk@swift.example',
      patientName: 'Maria Santos',
      patientDob: '1980-02-29',
      patientSsnLast4: '1234',
      requestType: 7,
      loaIncluded: true,
    }),
    language: 'en',
    ownerId: null,
    loaFiles: [uploadOf('1')],
    supportingFiles: [uploadOf('2')],
    fee: { intentId: 'pi_1', chargeId: 'ch_1', state },
  };
}

/** A paid request with one letter of authorization and one supporting file, with the given fields changed. */
export function aRequest(changed: Partial<RequestDocument> = {}): RequestDocument {
  return { ...newRequest(aSubmission(), someRules, SUBMITTED_AT).request, ...changed };
}

/** The letter of authorization of `aRequest`, with the given fields changed. */
export function aFile(changed: Partial<RequestFile> = {}): RequestFile {
  return { ...aRequest().files[uploadOf('1').fileId]!, ...changed };
}

/** No downloads, and made-up addresses of files. */
export const emptyStoredFacts: StoredFacts = {
  downloaded: new Set(),
  blobOf: (fileId) => ({
    blobName: `req_1/${fileId}`,
    url: `https://store.example/documents/req_1/${fileId}`,
  }),
};
