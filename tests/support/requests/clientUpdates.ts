import { randomUUID } from 'node:crypto';
import { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import { getClientRequest } from '@portal/contract/requests/endpoints/requests.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { type ApiResponse, callApi, dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { accessHeader } from './holder.ts';
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
  /** The announced size; the length of the content by default. */
  readonly size?: number;
}

/** The prefilled values of the update form, with the access token for its uploads. */
export function prefill({ api }: Portal, { orderId, verificationCode }: OrderAndCode) {
  return dataOf(api, getClientRequest, {
    headers: randomIpHeader(),
    query: { orderId, verificationCode },
  });
}

const defaultFile: UpdateFile = { name: 'page-2.pdf', content: pdfBytes() };

/** Uploads a file for an update as the form does; returns its id. */
export async function uploadForUpdate(
  portal: Portal,
  request: OrderAndCode,
  updateId: string,
  file: UpdateFile = defaultFile,
): Promise<string> {
  const found = await prefill(portal, request);
  return uploadUnder(portal, updateKeyOf(found.request.requestId, updateId), file, accessHeader(found));
}

/** Uploads a file under a key; returns its id. */
export async function uploadUnder(
  portal: Portal,
  key: string,
  { name, content, size = content.byteLength }: UpdateFile = defaultFile,
  headers: Record<string, string> = {},
): Promise<string> {
  const [link] = await dataOf(portal.api, generateUploadUrls, {
    headers: { ...headers, ...randomIpHeader() },
    body: { requestId: key, files: [{ name, size }] },
  });
  const response = await fetch(link!.uploadUrl, {
    method: 'PUT',
    headers: { 'x-ms-blob-type': 'BlockBlob' },
    body: content as Uint8Array<ArrayBuffer>,
  });
  if (!response.ok) throw new Error(`The upload returned ${response.status}`);
  return link!.fileId;
}

/** Sends an update. The body is not validated. */
export function sendUpdate(
  { api }: Portal,
  { orderId, verificationCode }: OrderAndCode,
  body: object,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  return callApi(api, updateClientRequest, {
    headers: { ...randomIpHeader(), ...headers },
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
