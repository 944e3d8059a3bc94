import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { ChecklistKind } from '@portal/contract/submissions/checklistKinds.ts';
import type { MissingReason } from '@portal/contract/submissions/missingReasons.ts';
import { authorizationOf } from './authorizationOf.ts';

/**
 * The reasons that the form selects, from the unchecked built-in items. Without any check, nobody has used the checklist,
 * so only a letter that is known to be missing counts.
 */
export function missingFromChecklist(request: StaffRequestView): MissingReason[] {
  const checklist = request.review?.checklist ?? [];
  const isUsed = checklist.some(({ checked }) => checked !== null);
  const authorization = authorizationOf(request).kind;
  const reasons: Partial<Record<ChecklistKind, MissingReason>> = {
    ...(isUsed && { patient: 'wrong-patient', physician: 'wrong-facility' }),
    ...(isUsed && authorization === 'received' && { authorization: 'loa-illegible' }),
    ...(authorization === 'missing' && { authorization: 'loa-missing' }),
  };
  return checklist.flatMap(({ kind, checked }) => (checked === null && kind && reasons[kind]) || []);
}
