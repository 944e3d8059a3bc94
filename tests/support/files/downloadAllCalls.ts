import {
  downloadAllStatus,
  prepareDownloadAll,
  claimDownloadAll,
} from '@portal/contract/files/endpoints/downloadAll.ts';
import { type ApiResponse, callApi, dataOf } from '../api/callApi.ts';
import { eventually } from '../portal/eventually.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { containerOf } from '../portal/stores.ts';
import { unzip } from './unzip.ts';

/** The calls that download all files of a request. */
export function downloadAllCalls(
  { api }: { readonly api: string },
  callerHeaders: Record<string, string>,
  requestId: string,
) {
  const headers = () => ({ ...callerHeaders, ...randomIpHeader() });
  const prepare = () => dataOf(api, prepareDownloadAll, { headers: headers(), body: { requestId } });
  const status = (bundleId: string) =>
    dataOf(api, downloadAllStatus, { headers: headers(), query: { requestId, bundleId } });
  const download = (bundleId: string): Promise<ApiResponse> =>
    callApi(api, claimDownloadAll, { headers: headers(), body: { requestId, bundleId } });
  return {
    prepare,
    tryToPrepare: () => callApi(api, prepareDownloadAll, { headers: headers(), body: { requestId } }),
    status,
    tryStatus: (bundleId: string) =>
      callApi(api, downloadAllStatus, { headers: headers(), query: { requestId, bundleId } }),
    download,
    /** Orders a zip and waits until it is ready. */
    prepareAndWait: async (timeoutMs?: number) => {
      const prepared = await prepare();
      const isReady = async () => {
        const { state } = await status(prepared.bundleId);
        if (state === 'failed') throw new Error('The zip could not be made');
        return state === 'ready';
      };
      await eventually('the zip', isReady, timeoutMs);
      return prepared;
    },
    /** Downloads and unpacks a zip that is ready. */
    unpack: async (bundleId: string) => {
      const result = await download(bundleId);
      if (result.status !== 200) throw new Error(JSON.stringify(result));
      const response = await fetch(linkOf(result));
      return unzip(new Uint8Array(await response.arrayBuffer()));
    },
  };
}

/** Patches a stored zip, for example its builder. */
export async function setBundle(
  portal: Parameters<typeof containerOf>[0],
  { requestId, bundleId }: { readonly requestId: string; readonly bundleId: string },
  facts: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  const container = await containerOf(portal, 'requests');
  await container
    .item(`bundle|${bundleId}`, requestId)
    .patch(Object.entries(facts).map(([name, value]) => ({ op: 'set', path: `/${name}`, value })));
}

export function linkOf({ data }: Pick<ApiResponse, 'data'>): string {
  return (data as { url: string }).url;
}
