import { getSubmissions } from '@portal/contract/submissions/endpoints/submissionQueue.ts';
import { reviewSubmission } from '@portal/contract/submissions/endpoints/submissionReview.ts';
import type { SubmissionItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../api/callApi.ts';
import { eventually } from '../portal/eventually.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { submitRequest } from './order.ts';

interface Portal {
  readonly api: string;
}

/** The staff calls of the intake queue. Bodies are not validated. */
export function intakeCalls({ api }: Portal, person: Person) {
  const headers = () => ({ ...authHeaders(person), ...randomIpHeader() });
  const list = (query: Record<string, string> = {}) =>
    dataOf(api, getSubmissions, { headers: headers(), query });
  const step = (body: object): Promise<ApiResponse> =>
    callApi(api, reviewSubmission, { headers: headers(), body });
  return {
    list,
    step,
    /** The row of one order, whatever its state. */
    async find(orderId: string): Promise<SubmissionItem | undefined> {
      return (await list({ search: orderId, state: 'all' })).submissions[0];
    },
    start: (requestId: string, seenVersion = 0) => step({ action: 'start', requestId, seenVersion }),
    check: (requestId: string, itemIds: string[], seenVersion: number, checked = true) =>
      step({ action: 'check', requestId, seenVersion, itemIds, checked }),
    ask: (requestId: string, rejection: object, seenVersion: number) =>
      step({ action: 'ask', requestId, seenVersion, rejection }),
    /** With a reason, which is kept only if something required is not checked. */
    approve: (requestId: string, seenVersion = 1) =>
      step({ action: 'approve', requestId, seenVersion, reason: 'Known to the facility' }),
    reject: (requestId: string, rejection: object, seenVersion = 1) =>
      step({ action: 'reject', requestId, seenVersion, rejection }),
    reopen: (requestId: string, seenVersion: number) => step({ action: 'reopen', requestId, seenVersion }),
  };
}

/** Submits a request and waits until it is listed. Submit or webhook, whichever was second, may still be running. */
export async function submitToQueue(
  portal: Parameters<typeof submitRequest>[0],
  person: Person,
  changed: Parameters<typeof submitRequest>[1] = {},
): ReturnType<typeof submitRequest> {
  const submitted = await submitRequest(portal, changed);
  const isListed = async () => (await intakeCalls(portal, person).find(submitted.orderId)) !== undefined;
  await eventually('the row of the submission', isListed);
  return submitted;
}
