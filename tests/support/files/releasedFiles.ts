import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../api/callApi.ts';
import { eventually } from '../portal/eventually.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { pdfBytes } from '../requests/order.ts';
import { requestContent } from '../api/requestCalls.ts';
import { containerOf } from '../portal/stores.ts';

type Portal = Parameters<typeof containerOf>[0] & { readonly api: string; readonly site: string };

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

/** Uploads a file for a request as staff, without releasing it; returns its id. */
export async function uploadForRequest(
  { api }: Pick<Portal, 'api'>,
  staff: Person,
  requestId: string,
  file: { name: string; content: Uint8Array } = { name: 'chart.pdf', content: pdfBytes() },
): Promise<string> {
  const [link] = await dataOf(api, generateUploadUrls, {
    headers: headersOf(staff),
    body: { requestId, files: [{ name: file.name, size: file.content.byteLength }] },
  });
  const response = await fetch(link!.uploadUrl, {
    method: 'PUT',
    headers: { 'x-ms-blob-type': 'BlockBlob' },
    body: file.content as Uint8Array<ArrayBuffer>,
  });
  if (!response.ok) throw new Error(`The upload returned ${response.status}`);
  return link!.fileId;
}

/** Releases uploaded files. The terms are not validated. */
export function release(
  { api }: Pick<Portal, 'api'>,
  staff: Person,
  requestId: string,
  fileIds: readonly string[],
  terms: object = {},
): Promise<ApiResponse> {
  return callApi(api, updateRequestFiles, {
    headers: headersOf(staff),
    body: { requestId, uploadedFiles: fileIds.map((fileId) => ({ fileId })), ...terms },
  });
}

/** Uploads and releases a file, and waits until the malware scan finds it clean; returns its id. */
export async function uploadAndRelease(
  portal: Portal,
  staff: Person,
  requestId: string,
  terms: object = {},
  file?: { name: string; content: Uint8Array },
): Promise<string> {
  const fileId = await uploadForRequest(portal, staff, requestId, file);
  const result = await release(portal, staff, requestId, [fileId], terms);
  if (result.status !== 200) throw new Error(JSON.stringify(result));
  await eventually(
    'the malware scan',
    async () => (await storedFile(portal, requestId, fileId))['scan'] === 'clean',
  );
  return fileId;
}

/** A file in the stored request. */
export async function storedFile(
  portal: Portal,
  requestId: string,
  fileId: string,
): Promise<Record<string, unknown>> {
  const files = (await requestContent(portal, requestId))['files'] as Record<string, Record<string, unknown>>;
  const file = files[fileId];
  if (!file) throw new Error(`There is no file ${fileId}`);
  return file;
}

/** Patches a stored file, for example its `paidAt`. */
export async function patchFile(
  portal: Portal,
  requestId: string,
  fileId: string,
  facts: Readonly<Record<string, string | number | boolean | null>>,
): Promise<void> {
  const container = await containerOf(portal, 'requests');
  await container
    .item('root', requestId)
    .patch(
      Object.entries(facts).map(([name, value]) => ({ op: 'set', path: `/files/${fileId}/${name}`, value })),
    );
}

/** Dates every download of a request this many hours back, so that it can no longer be repeated. */
export async function ageDownloads(portal: Portal, requestId: string, hours: number): Promise<void> {
  const container = await containerOf(portal, 'requests');
  const { resources } = await container.items
    .query<{ id: string }>({
      query: 'SELECT c.id FROM c WHERE c.requestId = @requestId AND c.type = @type',
      parameters: [
        { name: '@requestId', value: requestId },
        { name: '@type', value: 'download' },
      ],
    })
    .fetchAll();
  for (const { id } of resources) {
    await container.item(id, requestId).patch([{ op: 'set', path: '/at', value: hoursAgo(hours) }]);
  }
}

/** The instant this many hours ago. Negative: from now. */
export function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}
