import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { dataOf } from '../api/callApi.ts';
import { eventually } from '../portal/eventually.ts';

interface OrderAndCode {
  readonly orderId: string;
  readonly verificationCode: string;
}

export type TrackedRequest = DataOf<typeof getRequestStatus>;

/** What a holder sees of a request, and the token for its files. */
export async function lookUp(
  { site }: { readonly site: string },
  { orderId, verificationCode }: OrderAndCode,
): Promise<TrackedRequest> {
  return dataOf(site, getRequestStatus, { query: { orderId, verificationCode } });
}

/** The same, once the malware scan has spoken about every file. */
export async function lookUpScanned(
  portal: { readonly site: string },
  request: OrderAndCode,
): Promise<TrackedRequest> {
  return eventually('the malware scan', async () => {
    const seen = await lookUp(portal, request);
    return [...seen.loaFiles, ...seen.uploadedFiles].every(({ scan }) => scan !== 'pending') && seen;
  });
}

/** The header with which a holder names the request that they proved to know. */
export function holding({ requestAccess }: { readonly requestAccess: string }): Record<string, string> {
  return { 'x-request-access': requestAccess };
}
