import type { BlobSASSignatureValues } from '@azure/storage-blob';

/** Links work over https only, except locally, where the blob server uses http. */
export async function sasProtocol(
  mode: 'local' | 'azure',
): Promise<Pick<BlobSASSignatureValues, 'protocol'>> {
  const { SASProtocol } = await import('@azure/storage-blob');
  return { protocol: mode === 'local' ? SASProtocol.HttpsAndHttp : SASProtocol.Https };
}
