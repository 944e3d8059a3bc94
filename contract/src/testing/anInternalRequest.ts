import type { InternalRequestInput } from '../requests/schemas/internalRequest.ts';

/** Returns a valid internal request of staff, with changes. */
export function anInternalRequest(changed: Partial<InternalRequestInput> = {}): InternalRequestInput {
  return {
    orderId: 'INT-1',
    facilityName: 'Lakeview Hospital',
    requestType: 7,
    patientName: 'Maria Santos',
    patientDob: '1980-02-29',
    attorneyName: 'Ana Lopez',
    lawyerEmail: 'ana@firm.example',
    lawyerPhone: '(415) 555-0102',
    uploadedFiles: [{ fileId: `file_${'1'.repeat(32)}` }],
    ...changed,
  };
}
