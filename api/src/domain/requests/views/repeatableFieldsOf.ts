import type { RepeatableFields } from '@portal/contract/requests/endpoints/repeatRequest.ts';
import type { RequestDocument } from '../requestDocument.ts';

/**
 * The fields of a request that a new one can start with. Fields are listed one by one, so that a new field, such as a
 * sensitive category, is not copied until it is added here.
 */
export function repeatableFieldsOf({ fields }: Pick<RequestDocument, 'fields'>): RepeatableFields {
  return {
    facilityName: fields.facilityName ?? '',
    copyServiceName: fields.copyServiceName,
    copyServiceLocation: fields.copyServiceLocation ?? '',
    copyServiceEmail: fields.copyServiceEmail,
    copyServicePhone: fields.copyServicePhone ?? '',
    attorneyName: fields.attorneyName ?? '',
    firmName: fields.firmName ?? '',
    lawyerEmail: fields.lawyerEmail ?? '',
    lawyerPhone: fields.lawyerPhone ?? '',
    patientName: fields.patientName,
    patientDob: fields.patientDob,
    requestType: fields.requestType,
    paAppliesTo: fields.paAppliesTo ?? '',
    physicianName: fields.physicianName ?? '',
  };
}
