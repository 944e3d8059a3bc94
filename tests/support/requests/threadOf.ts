import { randomUUID } from 'node:crypto';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { getMessages, sendMessage } from '@portal/contract/messages/endpoints.ts';
import type { MessagePage } from '@portal/contract/messages/schemas.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { requestContent } from '../api/requestCalls.ts';
import { storedFile, uploadForRequest } from '../files/releasedFiles.ts';
import { eventually } from '../portal/eventually.ts';
import { documentsOf } from '../portal/stores.ts';
import { uploadUnder } from './clientUpdates.ts';
import { copySubmission } from './copySubmission.ts';
import { accessHeader, lookUp } from './holder.ts';

type Portal = Parameters<typeof copySubmission>[0] &
  Parameters<typeof lookUp>[0] &
  Parameters<typeof documentsOf>[0] &
  Parameters<typeof uploadUnder>[0] &
  Parameters<typeof storedFile>[0];

/** A new request of a client, with the uploads and calls of all sides for its thread. */
export async function threadOf(portal: Portal, owner: Person, staff: Person) {
  const request = await copySubmission(portal, owner);
  const { requestId } = request;
  const access = accessHeader(await lookUp(portal, request));
  const by = (credentials: Record<string, string>) => {
    const headers = () => ({ ...credentials, ...randomIpHeader() });
    return {
      send: (fileIds: readonly string[], more: object = {}): Promise<ApiResponse> =>
        callApi(portal.api, sendMessage, {
          headers: headers(),
          body: {
            requestId,
            messageId: randomUUID(),
            text: 'See the file',
            uploadedFiles: fileIds.map((fileId) => ({ fileId })),
            ...more,
          },
        }),
      page: (): Promise<MessagePage> =>
        dataOf(portal.api, getMessages, { headers: headers(), query: { requestId } }),
      download: (fileId: string) =>
        callApi(portal.api, downloadFile, { headers: headers(), query: { requestId, fileId } }),
    };
  };
  const headersOf = { client: authHeaders(owner), holder: access };
  return {
    ...request,
    client: by(headersOf.client),
    holder: by(headersOf.holder),
    staff: by(authHeaders(staff)),
    upload: (side: 'client' | 'holder', file?: { name: string; content: Uint8Array }) =>
      uploadUnder(portal, updateKeyOf(requestId, randomUUID()), file, headersOf[side]),
    uploadAsStaff: (file?: { name: string; content: Uint8Array }) =>
      uploadForRequest(portal, staff, requestId, file),
    fileIds: async () => Object.keys((await requestContent(portal, requestId))['files'] as object),
    messages: () => documentsOf(portal, requestId, 'message'),
    events: async (kind: string) =>
      (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind),
    scanned: (fileId: string) =>
      eventually('the malware scan', async () => {
        const { scan } = await storedFile(portal, requestId, fileId);
        return scan !== 'pending' && scan;
      }),
  };
}
