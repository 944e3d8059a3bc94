import { randomUUID } from 'node:crypto';
import { sendMessage } from '@portal/contract/messages/endpoints.ts';
import { fulfillRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { type ApiResponse, callApi } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { release } from '../files/releasedFiles.ts';

/** The calls with which staff release a document, each as it is documented. */
export function releaseRoutes(portal: Parameters<typeof release>[0], staff: Person, requestId: string) {
  const call = (operation: Parameters<typeof callApi>[1], body: object) =>
    callApi(portal.api, operation, {
      headers: { ...authHeaders(staff), ...randomIpHeader() },
      body: { requestId, ...body },
    });
  const message = (fileId: string, more: object = {}) => ({
    text: 'Here it is',
    uploadedFiles: [{ fileId }],
    messageId: randomUUID(),
    ...more,
  });
  return {
    updateRequestFiles: (fileId) => release(portal, staff, requestId, [fileId]),
    'updateRequestFiles with a charge': (fileId) =>
      release(portal, staff, requestId, [fileId], { requiresPayment: true, chargeAmount: '10.00' }),
    fulfillRequest: (fileId) =>
      call(fulfillRequest, {
        key: randomUUID(),
        seen: { fileIds: [], invoiceIds: [], workCount: 0 },
        documents: { uploadedFiles: [{ fileId }] },
      }),
    sendMessage: (fileId) => call(sendMessage, message(fileId)),
    'sendMessage as a letter': (fileId) => call(sendMessage, message(fileId, { asLetter: true })),
  } satisfies Record<string, (fileId: string) => Promise<ApiResponse>>;
}
