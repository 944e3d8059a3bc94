import { randomUUID } from 'node:crypto';
import { getClientRequest, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { describe, expect, inject, it } from 'vitest';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { lookUpAfterScan } from '../../support/requests/holder.ts';
import { pdfBytes, submitRequest, uploadFile } from '../../support/requests/order.ts';

const portal = inject('portal');

const look = (orderId: string, verificationCode: string, headers: Record<string, string> = {}) =>
  callApi(portal.site, getRequestStatus, { query: { orderId, verificationCode }, headers });

describe('the data for a holder', () => {
  const privateDetails = {
    patientSsnLast4: '9183',
    patientDob: '1957-11-23',
    attorneyName: 'Atty Private',
    lawyerEmail: 'private.attorney@firm.example',
    contactEmail: 'private.contact@firm.example',
    physicianName: 'Dr Private',
  };

  it('of a personal appearance has the physician, date and place', async () => {
    const appearance = {
      physicianName: 'Dr Example',
      appearanceDate: '2026-12-15',
      appearanceTime: '09:30',
      appearancePlace: 'Department 12',
    };
    const submitted = await submitRequest(portal, {
      requestType: 1,
      paAppliesTo: 'Physician',
      ...appearance,
    });
    const { data } = await look(submitted.orderId, submitted.verificationCode);
    expect(data).toMatchObject(appearance);
  });

  it('of a lookup has only the fields that the tracker shows', async () => {
    const draftId = randomUUID();
    const fileId = await uploadFile(portal, draftId, { name: 'record.pdf', content: pdfBytes() });
    const submitted = await submitRequest(
      portal,
      { ...privateDetails, uploadedFiles: [{ fileId }] },
      draftId,
    );
    await lookUpAfterScan(portal, submitted);
    const { data } = await look(submitted.orderId, submitted.verificationCode);

    const seen = data as Record<string, unknown>;
    expect(Object.keys(seen).sort()).toEqual([
      '_id',
      'customInvoices',
      'deadline',
      'facilityName',
      'filesCount',
      'isMine',
      'loaFiles',
      'loaIncluded',
      'orderId',
      'patientName',
      'payment',
      'requestAccess',
      'requestAccessExpiresAt',
      'requestType',
      'status',
      'statusHistory',
      'submittedAt',
      'updatedAt',
      'updates',
      'uploadedFiles',
    ]);
    expect(keysOf(seen['payment'])).toEqual(['amount', 'paidAt', 'state']);
    expect(keysOf((seen['statusHistory'] as unknown[])[0])).toEqual([
      'color',
      'label',
      'status',
      'updatedAt',
    ]);
    expect(keysOf((seen['uploadedFiles'] as unknown[])[0])).toEqual([
      'adminComment',
      'blobName',
      'chargeAmount',
      'contentType',
      'downloadReason',
      'downloadState',
      'downloadWindowExtendedAt',
      'downloadedAt',
      'embargoDays',
      'embargoEnabled',
      'fileId',
      'isDownloadable',
      'isDownloadedByPublic',
      'isPaid',
      'isViewable',
      'nextDownloadTime',
      'originalName',
      'paymentState',
      'requiresPayment',
      'scan',
      'size',
      'updateId',
      'updateReason',
      'updateSubmittedAt',
      'uploadedAt',
      'uploadedByAdmin',
      'uploadedForUpdate',
      'url',
    ]);
    const text = JSON.stringify(seen);
    const hidden = [
      ...Object.values(privateDetails),
      submitted.verificationCode,
      submitted.draftId,
      submitted.paymentIntentId,
      'quarantine',
      'etag',
      // The documented address of a blob opens nothing without a signature.
      'sig=',
      'system',
      'holder',
      'seq',
    ];
    for (const secret of hidden) expect(text).not.toContain(secret);
  });

  it('of the update form has only the fields that are prefilled', async () => {
    const { orderId, verificationCode, draftId, request } = await submitRequest(portal, privateDetails);
    const data = await dataOf(portal.site, getClientRequest, { query: { orderId, verificationCode } });
    expect(keysOf(data)).toEqual(['request', 'requestAccess', 'requestAccessExpiresAt']);
    expect(keysOf(data.request)).toEqual([
      'contactPhone',
      'facilityName',
      'orderId',
      'patientDob',
      'patientName',
      'requestId',
      'requestType',
      'status',
    ]);
    expect(data.request).toMatchObject({
      patientName: request.patientName,
      patientDob: privateDetails.patientDob,
    });
    const { patientSsnLast4, lawyerEmail, attorneyName } = privateDetails;
    for (const secret of [patientSsnLast4, lawyerEmail, attorneyName, verificationCode, draftId]) {
      expect(JSON.stringify(data)).not.toContain(secret);
    }
  });
});

function keysOf(value: unknown): string[] {
  return Object.keys(value as object).sort();
}
