import type { RecordsRequestInput } from '../requests/schemas/recordsRequest.ts';

/** Returns a valid records request of a client, with changes. */
export function aRecordsRequest(changed: Partial<RecordsRequestInput> = {}): RecordsRequestInput {
  return {
    orderId: 'ORD-1',
    copyServiceName: 'Other Copy Service Inc',
    copyServiceEmail: 'clerk@copyservice.example',
    copyServicePhone: '(213) 555-0100',
    lawyerEmail: 'attorney@firm.example',
    lawyerPhone: '(213) 555-0101',
    patientName: 'Pat Example',
    patientDob: '1980-02-03',
    requestType: 7,
    loaIncluded: true,
    ...changed,
  };
}
