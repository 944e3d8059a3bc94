import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { dataOf } from '../api/callApi.ts';
import { eventually } from '../portal/eventually.ts';

interface OrderAndCode {
  readonly orderId: string;
  readonly verificationCode: string;
}

export type TrackedRequest = DataOf<typeof getRequestStatus>;

/** The holder's view of a request, with the access token for its files. */
export async function lookUp(
  { site }: { readonly site: string },
  { orderId, verificationCode }: OrderAndCode,
): Promise<TrackedRequest> {
  return dataOf(site, getRequestStatus, { query: { orderId, verificationCode } });
}

/** The same, after the malware scan of every file. */
export async function lookUpAfterScan(
  portal: { readonly site: string },
  request: OrderAndCode,
): Promise<TrackedRequest> {
  return eventually('the malware scan', async () => {
    const seen = await lookUp(portal, request);
    return [...seen.loaFiles, ...seen.uploadedFiles].every(({ scan }) => scan !== 'pending') && seen;
  });
}

/** The header that proves that a holder may access the request. */
export function accessHeader({ requestAccess }: { readonly requestAccess: string }): Record<string, string> {
  return { 'x-request-access': requestAccess };
}
