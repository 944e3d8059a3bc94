import { randomUUID } from 'node:crypto';
import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import type { saveUnfinishedRequest } from '@portal/contract/requests/endpoints/unfinishedRequests.ts';
import { emptyAuthority } from '@portal/contract/requests/authority/authorityValues.ts';
import type { UnfinishedValues } from '@portal/contract/requests/schemas/unfinishedRequest.ts';

const EMPTY: UnfinishedValues = {
  orderId: '',
  facilityName: '',
  copyServiceSelection: '',
  copyServiceName: '',
  copyServiceLocation: '',
  copyServiceEmail: '',
  copyServicePhone: '',
  filledEmail: '',
  filledPhone: '',
  attorneyName: '',
  firmName: '',
  lawyerEmail: '',
  lawyerPhone: '',
  confirmAttorney: false,
  patientName: '',
  patientDob: '',
  requestType: '',
  paAppliesTo: '',
  physicianName: '',
  appearanceDate: '',
  appearanceTime: '',
  appearancePlace: '',
  authority: emptyAuthority,
  summarized: false,
  loaIncluded: false,
  loaFiles: [],
  uploadedFiles: [],
};

/** The body that saves a new unfinished request with these values. */
export function anUnfinishedRequest(
  values: Partial<UnfinishedValues> = {},
): BodyInputOf<typeof saveUnfinishedRequest> {
  return {
    draftId: randomUUID(),
    values: { ...EMPTY, orderId: 'LATER-1', ...values },
    ssnEntered: false,
    furthestStep: 1,
    seenVersion: 0,
  };
}
