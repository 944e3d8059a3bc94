import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { MissingReason } from '@portal/contract/submissions/missingReasons.ts';
import { authorizationOf } from './authorizationOf.ts';

/** The reasons that the form selects: only what is known. An unchecked item may not have been looked at. */
export function missingFromChecklist(request: StaffRequestView): MissingReason[] {
  return authorizationOf(request).kind === 'missing' ? ['loa-missing'] : [];
}
