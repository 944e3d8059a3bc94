import { OTHER_COPY_SERVICE } from '@portal/contract/configuration/catalogs/otherCopyService.ts';
import { fieldOfFirm, OWN_FIRM } from '@portal/contract/requests/rules/ownFirm.ts';
import { toRequest } from '@portal/contract/requests/rules/toRequest.ts';
import { patientDetails } from '@portal/contract/requests/schemas/patientDetails.ts';
import { recordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { requestDetails } from '@portal/contract/requests/schemas/requestDetails.ts';
import {
  type UnfinishedValues,
  unfinishedValues,
} from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { whoIsSubmittingStep } from '@portal/contract/requests/schemas/whoIsSubmitting.ts';

/** The fields that keep the request from being paid, in the order of the wizard. */
export function missingFields(values: UnfinishedValues): string[] {
  const request = toRequest(values);
  const { copyServiceSelection: selection, copyServiceLocation: location } = values;
  const isOwn = selection === OWN_FIRM.id;
  const invalid = new Set(
    // The last one also checks the scope, which no step has in its own schema.
    [whoIsSubmittingStep, patientDetails, requestDetails, recordsRequest]
      .flatMap((schema) => schema.safeParse(request).error?.issues ?? [])
      .map(({ path }) => String(path[0]))
      .map((field) => (isOwn ? (fieldOfFirm[field] ?? field) : field)),
  );
  if (selection !== '' && selection !== OTHER_COPY_SERVICE.id && !isOwn && location === '')
    invalid.add('copyServiceLocation');
  return Object.keys(unfinishedValues.shape).filter((field) => invalid.has(field));
}
