import { getSubmissions } from '@portal/contract/submissions/endpoints/submissionQueue.ts';
import { reviewSubmission } from '@portal/contract/submissions/endpoints/submissionReview.ts';
import type { SubmissionItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { as, type Person } from '../accounts/accounts.ts';
import { type ApiAnswer, callApi, dataOf } from '../api/callApi.ts';
import { eventually } from '../portal/eventually.ts';
import { fromAnotherAddress } from '../api/fromAnotherAddress.ts';
import { submitRequest } from './order.ts';

interface Portal {
  readonly api: string;
}

/** The intake queue as somebody of the staff works with it; bodies may be as wrong as a test likes. */
export function queueOf({ api }: Portal, person: Person) {
  const headers = () => ({ ...as(person), ...fromAnotherAddress() });
  const list = (query: Record<string, string> = {}) =>
    dataOf(api, getSubmissions, { headers: headers(), query });
  const step = (body: object): Promise<ApiAnswer> =>
    callApi(api, reviewSubmission, { headers: headers(), body });
  return {
    list,
    step,
    /** The row of one order, whatever its state. */
    async find(orderId: string): Promise<SubmissionItem | undefined> {
      return (await list({ search: orderId, state: 'all' })).submissions[0];
    },
    start: (requestId: string, seenVersion = 0) => step({ action: 'start', requestId, seenVersion }),
    approve: (requestId: string, seenVersion = 1) => step({ action: 'approve', requestId, seenVersion }),
    reject: (requestId: string, rejection: object, seenVersion = 1) =>
      step({ action: 'reject', requestId, seenVersion, rejection }),
    reopen: (requestId: string, seenVersion: number) => step({ action: 'reopen', requestId, seenVersion }),
  };
}

/** A submitted request that is listed: whoever of submit and webhook came first may still be at it. */
export async function submitToQueue(
  portal: Parameters<typeof submitRequest>[0],
  person: Person,
  changed: Parameters<typeof submitRequest>[1] = {},
): ReturnType<typeof submitRequest> {
  const submitted = await submitRequest(portal, changed);
  const isListed = async () => (await queueOf(portal, person).find(submitted.orderId)) !== undefined;
  await eventually('the row of the submission', isListed);
  return submitted;
}
