import { CODE_RETURNED_HOURS } from '@portal/contract/requests/endpoints/draftSubmission.ts';

/** Whether a repeated submission still gets the verification code in its response. The first response can get lost, but only recently. */
export function canShowCodeAgain(submittedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(submittedAt) < CODE_RETURNED_HOURS * 3_600_000;
}
