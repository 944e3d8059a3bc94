import type { BlobSASSignatureValues } from '@azure/storage-blob';

/** Links are good over https only, except on one machine, whose blob server speaks http. */
export async function sasProtocol(
  mode: 'local' | 'azure',
): Promise<Pick<BlobSASSignatureValues, 'protocol'>> {
  const { SASProtocol } = await import('@azure/storage-blob');
  return { protocol: mode === 'local' ? SASProtocol.HttpsAndHttp : SASProtocol.Https };
}
