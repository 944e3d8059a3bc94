import { randomUUID } from 'node:crypto';
import { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import { getClientRequest } from '@portal/contract/requests/endpoints/requests.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { type ApiAnswer, callApi, dataOf } from '../api/callApi.ts';
import { fromAnotherAddress } from '../api/fromAnotherAddress.ts';
import { holding } from './holder.ts';
import { pdfBytes } from './order.ts';

interface Portal {
  readonly api: string;
}

interface OrderAndCode {
  readonly orderId: string;
  readonly verificationCode: string;
}

interface UpdateFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** What the quota is told; the content's own length unless said otherwise. */
  readonly size?: number;
}

/** What the update form is prefilled with, and the token for its uploads. */
export function prefill({ api }: Portal, { orderId, verificationCode }: OrderAndCode) {
  return dataOf(api, getClientRequest, {
    headers: fromAnotherAddress(),
    query: { orderId, verificationCode },
  });
}

const aPage: UpdateFile = { name: 'page-2.pdf', content: pdfBytes() };

/** Uploads a file for an update as the form does, and answers its id. */
export async function uploadForUpdate(
  portal: Portal,
  held: OrderAndCode,
  updateId: string,
  file: UpdateFile = aPage,
): Promise<string> {
  const found = await prefill(portal, held);
  return uploadUnder(portal, updateKeyOf(found.request.requestId, updateId), file, holding(found));
}

/** Uploads a file under a key, and answers its id. */
export async function uploadUnder(
  portal: Portal,
  key: string,
  { name, content, size = content.byteLength }: UpdateFile = aPage,
  headers: Record<string, string> = {},
): Promise<string> {
  const [link] = await dataOf(portal.api, generateUploadUrls, {
    headers: { ...headers, ...fromAnotherAddress() },
    body: { requestId: key, files: [{ name, size }] },
  });
  const response = await fetch(link!.uploadUrl, {
    method: 'PUT',
    headers: { 'x-ms-blob-type': 'BlockBlob' },
    body: content as Uint8Array<ArrayBuffer>,
  });
  if (!response.ok) throw new Error(`The upload answered ${response.status}`);
  return link!.fileId;
}

/** Sends an update; the body may be as wrong as a test likes. */
export function sendUpdate(
  { api }: Portal,
  { orderId, verificationCode }: OrderAndCode,
  body: object,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  return callApi(api, updateClientRequest, {
    headers: { ...fromAnotherAddress(), ...headers },
    body: {
      orderId,
      verificationCode,
      updateId: randomUUID(),
      updateReason: 'Missing Information',
      updateDetails: 'The second page of the authorization.',
      ...body,
    },
  });
}
