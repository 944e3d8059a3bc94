import type { InternalRequestInput } from '../requests/schemas/internalRequest.ts';

/** Returns a valid internal request of staff, with changes. */
export function anInternalRequest(changed: Partial<InternalRequestInput> = {}): InternalRequestInput {
  return {
    orderId: 'INT-1',
    facilityName: 'Central Medical Center',
    requestType: 7,
    patientName: 'Pat Example',
    patientDob: '1980-02-03',
    attorneyName: 'Quentin Ashworth',
    lawyerEmail: 'attorney@firm.example',
    lawyerPhone: '(213) 555-0101',
    uploadedFiles: [{ fileId: `file_${'1'.repeat(32)}` }],
    ...changed,
  };
}
