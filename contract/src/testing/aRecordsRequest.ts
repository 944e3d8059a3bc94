import type { RecordsRequestInput } from '../requests/schemas/recordsRequest.ts';

/** Returns a valid records request of a client, with changes. */
export function aRecordsRequest(changed: Partial<RecordsRequestInput> = {}): RecordsRequestInput {
  return {
    orderId: 'ORD-1',
    copyServiceName: 'Swift Copies',
    copyServiceEmail: 'desk@swift.example',
    copyServicePhone: '(415) 555-0101',
    lawyerEmail: 'ana@firm.example',
    lawyerPhone: '(415) 555-0102',
    patientName: 'Maria Santos',
    patientDob: '1980-02-29',
    requestType: 7,
    loaIncluded: true,
    ...changed,
  };
}
