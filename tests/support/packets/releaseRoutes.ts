import { randomUUID } from 'node:crypto';
import { sendMessage } from '@portal/contract/messages/endpoints.ts';
import { fulfillRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { callApi } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { release } from '../files/releasedFiles.ts';

type Portal = Parameters<typeof release>[0];

/** The ways on which a document reaches the client. */
export function releaseRoutes(portal: Portal, staff: Person, requestId: string, fileId: string) {
  const headers = () => ({ ...authHeaders(staff), ...randomIpHeader() });
  return {
    updateRequestFiles: () => release(portal, staff, requestId, [fileId]),
    fulfillRequest: () =>
      callApi(portal.api, fulfillRequest, {
        headers: headers(),
        body: {
          requestId,
          key: randomUUID(),
          seen: { fileIds: [], invoiceIds: [], workCount: 0 },
          documents: { uploadedFiles: [{ fileId }] },
        },
      }),
    sendMessage: () =>
      callApi(portal.api, sendMessage, {
        headers: headers(),
        body: { requestId, text: 'Here it is', uploadedFiles: [{ fileId }], messageId: randomUUID() },
      }),
  };
}
