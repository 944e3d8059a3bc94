/** Azurite's published development account; not a secret. */
const account = 'devstoreaccount1';
const key = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';

/** The connection string of the local storage account at these addresses. */
export function storageConnection({ blobUrl, queueUrl }: { blobUrl: string; queueUrl: string }): string {
  return [
    'DefaultEndpointsProtocol=http',
    `AccountName=${account}`,
    `AccountKey=${key}`,
    `BlobEndpoint=${blobUrl}/${account}`,
    `QueueEndpoint=${queueUrl}/${account}`,
  ].join(';');
}
