import type { BlobServiceClient, ContainerClient } from '@azure/storage-blob';
import { settings } from '../../config/settings.ts';
import type { BlobContainer } from '../blobs/account.ts';

const retryOptions = { maxTries: 8, tryTimeoutInMs: 120_000, retryDelayInMs: 500, maxRetryDelayInMs: 30_000 };

let opened: Promise<BlobServiceClient> | undefined;
const made = new Map<BlobContainer, Promise<unknown>>();

/** A container of the portal's blobs, for work that takes its time. */
export async function blobs(name: BlobContainer): Promise<ContainerClient> {
  opened ??= open();
  const container = (await opened).getContainerClient(name);
  if (settings().PORTAL_MODE === 'local') {
    if (!made.has(name)) made.set(name, container.createIfNotExists());
    await made.get(name);
  }
  return container;
}

async function open(): Promise<BlobServiceClient> {
  const { BlobServiceClient } = await import('@azure/storage-blob');
  const { BLOB_CONNECTION_STRING, BLOB_ENDPOINT } = settings();
  if (BLOB_CONNECTION_STRING)
    return BlobServiceClient.fromConnectionString(BLOB_CONNECTION_STRING, { retryOptions });
  if (!BLOB_ENDPOINT) throw new Error('BLOB_ENDPOINT or BLOB_CONNECTION_STRING is needed.');
  const { DefaultAzureCredential } = await import('@azure/identity');
  return new BlobServiceClient(BLOB_ENDPOINT, new DefaultAzureCredential(), { retryOptions });
}
