import { onBlobs } from '../blobs/account.ts';

/** The requests with stored sources, in the order of their IDs, after one of them; null for all. */
export async function* assembledRequests(after: string | null): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const page = await pageAt(token);
    for (const requestId of page.requestIds) if (after === null || requestId > after) yield requestId;
    token = page.token;
  } while (token);
}

async function pageAt(token: string | undefined) {
  return onBlobs('sources', async (container) => {
    const from = token ? { continuationToken: token } : {};
    for await (const { segment, continuationToken } of container.listBlobsByHierarchy('/').byPage(from))
      return {
        requestIds: (segment.blobPrefixes ?? []).map(({ name }) => name.slice(0, -1)),
        token: continuationToken,
      };
    return { requestIds: [], token: undefined };
  });
}
