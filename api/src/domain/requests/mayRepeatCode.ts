import { CODE_RETURNED_HOURS } from '@portal/contract/requests/endpoints/draftSubmission.ts';

/** Whether who submits again what is a request already is still answered its code: the answer may have been lost, but not for days. */
export function mayRepeatCode(submittedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(submittedAt) < CODE_RETURNED_HOURS * 3_600_000;
}
