import {
  downloadMessagesExport,
  exportMessages,
  messagesExportStatus,
} from '@portal/contract/messages/endpoints.ts';
import { type ApiResponse, callApi, dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { eventually } from '../portal/eventually.ts';

/** The calls that export the thread of a request as PDF. */
export function threadExports(
  { api }: { readonly api: string },
  callerHeaders: Record<string, string>,
  requestId: string,
) {
  const headers = () => ({ ...callerHeaders, ...randomIpHeader() });
  const order = (more: object = {}) =>
    dataOf(api, exportMessages, { headers: headers(), body: { requestId, ...more } });
  const status = async (bundleId: string) =>
    (await dataOf(api, messagesExportStatus, { headers: headers(), query: { requestId, bundleId } })).state;
  const download = (bundleId: string): Promise<ApiResponse> =>
    callApi(api, downloadMessagesExport, { headers: headers(), body: { requestId, bundleId } });
  const orderAndWait = async (more: object = {}, timeoutMs?: number) => {
    const { bundleId } = await order(more);
    const isReady = async () => {
      const state = await status(bundleId);
      if (state === 'failed') throw new Error('The thread could not be printed');
      return state === 'ready';
    };
    await eventually('the printed thread', isReady, timeoutMs);
    return bundleId;
  };
  return {
    order,
    tryToOrder: (): Promise<ApiResponse> =>
      callApi(api, exportMessages, { headers: headers(), body: { requestId } }),
    status,
    tryStatus: (bundleId: string): Promise<ApiResponse> =>
      callApi(api, messagesExportStatus, { headers: headers(), query: { requestId, bundleId } }),
    download,
    orderAndWait,
    /** Orders a thread, waits until it is printed, and returns the response of its link. */
    print: async (more: object = {}, timeoutMs?: number): Promise<Response> => {
      const bundleId = await orderAndWait(more, timeoutMs);
      const { url } = await dataOf(api, downloadMessagesExport, {
        headers: headers(),
        body: { requestId, bundleId },
      });
      return fetch(url);
    },
  };
}
